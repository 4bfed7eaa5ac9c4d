'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { StatusBadge } from '@/components/ui/status-badge';
import type { Column } from '@/components/ui/table/column';
import type { ListColumn, PlacedColumn } from '@/lib/claims/list-layout';
import type { ListedClaim } from '@/lib/claims/present';
import type { ClaimSort } from '@/lib/claims/sorts';
import { formatMoney } from '@/lib/format/money';
import { fullName } from '@/lib/format/person';
import { AdmittedCell } from './cells/admitted-cell';
import { AssigneeCell } from './cells/assignee-cell';
import { ClaimLink } from './cells/claim-link';
import { CreditorCell } from './cells/creditor-cell';
import { DueCell } from './cells/due-cell';
import { FlagsCell } from './cells/flags-cell';
import { FormCell } from './cells/form-cell';
import { ReceivedCell } from './cells/received-cell';
import { RowActions } from './cells/row-actions';
import { SelectCell } from './cells/select-cell';
import { SelectPageHead } from './select-page';
import { inSheet, type SheetColumn } from './sheet';

interface ClaimColumn extends SheetColumn {
  cell: (claim: ListedClaim) => ReactNode;
}

const columns = {
  creditor: { cell: (claim) => <CreditorCell claim={claim} />, card: 'title', fill: true },
  claimNumber: { cell: (claim) => <ClaimLink claim={claim} /> },
  creditorType: { cell: (claim) => <FormCell type={claim.creditorType} /> },
  claimAmount: { cell: (claim) => formatMoney(claim.claimAmount), align: 'end' },
  admitted: {
    cell: ({ determination }) => <AdmittedCell determination={determination} />,
    align: 'end',
  },
  status: { cell: ({ status }) => <StatusBadge status={status} />, card: 'corner' },
  assignedTo: { cell: ({ assignedTo }) => <AssigneeCell assignee={assignedTo} /> },
  submittedAt: { cell: ({ submittedAt }) => <ReceivedCell at={submittedAt} /> },
  verifyBy: { cell: (claim) => <DueCell claim={claim} /> },
  documents: {
    cell: ({ documentCount }) => (
      <span className={documentCount === 0 ? 'font-semibold text-red' : ''}>{documentCount}</span>
    ),
    align: 'end',
  },
  flags: { cell: (claim) => <FlagsCell claim={claim} /> },
  claimant: { cell: ({ claimant }) => fullName(claimant) },
  email: { cell: ({ claimant }) => claimant.email },
} satisfies Record<ClaimSort, ClaimColumn> & Record<ListColumn, ClaimColumn>;

/** The columns of the professionals' claims list as somebody has them; lib/claims/sorts.ts says which of them sort. */
export function useClaimColumns(placed: readonly PlacedColumn[]): Column<ListedClaim>[] {
  const t = useTranslations('ip.claims');
  return [
    {
      id: 'select',
      header: <SelectPageHead />,
      cell: (claim) => <SelectCell claim={claim} />,
      card: 'lead',
    },
    ...placed
      .filter(({ shown }) => shown)
      .map(({ id, width }) => {
        const { fill, ...column }: ClaimColumn = columns[id];
        const attributes = inSheet({ ...column, ...(fill && { fill }), width });
        return { id, header: t(`columns.${id}`), attributes, ...column };
      }),
    {
      id: 'actions',
      header: t('actions'),
      cell: (claim) => <RowActions claim={claim} />,
      card: 'actions',
    },
  ];
}
