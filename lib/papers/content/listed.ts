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
import { printable } from './printable';
import type { ToldList } from './told-list';

const nothing = '0.00';

/** The letter about a list that is published or withdrawn: the creditor's row, and until when they may object. */
export function listedPaperOf(
  facts: CaseFacts,
  claim: ClaimOfPaper,
  list: ToldList,
  language: Language,
) {
  const t = paperWords(language);
  const law = createTranslator({ locale: language, messages: wordsIn(language).law });
  const { number, row, withdrawn } = list;
  const category = categories[row.annexure - 1];
  const [asOn, until] = [formatDate(list.asOn, language), formatDate(list.until, language)];
  const state = withdrawn ? 'withdrawn' : 'published';
  const contact = [facts.professionalName, facts.professionalEmail].filter((one) => one !== null);
  const amount = (part: 'claimed' | (typeof parts)[number]) => ({
    label: law(`parts.${part}`),
    value: formatMoney(row[part]),
  });
  return {
    title: t(`listed.${state}.title`),
    subtitle: t(`listed.${state}.subtitle`, {
      number: claim.claimNumber,
      when: formatDateTime(list.at, language),
    }),
    recipient: { label: t('decision.to'), value: printable(claim.creditorName) },
    meaning: t(`listed.${state}.meaning`),
    facts: [
      {
        label: t('objection.list'),
        value: t('objection.listValue', { number, date: asOn }),
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
      ...(withdrawn ? [] : [{ label: t('listed.until'), value: until }]),
    ],
    next: {
      title: t('objection.next'),
      lines: [
        t(`listed.${state}.next`, { until, number: claim.claimNumber }),
        ...(contact.length > 0
          ? [t('decision.contact', { contact: contact.map((one) => printable(one)).join(', ') })]
          : []),
      ],
    },
  };
}
