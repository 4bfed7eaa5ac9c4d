'use client';

import { useTranslations } from 'next-intl';
import type { ListedClaim } from '@/lib/claims/records/present';
import { formatMoney } from '@/lib/format/money';

/** The admitted amount. A proposed one is fainter and dotted, and follows the amount that is in force until then. */
export function AdmittedCell({ determination }: Pick<ListedClaim, 'determination'>) {
  const t = useTranslations('ui.admitted');
  if (!determination) return <span className="text-ink-faint">–</span>;
  const { state, totals, inForce } = determination;
  const amount = formatMoney(totals.admitted);
  const confirmed = state === 'confirmed';
  const words = t(confirmed ? 'confirmed' : 'proposed', { amount, state });
  return (
    <>
      {inForce && <InForce amount={formatMoney(inForce)} />}
      <span
        title={words}
        className={confirmed ? '' : 'text-ink-soft underline decoration-dotted underline-offset-4'}
      >
        <span aria-hidden="true">{amount}</span>
        <span className="sr-only">{words}</span>
      </span>
    </>
  );
}

/** The amount in force, behind which a new one is proposed. */
function InForce({ amount }: { amount: string }) {
  const t = useTranslations('ui.admitted');
  return (
    <>
      <span aria-hidden="true">{`${amount} → `}</span>
      <span className="sr-only">{`${t('confirmed', { amount, state: 'confirmed' })}; `}</span>
    </>
  );
}
