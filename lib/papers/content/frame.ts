import 'server-only';
import { renderSVG } from 'uqr';
import { createTranslator } from 'use-intl/core';
import { courtLines } from '@/lib/case/court';
import type { CaseFacts } from '@/lib/case/fields';
import { formatDate, formatDateTime } from '@/lib/format/date';
import type { Language } from '@/lib/i18n/language';
import { wordsIn } from '@/lib/i18n/words';
import { shownCode } from '@/lib/papers/check-code';
import { paperNumber } from '@/lib/papers/kinds';
import { printable } from './printable';

export interface Framed {
  language: Language;
  claimNumber: string;
  number: number;
  code: string;
  portal: string;
  madeAt: Date;
}

export const paperWords = (locale: Language) =>
  createTranslator({ locale, messages: wordsIn(locale).papers });

const lines = (text: string | null) => (text ? printable(text).split('\n').filter(Boolean) : []);

function headOf(facts: CaseFacts, language: Language) {
  const t = paperWords(language);
  const { debtorName, debtorCin, commencementDate } = facts;
  const professional = [
    ...lines(facts.professionalName),
    ...lines(facts.professionalRegistration),
    ...lines(facts.professionalAddress),
    ...lines(facts.professionalEmail),
  ];
  return {
    matter: t('head.matter'),
    debtor: debtorName ? printable(debtorName) : t('head.debtorUnknown'),
    lines: [
      ...(debtorCin ? [t('head.cin', { cin: debtorCin })] : []),
      ...(commencementDate
        ? [t('head.commencement', { date: formatDate(commencementDate, language) })]
        : []),
      ...courtLines(facts, language, (_, order) => t('head.order', order)).flatMap(lines),
    ],
    office: t('head.office'),
    professional: professional.length > 0 ? professional : [t('head.officeUnknown')],
  };
}

const partsOf = (moment: Date) => ({
  year: moment.getUTCFullYear(),
  month: moment.getUTCMonth() + 1,
  day: moment.getUTCDate(),
  hour: moment.getUTCHours(),
  minute: moment.getUTCMinutes(),
  second: moment.getUTCSeconds(),
});

interface Plain {
  language: Language;
  madeAt: Date;
  line: string;
}

/** Head and foot of a sheet that is no paper: nobody checks it by a code. */
export function plainFrameOf(facts: CaseFacts, { language, madeAt, line }: Plain) {
  const t = paperWords(language);
  return {
    lang: language,
    author: facts.professionalName ? printable(facts.professionalName) : t('head.office'),
    made: partsOf(madeAt),
    head: headOf(facts, language),
    foot: {
      lines: [line],
      // The template counts them.
      pages: t('foot.pages', { page: '{page}', pages: '{pages}' }),
      qr: null as string | null,
      address: '',
    },
    check: null,
    lacking: t('check.lacking'),
  };
}

/** What every paper carries: debtor and professional, number, time and code, and how to check it. */
export function frameOf(facts: CaseFacts, paper: Framed) {
  const { language, madeAt } = paper;
  const t = paperWords(language);
  const code = shownCode(paper.code);
  const address = `${paper.portal.replace(/\/$/, '')}/check/${code}`;
  const number = paperNumber(paper.claimNumber, paper.number);
  const line = t('foot.made', { number, when: formatDateTime(madeAt, language) });
  const { foot, ...plain } = plainFrameOf(facts, { language, madeAt, line });
  return {
    ...plain,
    foot: {
      ...foot,
      lines: [line, t('foot.code', { code }), address],
      qr: renderSVG(address, { border: 0 }),
      address,
    },
    check: {
      title: t('check.title'),
      text: t('check.text'),
      facts: [
        { label: t('check.code'), value: code },
        { label: t('check.address'), value: address },
      ],
    },
  };
}
