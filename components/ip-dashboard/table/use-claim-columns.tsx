'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import type { CSSProperties, HTMLAttributes, ReactNode } from 'react';
import { useIpClaims } from '@/components/ip-dashboard/ip-claims-context';
import { Badge } from '@/components/ui/badge';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { StatusBadge } from '@/components/ui/status-badge';
import type { Column, ColumnLayout } from '@/components/ui/table/column';
import { RowLink } from '@/components/ui/table/row-link';
import type { ListColumn, PlacedColumn } from '@/lib/claims/queues/list-layout';
import type { ListedClaim } from '@/lib/claims/records/present';
import type { ClaimSort } from '@/lib/claims/records/sorts';
import { dayInIndia, formatDate } from '@/lib/format/date';
import { formatMoney } from '@/lib/format/money';
import { fullName } from '@/lib/format/person';
import type { CreditorType } from '@/lib/forms/definitions/field';
import { letterOf } from '@/lib/forms/letter';
import { isClosed } from '@/lib/reference/claim-status';
import { AdmittedCell } from './cells/admitted-cell';
import { FlagsCell } from './cells/flags-cell';
import { RowActions } from './cells/row-actions';
import { SelectPageHead } from './select-page';

interface SheetColumn extends ColumnLayout {
  /** In pixels: a narrow column cuts words, never figures. */
  width?: number | null | undefined;
  /** Takes the remaining width, and stays while the others scroll sideways. */
  fill?: boolean;
}

/** The attributes by which `.sheet` in app/globals.css lays out the head and the cells of a column. */
const inSheet = ({ width, fill, align }: SheetColumn): HTMLAttributes<HTMLElement> => ({
  ...(fill && !width && { 'data-fill': '' }),
  ...(fill && { 'data-stays': '' }),
  ...(align !== 'end' && { 'data-cut': '' }),
  ...(width && { style: { '--column': `${width}px` } as CSSProperties }),
});

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

/** The columns of the professionals' list in this person's layout; lib/claims/records/sorts.ts says which of them sort. */
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

function AssigneeCell({ assignee }: { assignee: ListedClaim['assignedTo'] }) {
  const t = useTranslations('ip.claims');
  if (!assignee) return <span className="text-ink-soft">{t('unassigned')}</span>;
  return fullName(assignee);
}

function ClaimLink({ claim }: { claim: ListedClaim }) {
  const { pathOf, mark } = useIpClaims();
  return (
    <RowLink href={pathOf(claim)} className="link font-semibold whitespace-nowrap">
      {mark(claim.claimNumber)}
    </RowLink>
  );
}

/** The creditor by the form's own answer; under it, where there is room, the account that filed it. */
function CreditorCell({ claim: { creditorName, claimant } }: { claim: ListedClaim }) {
  const { mark } = useIpClaims();
  const name = fullName(claimant);
  // A creditor from paper has no account, and may have given no address.
  const account = claimant.email === null ? name : `${name} · ${claimant.email}`;
  return (
    <span className="block min-w-0 wrap-anywhere" title={`${creditorName}\n${account}`}>
      <span className="block font-semibold text-ink md:truncate">{mark(creditorName)}</span>
      <span className="creditor-account">{mark(account)}</span>
    </span>
  );
}

/** The day to verify a claim by, marked once it is over and nothing is decided. */
function DueCell({ claim: { verifyBy, status } }: { claim: ListedClaim }) {
  const t = useTranslations('ip.claims');
  const language = useLocale();
  if (!verifyBy) return <span className="text-ink-faint">–</span>;
  const day = formatDate(verifyBy, language);
  if (isClosed(status) || verifyBy >= dayInIndia(new Date())) return day;
  return (
    <span className="font-semibold text-red" title={t('overdue')}>
      {day}
      <span className="sr-only"> {t('overdue')}</span>
    </span>
  );
}

/** The letter of a claim's form in the regulations; on a card with its words. */
function FormCell({ type }: { type: CreditorType }) {
  const t = useTranslations('forms.creditorTypes');
  const label = t(`${type}.label`);
  return (
    <span className="inline-flex items-center gap-2" title={label}>
      <Badge tone="peacock">{letterOf(type)}</Badge>
      <span className="md:sr-only">{label}</span>
    </span>
  );
}

function ReceivedCell({ at }: { at: string }) {
  return <time dateTime={at}>{formatDate(at, useLocale())}</time>;
}

/** Selects one row; with Shift all from the last one. Enter opens the claim. */
function SelectCell({ claim }: { claim: ListedClaim }) {
  const t = useTranslations('ip.bulk');
  const router = useRouter();
  const { selection, pathOf } = useIpClaims();
  return (
    <Checkbox
      aria-label={t('select', { number: claim.claimNumber })}
      checked={selection.has(claim)}
      className="wide-target"
      // Else the browser selects the text from the press before.
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
      onClick={(event) => {
        event.preventDefault();
        event.currentTarget.focus();
        selection.toggle(claim, event.shiftKey);
      }}
      onKeyDown={(event) => event.key === 'Enter' && router.push(pathOf(claim))}
    />
  );
}
