'use client';

import { useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import { Alert } from '@/components/ui/alert';
import { cn } from '@/components/ui/cn';
import { paiseOf } from '@/lib/format/amount';
import { formatMoney, fromPaise } from '@/lib/format/money';
import { type Paise, parts, totalOf } from '@/lib/law/amounts';
import { type DeskValues, type HeadValues, paise } from './values';

const columns = ['claimed', ...parts] as const;

const inPaise = (head: HeadValues): Paise => ({
  claimed: paise(head.claimed),
  admitted: paise(head.admitted),
  contingent: paise(head.contingent),
  notAdmitted: paise(head.notAdmitted),
  underVerification: paise(head.underVerification),
});

/** The sum of all heads while the person types, and whether it is what is claimed. */
export function Totals({ claimAmount }: { claimAmount: string }) {
  const t = useTranslations('desk.determination');
  const law = useTranslations('law.parts');
  const { control, formState } = useFormContext<DeskValues>();
  const heads = useWatch({ control, name: 'heads' });
  const total = totalOf(heads.map(inPaise));
  const whole = total.claimed === paiseOf(claimAmount);
  const refused = formState.errors.root?.totals;
  return (
    <section aria-label={t('totals')} className="rounded-md bg-paper-deep px-3 py-2">
      <dl className="grid text-sm">
        {columns.map((part) => (
          <div key={part} className="flex justify-between gap-3">
            <dt className={cn(part === 'claimed' && 'font-semibold')}>{law(part)}</dt>
            <dd
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
      {(!whole || refused) && (
        <Alert tone="amber" live className="mt-2">
          {t('notWhole', { amount: formatMoney(claimAmount) })}
        </Alert>
      )}
    </section>
  );
}
