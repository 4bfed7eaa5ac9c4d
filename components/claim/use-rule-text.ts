'use client';

import { useTranslations } from 'next-intl';
import { formatMoney } from '@/lib/format/money';
import { amountOfRule } from '@/lib/reference/proposal-rule';

export function useRuleText() {
  const t = useTranslations('law.rules');
  return (rule: string) => {
    const amount = amountOfRule(rule);
    return amount === null ? rule : t('inFullBelow', { amount: formatMoney(amount) });
  };
}
