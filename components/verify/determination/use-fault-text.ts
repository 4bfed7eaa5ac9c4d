'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';

const known = [
  'amount_invalid',
  'head_unknown',
  'heads_do_not_balance',
  'reason_required',
  'reason_unexpected',
  'reason_unknown',
  'category_unfit',
] as const;

/** Says in a few words beside its field what is wrong there. */
export function useFaultText() {
  const t = useTranslations('desk.faults');
  return useCallback(
    (code: string) => {
      const name = known.find((one) => one === code);
      return t(name ?? 'other');
    },
    [t],
  );
}
