import 'server-only';
import type { CaseFacts } from '@/lib/case/fields';
import type { Language } from '@/lib/i18n/language';
import { paperWords } from './frame';
import { printable } from './printable';

interface Covered {
  language: Language;
  number: string;
  /** Name and address, a line each, ready to be set. */
  recipient: string[];
  madeAt: Date;
}

/** The sheet before a letter: addresses for an envelope's window, and the subject. */
export function coverOf(facts: CaseFacts, { language, number, recipient, madeAt }: Covered) {
  const t = paperWords(language);
  const sender = [facts.professionalName, facts.professionalAddress]
    .flatMap((one) => (one ? printable(one).split('\n') : []))
    .join(' · ');
  return {
    template: 'cover',
    lang: language,
    title: t('cover.title', { number }),
    author: facts.professionalName ? printable(facts.professionalName) : t('head.office'),
    made: {
      year: madeAt.getUTCFullYear(),
      month: madeAt.getUTCMonth() + 1,
      day: madeAt.getUTCDate(),
    },
    sender,
    recipient,
    about: [
      facts.debtorName ? printable(facts.debtorName) : t('head.debtorUnknown'),
      ...(facts.caseNumber ? [printable(facts.caseNumber)] : []),
      t('cover.number', { number }),
    ],
    lacking: null,
  };
}
