'use client';

import { useTranslations } from 'next-intl';
import type { ListedClaim } from '@/lib/claims/present';
import { formatMoney } from '@/lib/format/money';

/** Under the amount of a claim in a list: what is admitted of it, or proposed to be. */
export function AdmittedLine({ determination }: Pick<ListedClaim, 'determination'>) {
  const t = useTranslations('ui.admitted');
  if (!determination) return null;
  const { state, totals } = determination;
  return (
    <span className="block text-sm text-ink-soft md:ml-auto md:max-w-40 md:whitespace-normal">
      {t(state === 'confirmed' ? 'confirmed' : 'proposed', {
        amount: formatMoney(totals.admitted),
        state,
      })}
    </span>
  );
}
