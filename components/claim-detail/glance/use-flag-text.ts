'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ClaimFlag } from '@/lib/claims/flags/flags';
import { formatDate } from '@/lib/format/date';
import { formatMoney } from '@/lib/format/money';

const days = new Set(['received', 'lastDate', 'day', 'commencement', 'since', 'tellBy']);
const amounts = new Set(['sum', 'amount']);

/** What is said of a flag in a sentence. */
export function useFlagText() {
  const t = useTranslations('flags.says');
  const language = useLocale();
  const written = (name: string, value: string) => {
    if (days.has(name)) return formatDate(value, language);
    return amounts.has(name) ? formatMoney(value) : value;
  };
  return ({ name, says = {} }: ClaimFlag) => {
    const values = Object.fromEntries(
      Object.entries(says).map(([key, value]) => [key, written(key, value)]),
    );
    // Which values each sentence has stands in lib/claims/flags.
    return t(name, { track: 'none', ...values } as never);
  };
}
