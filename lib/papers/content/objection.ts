import 'server-only';
import type { CaseFacts } from '@/lib/case/fields';
import { dayInIndia, formatDate, formatDateTime } from '@/lib/format/date';
import type { Language } from '@/lib/i18n/language';
import { wordsIn } from '@/lib/i18n/words';
import { parts } from '@/lib/law/amounts';
import type { ClaimOfPaper } from './claim';
import { contactLine } from './contact-line';
import { paperWords } from './frame';
import { otherLanguageNote } from './other-language';
import { printable } from './printable';
import type { RefusedObjection } from './refused-objection';
import { rowLines } from './row-lines';

const nothing = '0.00';

/** Whether anything of the row was determined: its claim takes requests then. */
const isDetermined = (row: RefusedObjection['row']) =>
  parts.some((part) => part !== 'underVerification' && row[part] !== nothing);

/** The letter about a refused objection: which row, why it stays, and what the creditor can do. */
export function objectionPaperOf(
  facts: CaseFacts,
  claim: ClaimOfPaper,
  objection: RefusedObjection,
  language: Language,
) {
  const t = paperWords(language);
  const words = wordsIn(language);
  const { row } = objection;
  return {
    title: t('objection.title'),
    subtitle: t('objection.subtitle', {
      number: claim.claimNumber,
      when: formatDateTime(objection.closedAt, language),
    }),
    recipient: { label: t('decision.to'), value: printable(claim.creditorName) },
    meaning: t('objection.meaning'),
    facts: [
      ...rowLines({ ...objection, number: objection.list }, language),
      objection.onPaper
        ? {
            label: t('change.came'),
            value: formatDate(dayInIndia(objection.madeAt), language),
          }
        : { label: t('objection.madeOn'), value: formatDateTime(objection.madeAt, language) },
      { label: t('objection.ground'), value: words.objections.grounds[objection.ground] },
    ],
    said: { title: t('objection.said'), text: printable(objection.text) },
    reasons: {
      title: t('objection.reasons'),
      text: printable(objection.reasons),
      note: otherLanguageNote(language, [objection.reasons]),
    },
    next: {
      title: t('objection.next'),
      lines: [
        objection.onPaper
          ? t('change.next', { ask: words.changes.ask })
          : t('objection.further', {
              ask: words.changes.ask,
              decided: isDetermined(row) ? 'yes' : 'no',
            }),
        t('objection.court'),
        ...contactLine(facts, language),
      ],
    },
  };
}
