'use client';

import { useTranslations } from 'next-intl';
import { StackedCellValue } from '@/components/claims/stacked-cell-value';
import { SubmittedCell } from '@/components/claims/submitted-cell';
import { Badge } from '@/components/ui/badge';
import { StatusBadge } from '@/components/ui/status-badge';
import type { Column } from '@/components/ui/table/column';
import type { ListedClaim } from '@/lib/claims/present';
import type { ClaimSort } from '@/lib/claims/sorts';
import { formatMoney } from '@/lib/format/money';
import { AssigneeCell } from './assignee-cell';
import { ClaimLink } from './claim-link';
import { ClaimantCell } from './claimant-cell';
import { RowActions } from './row-actions';
import { SelectCell } from './select-cell';
import { SelectPageHead } from './select-page';

type Shown = Omit<Column<ListedClaim>, 'id'>;

/** The columns of the professionals' claims list, by their ids; lib/claims/sorts.ts says which of them sort. */
export function useClaimColumns(): Column<ListedClaim>[] {
  const t = useTranslations('ip.claims');
  const types = useTranslations('forms.creditorTypes');
  const columns = {
    select: {
      header: <SelectPageHead />,
      cell: (claim) => <SelectCell claim={claim} />,
      card: 'lead',
    },
    claimNumber: {
      header: t('number'),
      cell: (claim) => (
        <>
          <ClaimLink claim={claim} />
          <StackedCellValue until="xl">{types(`${claim.creditorType}.label`)}</StackedCellValue>
          <StackedCellValue until="lg">
            <ClaimantCell claimant={claim.claimant} />
          </StackedCellValue>
        </>
      ),
      card: 'title',
    },
    claimant: {
      header: t('claimant'),
      cell: ({ claimant }) => <ClaimantCell claimant={claimant} />,
      from: 'lg',
    },
    creditorType: {
      header: t('typeColumn'),
      cell: ({ creditorType }) => (
        <span className="block xl:w-28">
          <Badge tone="peacock" className="leading-5">
            {types(`${creditorType}.label`)}
          </Badge>
        </span>
      ),
      from: 'xl',
    },
    claimAmount: {
      header: t('amount'),
      cell: (claim) => (
        <>
          {formatMoney(claim.claimAmount)}
          <StackedCellValue until="xl">
            <SubmittedCell {...claim} lateLabel={t('late')} />
          </StackedCellValue>
        </>
      ),
      align: 'end',
      nowrap: true,
    },
    status: {
      header: t('statusColumn'),
      cell: ({ status, assignedTo }) => (
        <>
          <StatusBadge status={status} />
          <StackedCellValue until="xl">
            <AssigneeCell assignee={assignedTo} none={t('unassigned')} />
          </StackedCellValue>
        </>
      ),
      card: 'corner',
    },
    assignedTo: {
      header: t('assignedTo'),
      cell: ({ assignedTo }) => <AssigneeCell assignee={assignedTo} none={t('unassigned')} />,
      from: 'xl',
    },
    submittedAt: {
      header: t('submitted'),
      cell: (claim) => <SubmittedCell {...claim} lateLabel={t('late')} />,
      from: 'xl',
    },
    actions: {
      header: t('actions'),
      cell: (claim) => <RowActions claim={claim} />,
      card: 'actions',
    },
  } satisfies Record<ClaimSort, Shown> & Record<string, Shown>;
  return Object.entries(columns).map(([id, column]) => ({ id, ...column }));
}
