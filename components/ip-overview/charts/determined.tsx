'use client';

import { useLocale, useTranslations } from 'next-intl';
import { formatMoney } from '@/lib/format/money';
import { formatMoneyShort } from '@/lib/format/money-short';
import { inPaise, inRupees, parts, totalOf } from '@/lib/law/amounts';
import type { Overview } from '@/lib/statistics/overview';
import { Bars } from './bars';
import { Figure } from './figure';
import { FigureTable } from './figure-table';

const looks: Record<(typeof parts)[number], { fill: string; stroke: string }> = {
  admitted: { fill: 'var(--color-green)', stroke: 'var(--color-green)' },
  contingent: { fill: 'var(--color-yellow)', stroke: 'var(--color-yellow)' },
  notAdmitted: { fill: 'var(--color-red)', stroke: 'var(--color-red)' },
  underVerification: { fill: 'var(--color-gray)', stroke: 'var(--color-gray)' },
};

/** How much of what is claimed is admitted, contingent, not admitted and still under verification. */
export function Determined({ determined }: { determined: Overview['determined'] }) {
  const language = useLocale();
  const t = useTranslations('ip.overview');
  const total = inRupees(totalOf(determined.map(({ amounts }) => inPaise(amounts))));
  return (
    <Figure
      title={t('determined')}
      chart={
        <Bars
          rows={parts.map((part) => ({
            ...looks[part],
            key: part,
            label: t(`parts.${part}`),
            value: Number(total[part]),
            shown: formatMoneyShort(total[part], language),
          }))}
        />
      }
      table={
        <FigureTable
          caption={t('determined')}
          headers={[t('part'), t('partAmount')]}
          rows={parts.map((part) => [t(`parts.${part}`), formatMoney(total[part])])}
          total={[t('parts.claimed'), formatMoney(total.claimed)]}
        />
      }
    />
  );
}
