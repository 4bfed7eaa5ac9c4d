'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { StackedCellValue } from '@/components/claims/stacked-cell-value';
import { SubmittedCell } from '@/components/claims/submitted-cell';
import { Badge } from '@/components/ui/badge';
import { StatusBadge } from '@/components/ui/status-badge';
import { tableColumns } from '@/components/ui/table/data-table-columns';
import type { ListedClaim } from '@/lib/claims/present';
import { formatMoney } from '@/lib/format/money';
import { AssigneeCell } from './assignee-cell';
import { ClaimLink } from './claim-link';
import { ClaimantCell } from './claimant-cell';
import { RowActions } from './row-actions';
import { SelectCell } from './select-cell';
import { SelectPageHead } from './select-page';

const column = tableColumns<ListedClaim>();

/** The columns of the professionals' claims list. */
export function useClaimColumns() {
  const t = useTranslations('ip.claims');
  const types = useTranslations('forms.creditorTypes');
  return useMemo(
    () =>
      column.columns([
        column.display({
          id: 'select',
          header: () => <SelectPageHead />,
          cell: ({ row }) => <SelectCell claim={row.original} />,
          meta: { card: 'lead' },
        }),
        column.accessor('claimNumber', {
          header: t('number'),
          cell: ({ row }) => (
            <>
              <ClaimLink claim={row.original} />
              <StackedCellValue until="xl">
                {types(`${row.original.creditorType}.label`)}
              </StackedCellValue>
              <StackedCellValue until="lg">
                <ClaimantCell claimant={row.original.claimant} />
              </StackedCellValue>
            </>
          ),
          meta: { card: 'title' },
        }),
        column.accessor('claimant', {
          header: t('claimant'),
          cell: ({ getValue }) => <ClaimantCell claimant={getValue()} />,
          meta: { from: 'lg' },
        }),
        column.accessor('creditorType', {
          header: t('typeColumn'),
          cell: ({ getValue }) => (
            <span className="block xl:w-28">
              <Badge tone="peacock" className="leading-5">
                {types(`${getValue()}.label`)}
              </Badge>
            </span>
          ),
          meta: { from: 'xl' },
        }),
        column.accessor('claimAmount', {
          header: t('amount'),
          cell: ({ row, getValue }) => (
            <>
              {formatMoney(getValue())}
              <StackedCellValue until="xl">
                <SubmittedCell {...row.original} lateLabel={t('late')} />
              </StackedCellValue>
            </>
          ),
          meta: { align: 'end', nowrap: true, sortable: true },
        }),
        column.accessor('status', {
          header: t('statusColumn'),
          cell: ({ row, getValue }) => (
            <>
              <StatusBadge status={getValue()} />
              <StackedCellValue until="xl">
                <AssigneeCell assignee={row.original.assignedTo} none={t('unassigned')} />
              </StackedCellValue>
            </>
          ),
          meta: { card: 'corner', sortable: true },
        }),
        column.accessor('assignedTo', {
          header: t('assignedTo'),
          cell: ({ getValue }) => <AssigneeCell assignee={getValue()} none={t('unassigned')} />,
          meta: { from: 'xl' },
        }),
        column.accessor('submittedAt', {
          header: t('submitted'),
          cell: ({ row }) => <SubmittedCell {...row.original} lateLabel={t('late')} />,
          meta: { from: 'xl', sortable: true },
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
