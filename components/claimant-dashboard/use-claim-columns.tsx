'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ClaimantStatus } from '@/components/claims/claimant-status';
import { Badge } from '@/components/ui/badge';
import type { Column } from '@/components/ui/table/column';
import type { ListedClaim } from '@/lib/claims/records/present';
import { formatDate } from '@/lib/format/date';
import { formatMoney } from '@/lib/format/money';
import { RowActions } from './row-actions';

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
          <StackedCellValue>{types(`${creditorType}.label`)}</StackedCellValue>
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
      cell: (claim) => <ClaimantStatus claim={claim} />,
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

/** Under the amount of a claim in a list: how much is admitted, or proposed. */
function AdmittedLine({ determination }: Pick<ListedClaim, 'determination'>) {
  const t = useTranslations('ui.admitted');
  if (!determination) return null;
  const { state, totals } = determination;
  return (
    <span className="block text-sm text-ink-soft md:ml-auto md:max-w-40 md:whitespace-normal">
      {t(state === 'confirmed' ? 'confirmed' : 'proposed', {
        amount: formatMoney(totals.admitted),
        state,
      })}
    </span>
  );
}

/** Another line of a cell, where the table has no room for another column. */
function StackedCellValue({ children }: { children: ReactNode }) {
  return (
    <span className="hidden text-sm leading-5 font-normal text-ink-soft md:max-xl:block">
      {children}
    </span>
  );
}

type SubmittedCellProps = { submittedAt: string; isLate: boolean; lateLabel: string };

/** Marks a claim that came after the last date for claims. */
function SubmittedCell({ submittedAt, isLate, lateLabel }: SubmittedCellProps) {
  const language = useLocale();
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <time dateTime={submittedAt} className="whitespace-nowrap">
        {formatDate(submittedAt, language)}
      </time>
      {isLate && <Badge tone="yellow">{lateLabel}</Badge>}
    </span>
  );
}
