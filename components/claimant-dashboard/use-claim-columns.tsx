'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { StackedCellValue } from '@/components/claims/stacked-cell-value';
import { SubmittedCell } from '@/components/claims/submitted-cell';
import { StatusBadge } from '@/components/ui/status-badge';
import { tableColumns } from '@/components/ui/table/data-table-columns';
import type { ListedClaim } from '@/lib/claims/present';
import { formatMoney } from '@/lib/format/money';
import { RowActions } from './row-actions';

const column = tableColumns<ListedClaim>();

/** The columns of a claimant's table. */
export function useClaimColumns() {
  const t = useTranslations('dashboard.claims');
  const types = useTranslations('forms.creditorTypes');
  return useMemo(
    () =>
      column.columns([
        column.accessor('claimNumber', {
          header: t('number'),
          cell: ({ row, getValue }) => (
            <>
              <span className="font-semibold whitespace-nowrap">{getValue()}</span>
              <StackedCellValue until="xl">
                {types(`${row.original.creditorType}.label`)}
              </StackedCellValue>
            </>
          ),
          meta: { card: 'title' },
        }),
        column.accessor('creditorType', {
          header: t('typeColumn'),
          cell: ({ getValue }) => types(`${getValue()}.label`),
          meta: { from: 'xl' },
        }),
        column.accessor('claimAmount', {
          header: t('amount'),
          cell: ({ getValue }) => formatMoney(getValue()),
          meta: { align: 'end', nowrap: true },
        }),
        column.accessor('status', {
          header: t('statusColumn'),
          cell: ({ getValue }) => <StatusBadge status={getValue()} />,
          meta: { card: 'corner' },
        }),
        column.accessor('submittedAt', {
          header: t('submitted'),
          cell: ({ row }) => <SubmittedCell {...row.original} lateLabel={t('late')} />,
        }),
        column.display({
          id: 'actions',
          header: t('actions'),
          cell: ({ row }) => <RowActions claim={row.original} />,
          meta: { card: 'actions' },
        }),
      ]),
    [t, types],
  );
}
