'use client';

import { useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import { type TotalsProps, useTotals } from '@/components/desk/determination/totals';
import { type DeskValues, missingOf } from '@/components/desk/determination/values';
import { cn } from '@/components/ui/cn';
import { groupedAmount } from '@/lib/format/amount-in-field';
import { formatMoney, fromPaise } from '@/lib/format/money';
import { useSays } from './use-says';

/** What each column comes to. */
export function SumsRow() {
  const t = useTranslations('desk.determination');
  const { columns, total } = useTotals();
  return (
    <tfoot>
      <tr>
        <th scope="row">{t('sum')}</th>
        {columns.map((part) => (
          <td key={part} data-sum={part} className="figures text-right">
            {total[part] === 0n ? '–' : groupedAmount(fromPaise(total[part]))}
          </td>
        ))}
        <td />
      </tr>
    </tfoot>
  );
}

interface SumsLineProps extends TotalsProps {
  /** The head in focus. */
  active: number | null;
  labelAt: (at: number) => string;
}

/** What is wrong with the head in focus, or left of any head, in full: its row has room for the beginning alone. */
export function SumsLine({ claimAmount, told, active, labelAt }: SumsLineProps) {
  const t = useTranslations('desk.determination');
  const { control, formState } = useFormContext<DeskValues>();
  const heads = useWatch({ control, name: 'heads' });
  const { isWhole, isRefused, decidesNothing } = useTotals();
  const whole = isWhole(claimAmount) && !isRefused;
  const open = heads.findIndex((head) => missingOf(head) !== 0n);
  const wrong = formState.errors.heads?.findIndex?.((error) => error !== undefined) ?? -1;
  const shown = active ?? (wrong >= 0 ? wrong : null);
  const left = heads[open] ? missingOf(heads[open]) : 0n;
  return (
    <section aria-label={t('totals')} className="px-2 text-sm leading-6!">
      {!whole ? (
        <p role="alert" className="font-semibold text-red">
          {t('notWhole', { amount: formatMoney(claimAmount) })}
        </p>
      ) : shown !== null && heads[shown] ? (
        <Said key={shown} at={shown} label={labelAt(shown)} />
      ) : left !== 0n ? (
        <p className={left < 0n ? 'font-semibold text-red' : ''}>
          {t(left > 0n ? 'missingIn' : 'tooMuchIn', {
            amount: formatMoney(fromPaise(left > 0n ? left : -left)),
            head: labelAt(open),
          })}
        </p>
      ) : (
        <p className={decidesNothing ? 'text-ink-soft' : 'text-green'}>
          {t(decidesNothing && !told ? 'noLetter' : 'balanced')}
        </p>
      )}
    </section>
  );
}

function Said({ at, label }: { at: number; label: string }) {
  const { control } = useFormContext<DeskValues>();
  const head = useWatch({ control, name: `heads.${at}` });
  const { tone, text } = useSays(at, head);
  return (
    <p
      // The row says it to screen readers.
      aria-hidden="true"
      className={cn(
        'line-clamp-2',
        tone === 'wrong' && 'font-semibold text-red',
        tone === 'even' && 'text-green',
      )}
    >
      {label}: {text}
    </p>
  );
}
