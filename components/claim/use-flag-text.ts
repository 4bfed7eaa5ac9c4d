'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ClaimFlag } from '@/lib/claims/records/flags/flags';
import { formatDate } from '@/lib/format/date';
import { formatMoney } from '@/lib/format/money';

const dayValues = new Set(['received', 'lastDate', 'day', 'commencement', 'since', 'tellBy']);

const amountValues = new Set(['sum', 'amount']);

/** Says a flag of a claim in a sentence. */
export function useFlagText() {
  const t = useTranslations('flags.says');
  const language = useLocale();
  const written = (name: string, value: string) => {
    if (dayValues.has(name)) return formatDate(value, language);
    return amountValues.has(name) ? formatMoney(value) : value;
  };
  return ({ name, says = {} }: ClaimFlag) => {
    const values = Object.fromEntries(
      Object.entries(says).map(([key, value]) => [key, written(key, value)]),
    );
    // lib/claims/records/flags says which values each sentence has.
    return t(name, { track: 'none', ...values } as never);
  };
}
