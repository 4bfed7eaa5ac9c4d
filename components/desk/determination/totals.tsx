'use client';

import { useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import { Alert } from '@/components/ui/alert';
import { cn } from '@/components/ui/cn';
import { paiseOf } from '@/lib/format/amount';
import { formatMoney, fromPaise } from '@/lib/format/money';
import { type Paise, parts, totalOf, whollyUnderVerification } from '@/lib/law/amounts';
import { type DeskValues, type HeadValues, paise } from './values';

const columns = ['claimed', ...parts] as const;

const inPaise = (head: HeadValues): Paise => ({
  claimed: paise(head.claimed),
  admitted: paise(head.admitted),
  contingent: paise(head.contingent),
  notAdmitted: paise(head.notAdmitted),
  underVerification: paise(head.underVerification),
});

export interface TotalsProps {
  claimAmount: string;
  /** Whether the claimant was told a decision, which one that decides nothing takes back. */
  told: boolean;
}

/** What all heads come to, and what that means. */
export function useTotals() {
  const { control, formState } = useFormContext<DeskValues>();
  const heads = useWatch({ control, name: 'heads' });
  const total = totalOf(heads.map(inPaise));
  return {
    columns,
    total,
    isWhole: (claimAmount: string) => total.claimed === paiseOf(claimAmount),
    isRefused: formState.errors.root?.totals !== undefined,
    decidesNothing: whollyUnderVerification(total),
  };
}

/** On phones: what all heads come to while it is typed, whether that is what is claimed, and whether it decides anything. */
export function Totals({ claimAmount, told }: TotalsProps) {
  const t = useTranslations('desk.determination');
  const law = useTranslations('law.parts');
  const { total, isWhole, isRefused, decidesNothing } = useTotals();
  const whole = isWhole(claimAmount);
  return (
    <section aria-label={t('totals')} className="rounded-md bg-paper-deep px-3 py-2">
      <dl className="grid text-sm">
        {columns.map((part) => (
          <div key={part} className="flex justify-between gap-3">
            <dt className={cn(part === 'claimed' && 'font-semibold')}>{law(part)}</dt>
            <dd
              data-sum={part}
              className={cn(
                'figures',
                (part === 'claimed' || part === 'admitted') && 'font-semibold',
              )}
            >
              {formatMoney(fromPaise(total[part]))}
            </dd>
          </div>
        ))}
      </dl>
      {!told && whole && decidesNothing && (
        <p className="mt-1 text-sm text-ink-soft">{t('noLetter')}</p>
      )}
      {(!whole || isRefused) && (
        <Alert tone="amber" live className="mt-2">
          {t('notWhole', { amount: formatMoney(claimAmount) })}
        </Alert>
      )}
    </section>
  );
}
