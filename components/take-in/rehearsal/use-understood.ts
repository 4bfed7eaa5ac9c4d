'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useFormWords } from '@/components/claim-form/use-form-words';
import { formatDate } from '@/lib/format/date';
import { formatMoney } from '@/lib/format/money';
import { rules } from '@/lib/forms/kinds/shared/rules';
import { ruleSentence } from '@/lib/forms/rule-sentence';
import type { AskedCell, AskedCells } from '@/lib/imports/registers/rehearse';
import { kindOf } from '@/lib/registers/facts';

const asks = ['meant', 'ledger', 'creditOrCrore', 'advance', 'monthFirst', 'year'] as const;

/** What is asked of such cells; undefined where they break a rule. */
export const asksOf = ({ why }: AskedCells) => asks.find((ask) => ask === why);

/** Gives the function that says what was understood of a cell: a value or two, or nothing and why. */
export function useUnderstood({ fact, why }: AskedCells) {
  const t = useTranslations('takeIn.rehearsal.asked');
  const facts = useTranslations('takeIn.facts');
  const words = useFormWords();
  const language = useLocale();
  const written = (value: string) => {
    const kind = kindOf(fact);
    if (kind === 'day') return formatDate(value, language);
    return kind === 'amount' ? formatMoney(value) : value;
  };
  const rule = rules.find((one) => one === why);
  return ({ meant, or, params }: AskedCell) => {
    if (meant === undefined)
      return t('nothing', { why: rule ? ruleSentence(words, facts(fact), rule, params) : '' });
    return or === undefined
      ? written(meant)
      : t('either', { one: written(meant), other: written(or) });
  };
}
