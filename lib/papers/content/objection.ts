import 'server-only';
import { createTranslator } from 'use-intl/core';
import type { CaseFacts } from '@/lib/case/fields';
import { formatDate, formatDateTime } from '@/lib/format/date';
import { formatMoney } from '@/lib/format/money';
import type { Language } from '@/lib/i18n/language';
import { wordsIn } from '@/lib/i18n/words';
import { parts } from '@/lib/law/amounts';
import { categories } from '@/lib/law/categories';
import type { ClaimOfPaper } from './claim';
import { paperWords } from './frame';
import { otherLanguageNote } from './other-language';
import { printable } from './printable';
import type { RefusedObjection } from './refused-objection';

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
  const law = createTranslator({ locale: language, messages: words.law });
  const { row } = objection;
  const category = categories[row.annexure - 1];
  const contact = [facts.professionalName, facts.professionalEmail].filter((one) => one !== null);
  const amount = (part: 'claimed' | (typeof parts)[number]) => ({
    label: law(`parts.${part}`),
    value: formatMoney(row[part]),
  });
  return {
    title: t('objection.title'),
    subtitle: t('objection.subtitle', {
      number: claim.claimNumber,
      when: formatDateTime(objection.closedAt, language),
    }),
    recipient: { label: t('decision.to'), value: printable(claim.creditorName) },
    meaning: t('objection.meaning'),
    facts: [
      {
        label: t('objection.list'),
        value: t('objection.listValue', {
          number: objection.list,
          date: formatDate(objection.asOn, language),
        }),
      },
      {
        label: t('objection.place'),
        value: t('objection.placeValue', {
          annexure: row.annexure,
          category: category ? law(`categories.${category}`) : '',
        }),
      },
      amount('claimed'),
      ...parts.filter((part) => part === 'admitted' || row[part] !== nothing).map(amount),
      { label: t('objection.madeOn'), value: formatDateTime(objection.madeAt, language) },
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
        t('objection.further', {
          ask: words.changes.ask,
          decided: isDetermined(row) ? 'yes' : 'no',
        }),
        t('objection.court'),
        ...(contact.length > 0
          ? [
              t('decision.contact', {
                contact: contact.map((one) => printable(one)).join(', '),
              }),
            ]
          : []),
      ],
    },
  };
}
