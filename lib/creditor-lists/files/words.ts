import 'server-only';
import { createTranslator } from 'use-intl/core';
import { courtLines } from '@/lib/case/court';
import type { CourtFacts } from '@/lib/case/fields';
import { groundText } from '@/lib/creditor-lists/ground-text';
import { countedAs, type ListLine, type PresentedList } from '@/lib/creditor-lists/present';
import { formatDate } from '@/lib/format/date';
import { formatMoney } from '@/lib/format/money';
import { formOf } from '@/lib/forms/definitions/registry';
import { optionLabel } from '@/lib/forms/labels';
import type { Language } from '@/lib/i18n/language';
import { wordsIn } from '@/lib/i18n/words';
import type { Category } from '@/lib/law/categories';
import { financialOutsideClass } from '@/lib/law/committee';
import { currencyFacts } from '@/lib/law/currency-text';
import { facilityWordsIn } from '@/lib/law/facility-words';

const besideClass: readonly Category[] = financialOutsideClass;

/** The words of a list's files in a language. */
export function listWords(locale: Language) {
  const words = wordsIn(locale);
  const t = createTranslator({ locale, messages: words.creditors, namespace: 'sheet' });
  const head = createTranslator({ locale, messages: words.papers, namespace: 'head' });
  const law = createTranslator({ locale, messages: words.law, namespace: 'categories' });
  const currency = createTranslator({ locale, messages: words.law, namespace: 'currency' });
  const reasons = createTranslator({ locale, messages: words.law, namespace: 'reasons' });
  const transfersOf = ({ transfers }: Pick<ListLine, 'transfers'>) =>
    transfers.map(({ way, claim, amount, on }) =>
      t(`transferred.${way}`, {
        amount: formatMoney(amount),
        claim,
        date: formatDate(on, locale),
      }),
    );
  /** The amount, and the rate by which it became rupees. */
  const currencyOf = (line: Pick<ListLine, 'currency'>) =>
    line.currency ? [currency('text', currencyFacts(line.currency, locale))] : [];
  const facility = facilityWordsIn(locale);
  const groundsOf = ({ grounds }: Pick<ListLine, 'grounds'>) =>
    grounds.map((ground) => groundText(ground, reasons, t('otherReason')));
  return {
    t,
    nameOf: ({ name }: Pick<ListLine, 'name'>) => name ?? t('remainder'),
    /** For a list with named classes. */
    classOf: ({ creditorClass }: Pick<ListLine, 'creditorClass'>) =>
      creditorClass?.name ?? t('noClass'),
    remarksOf: (line: Pick<ListLine, 'remarks' | 'currency' | 'grounds' | 'transfers'>) => [
      ...(line.remarks ? [line.remarks] : []),
      ...currencyOf(line),
      ...groundsOf(line),
      ...transfersOf(line),
    ],
    currencyOf,
    facility,
    facilitiesOf: ({ facilities }: Pick<ListLine, 'facilities'>) =>
      (facilities ?? []).map(facility.textOf),
    groundsOf,
    transfersOf,
    /** '' where the list has neither. */
    courtOf: (list: CourtFacts) => courtLines(list, locale, head).join(' · '),
    /** Says a category as the format in use heads its annexure. */
    categoryOf: (category: Category) =>
      besideClass.includes(category)
        ? t('otherThanClass', { category: law(category) })
        : law(category),
    natureOf: ({ form, nature }: Pick<ListLine, 'form' | 'nature'>) =>
      optionLabel(words.forms, formOf(form), 'natureOfClaim', nature),
  };
}

/** Says how a list counts claims, people, amounts in two lines or before a court, other currencies, and facilities. */
export const howCounted = (
  { t }: Pick<ListWords, 't'>,
  { totals }: Pick<PresentedList, 'totals'>,
) => [
  t(countedAs({ totals })),
  ...(totals.transferred === '0.00'
    ? []
    : [t('once', { amount: formatMoney(totals.transferred) })]),
  ...(totals.subJudice ? [t('subJudice')] : []),
  ...(totals.inCurrency ? [t('inCurrency')] : []),
  ...(totals.facilities ? [t('facilities')] : []),
];

export type ListWords = ReturnType<typeof listWords>;
