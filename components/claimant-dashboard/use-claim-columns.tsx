'use client';

import { useTranslations } from 'next-intl';
import { AdmittedLine } from '@/components/claims/admitted-line';
import { StackedCellValue } from '@/components/claims/stacked-cell-value';
import { SubmittedCell } from '@/components/claims/submitted-cell';
import { StatusBadge } from '@/components/ui/status-badge';
import type { Column } from '@/components/ui/table/column';
import type { ListedClaim } from '@/lib/claims/present';
import { formatMoney } from '@/lib/format/money';
import { RowActions } from './row-actions';

/** The columns of a claimant's table. */
export function useClaimColumns(): Column<ListedClaim>[] {
  const t = useTranslations('dashboard.claims');
  const types = useTranslations('forms.creditorTypes');
  return [
    {
      id: 'claimNumber',
      header: t('number'),
      cell: ({ claimNumber, creditorType, filedBeforeProof }) => (
        <>
          <span className="font-semibold whitespace-nowrap">{claimNumber}</span>
          <StackedCellValue until="xl">{types(`${creditorType}.label`)}</StackedCellValue>
          {filedBeforeProof && (
            <span className="block text-sm text-yellow">{t('filedBeforeProof')}</span>
          )}
        </>
      ),
      card: 'title',
    },
    {
      id: 'creditorType',
      header: t('typeColumn'),
      cell: ({ creditorType }) => types(`${creditorType}.label`),
      from: 'xl',
    },
    {
      id: 'claimAmount',
      header: t('amount'),
      cell: ({ claimAmount, determination }) => (
        <>
          {formatMoney(claimAmount)}
          <AdmittedLine determination={determination} />
        </>
      ),
      align: 'end',
      nowrap: true,
    },
    {
      id: 'status',
      header: t('statusColumn'),
      cell: ({ status }) => <StatusBadge status={status} />,
      card: 'corner',
    },
    {
      id: 'submittedAt',
      header: t('submitted'),
      cell: (claim) => <SubmittedCell {...claim} lateLabel={t('late')} />,
    },
    {
      id: 'actions',
      header: t('actions'),
      cell: (claim) => <RowActions claim={claim} />,
      card: 'actions',
    },
  ];
}
