'use client';

import { useLocale, useTranslations } from 'next-intl';
import { statusStyles } from '@/components/ui/status-badge';
import { grouped } from '@/lib/format/grouped';
import { formatMoney } from '@/lib/format/money';
import { formatMoneyShort } from '@/lib/format/money-short';
import { claimStatuses } from '@/lib/reference/claim-status';
import type { Overview } from '@/lib/statistics/overview';
import { Bars } from './bars';
import { Figure } from './figure';
import { FigureTable } from './figure-table';
import { inOrder, totalOf } from './totals';

/** Withdrawn claims count nowhere. */
const counted = claimStatuses.filter((status) => status !== 'withdrawn');

export function ByStatus({ figures }: { figures: Overview['byStatus'] }) {
  const language = useLocale();
  const t = useTranslations('ip.overview');
  const statuses = useTranslations('ui.status');
  const all = inOrder(counted, figures, ({ status }) => status);
  const total = totalOf(all);
  return (
    <Figure
      title={t('byStatus')}
      chart={
        <>
          <p className="mb-1 text-ink-soft">{t('countAndAmount')}</p>
          <Bars
            rows={all.map(({ name, count, amount }) => ({
              key: name,
              label: statuses(name),
              value: count,
              shown: `${grouped.format(count)} · ${formatMoneyShort(amount, language)}`,
              fill: `var(--color-${statusStyles[name].tone}-line)`,
              stroke: `var(--color-${statusStyles[name].tone})`,
            }))}
          />
        </>
      }
      table={
        <FigureTable
          caption={t('byStatus')}
          headers={[t('status'), t('claims'), t('amount')]}
          rows={all.map(({ name, count, amount }) => [
            statuses(name),
            grouped.format(count),
            formatMoney(amount),
          ])}
          total={[t('total'), grouped.format(total.count), formatMoney(total.amount)]}
        />
      }
    />
  );
}
