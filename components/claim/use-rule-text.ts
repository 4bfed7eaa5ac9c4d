'use client';

import { useTranslations } from 'next-intl';
import { formatMoney } from '@/lib/format/money';
import { fullName } from '@/lib/format/person';
import { amountOfRule, exampleOfRule } from '@/lib/reference/proposal-rule';

export function useRuleText() {
  const t = useTranslations('law.rules');
  return (rule: string) => {
    const amount = amountOfRule(rule);
    if (amount !== null) return t('inFullBelow', { amount: formatMoney(amount) });
    const example = exampleOfRule(rule);
    return example ? t('like', { claim: example.claimNumber, number: example.number }) : rule;
  };
}

/** Says who proposed a determination: a person, a rule, or a person like another determination; undefined for nobody. */
export function useProposerText() {
  const ruleText = useRuleText();
  return (person: Parameters<typeof fullName>[0] | null, rule: string | null) => {
    const named = [person && fullName(person), rule && ruleText(rule)].filter(Boolean);
    return named.length > 0 ? named.join(', ') : undefined;
  };
}
