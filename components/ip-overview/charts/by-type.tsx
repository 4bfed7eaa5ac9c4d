'use client';

import { useLocale, useTranslations } from 'next-intl';
import { grouped } from '@/lib/format/grouped';
import { formatMoney } from '@/lib/format/money';
import { formatMoneyShort } from '@/lib/format/money-short';
import { creditorTypes } from '@/lib/forms/definitions/field';
import type { Overview } from '@/lib/statistics/overview';
import { Bars } from './bars';
import { Figure } from './figure';
import { FigureTable } from './figure-table';
import { inOrder, totalOf } from './totals';

const barStyle = { fill: 'var(--color-peacock)', stroke: 'var(--color-peacock)' };

export function ByType({ figures }: { figures: Overview['byType'] }) {
  const language = useLocale();
  const t = useTranslations('ip.overview');
  const types = useTranslations('forms.creditorTypes');
  const all = inOrder(creditorTypes, figures, ({ creditorType }) => creditorType);
  const rows = all.map((figure) => ({
    ...barStyle,
    ...figure,
    key: figure.name,
    label: types(`${figure.name}.label`),
  }));
  const total = totalOf(all);
  return (
    <Figure
      title={t('byType')}
      chart={
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 sm:grid-cols-2">
          <div>
            <p className="mb-1 text-ink-soft">{t('count')}</p>
            <Bars
              rows={rows.map((row) => ({
                ...row,
                value: row.count,
                shown: grouped.format(row.count),
              }))}
            />
          </div>
          <div>
            <p className="mb-1 text-ink-soft">{t('amount')}</p>
            <Bars
              rows={rows.map((row) => ({
                ...row,
                value: Number(row.amount),
                shown: formatMoneyShort(row.amount, language),
              }))}
            />
          </div>
        </div>
      }
      table={
        <FigureTable
          caption={t('byType')}
          headers={[t('type'), t('claims'), t('amount')]}
          rows={rows.map(({ label, count, amount }) => [
            label,
            grouped.format(count),
            formatMoney(amount),
          ])}
          total={[t('total'), grouped.format(total.count), formatMoney(total.amount)]}
        />
      }
    />
  );
}
