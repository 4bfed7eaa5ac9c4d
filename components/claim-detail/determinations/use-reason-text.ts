'use client';

import { useTranslations } from 'next-intl';
import { formatMoney } from '@/lib/format/money';
import type { DeterminedHead } from '@/lib/law/judge';
import { reasonText } from '@/lib/law/reason-text';

/** Says why an amount is not admitted, or only contingently; with the amount where a head has several reasons. */
export function useReasonText() {
  const t = useTranslations('law.reasons');
  const words = useTranslations('claim.determinations');
  return ({ reasons }: Pick<DeterminedHead, 'reasons'>) =>
    reasons.map((one) => {
      const reason = reasonText(one, (code, given) => t(code, { ...given }));
      return reasons.length > 1
        ? words('reasonWithAmount', { reason, amount: formatMoney(one.amount) })
        : reason;
    });
}
