'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { Beneath } from '@/components/claims/beneath';
import { SubmittedCell } from '@/components/claims/submitted-cell';
import { Badge } from '@/components/ui/badge';
import { tableColumns } from '@/components/ui/data-table-columns';
import { StatusBadge } from '@/components/ui/status-badge';
import type { ListedClaim } from '@/lib/claims/present';
import { paths } from '@/lib/client/paths';
import { formatMoney } from '@/lib/format/money';
import { AssigneeCell } from './assignee-cell';
import { ClaimantCell } from './claimant-cell';
import { RowActions } from './row-actions';

const column = tableColumns<ListedClaim>();

/** The columns of the console; without `onReassign` the claims cannot be handed on. */
export function useConsoleColumns(onReassign: ((claim: ListedClaim) => void) | undefined) {
  const t = useTranslations('ip.claims');
  const types = useTranslations('forms.creditorTypes');
  return useMemo(
    () =>
      column.columns([
        column.accessor('claimNumber', {
          header: t('number'),
          cell: ({ row, getValue }) => (
            <>
              <Link
                href={paths.ipClaim(row.original.id)}
                className="link font-semibold whitespace-nowrap"
              >
                {getValue()}
              </Link>
              <Beneath>{types(`${row.original.creditorType}.label`)}</Beneath>
            </>
          ),
          meta: { card: 'title' },
        }),
        column.accessor('claimant', {
          header: t('claimant'),
          cell: ({ getValue }) => <ClaimantCell claimant={getValue()} />,
        }),
        column.accessor('creditorType', {
          header: t('typeColumn'),
          cell: ({ getValue }) => (
            <Badge tone="peacock" className="leading-5">
              {types(`${getValue()}.label`)}
            </Badge>
          ),
          meta: { wideOnly: true },
        }),
        column.accessor('claimAmount', {
          header: t('amount'),
          cell: ({ row, getValue }) => (
            <>
              {formatMoney(getValue())}
              <Beneath>
                <SubmittedCell {...row.original} lateLabel={t('late')} />
              </Beneath>
            </>
          ),
          meta: { align: 'end', nowrap: true },
        }),
        column.accessor('status', {
          header: t('statusColumn'),
          cell: ({ row, getValue }) => (
            <>
              <StatusBadge status={getValue()} />
              <Beneath>
                <AssigneeCell assignee={row.original.assignedTo} none={t('unassigned')} />
              </Beneath>
            </>
          ),
          meta: { card: 'corner' },
        }),
        column.accessor('assignedTo', {
          header: t('assignedTo'),
          cell: ({ getValue }) => <AssigneeCell assignee={getValue()} none={t('unassigned')} />,
          meta: { nowrap: true, wideOnly: true },
        }),
        column.accessor('submittedAt', {
          header: t('submitted'),
          cell: ({ row }) => <SubmittedCell {...row.original} lateLabel={t('late')} />,
          meta: { wideOnly: true },
        }),
        column.display({
          id: 'actions',
          header: t('actions'),
          cell: ({ row }) => <RowActions claim={row.original} onReassign={onReassign} />,
          meta: { card: 'actions' },
        }),
      ]),
    [t, types, onReassign],
  );
}
