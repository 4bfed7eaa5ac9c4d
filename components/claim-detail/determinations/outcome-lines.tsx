'use client';

import { useTranslations } from 'next-intl';
import { paiseOf } from '@/lib/format/amount';
import { formatMoney } from '@/lib/format/money';
import { type Amounts, parts } from '@/lib/law/amounts';

/** To its claimant: what was asked for, what of it is admitted, and what is not. */
export function OutcomeLines({ totals }: { totals: Amounts }) {
  const t = useTranslations('claim.outcome');
  const law = useTranslations('law.parts');
  const whole = paiseOf(totals.admitted) >= paiseOf(totals.claimed);
  const used = (['claimed', ...parts] as const).filter(
    (part) => part === 'claimed' || part === 'admitted' || paiseOf(totals[part]) > 0n,
  );
  return (
    <div className="grid gap-3">
      <dl className="grid gap-x-8 gap-y-2 md:auto-cols-fr md:grid-flow-col">
        {used.map((part) => (
          <div
            key={part}
            className="flex flex-wrap items-baseline justify-between gap-x-4 md:flex-col md:justify-start"
          >
            <dt>{law(part)}</dt>
            <dd className="figures ml-auto text-xl font-semibold md:ml-0">
              {formatMoney(totals[part])}
            </dd>
          </div>
        ))}
      </dl>
      {whole && <p className="font-semibold text-green">{t('whole')}</p>}
      {paiseOf(totals.underVerification) > 0n && (
        <p>{t('verifying', { amount: formatMoney(totals.underVerification) })}</p>
      )}
    </div>
  );
}
