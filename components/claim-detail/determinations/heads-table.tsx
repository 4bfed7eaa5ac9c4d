'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useHeadLabel } from '@/components/claim/use-head-label';
import { Button } from '@/components/ui/button';
import type { Column } from '@/components/ui/table/column';
import { DataTable } from '@/components/ui/table/data-table';
import type { ConfirmedDetermination } from '@/lib/claims/records/determination';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { formatMoney } from '@/lib/format/money';
import { type Amounts, parts } from '@/lib/law/amounts';
import type { DeterminedHead, Reason } from '@/lib/law/judge';
import { reasonText } from '@/lib/law/reason-text';
import { saysOf, whyNot } from '@/lib/law/why-not';

/** Nobody reads more employees at once. */
const shownAtFirst = 20;

interface HeadsTableProps {
  claim: PresentedClaim;
  determination: Pick<ConfirmedDetermination, 'heads' | 'totals' | 'claimVersion'>;
  /** Whether each reason stands above it with its number, where there are several: then they are named by that. */
  reasonsAbove?: boolean;
}

/** What a determination says of each head: its amounts, those that are nothing left out, and its reasons as the law names them. */
export function HeadsTable({
  claim,
  determination: { heads, totals, claimVersion },
  reasonsAbove = false,
}: HeadsTableProps) {
  const t = useTranslations('claim.determinations');
  const headLabel = useHeadLabel(claim, claimVersion);
  const inWords = useReasonText();
  const byNumber = useReasonNumbers(heads);
  const reasonsOf = reasonsAbove ? byNumber : inWords;
  const [all, setAll] = useState(heads.length <= shownAtFirst);
  const used = (['claimed', ...parts] as const).filter(
    (part) => part === 'claimed' || part === 'admitted' || totals[part] !== '0.00',
  );
  const order = reasonsAbove ? heads.toSorted(explainedFirst) : heads;
  const shown = all ? heads : order.slice(0, shownAtFirst);
  const lines = shown.map(
    (head): LineOfHead => ({
      id: head.head,
      label: headLabel(head.head),
      amounts: head satisfies Amounts,
      reasons: reasonsOf(head),
    }),
  );
  const total = { id: 'total', label: t('total'), amounts: totals, reasons: [] };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <HeadLines parts={used} lines={heads.length > 1 ? [...lines, total] : lines} />
      {!all && (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          onClick={() => setAll(true)}
        >
          {t('allHeads', { count: heads.length })}
        </Button>
      )}
    </div>
  );
}

/** Of many heads those come first of which something is not admitted: their creditor looks for them. */
const explainedFirst = (one: DeterminedHead, other: DeterminedHead) =>
  Number(other.reasons.length > 0) - Number(one.reasons.length > 0);

/** Says why an amount is not admitted, or only contingently; with the amount where a head has several reasons. */
function useReasonText() {
  const t = useTranslations('law.reasons');
  const withAmount = useWithAmount();
  return ({ reasons }: DeterminedHead) =>
    reasons.map((one) =>
      withAmount(
        reasons,
        one,
        reasonText(one, (code, given) => t(code, { ...given })),
      ),
    );
}

/** The same by the numbers of the reasons; nothing where there is only one. */
function useReasonNumbers(heads: readonly DeterminedHead[]) {
  const t = useTranslations('claim.determinations');
  const withAmount = useWithAmount();
  const whys = whyNot(heads);
  return (head: DeterminedHead) =>
    whys.length < 2
      ? []
      : head.reasons.map((one) => {
          const number = whys.findIndex((why) => saysOf(why, head, one)) + 1;
          return withAmount(head.reasons, one, t('reasonAbove', { number }));
        });
}

function useWithAmount() {
  const t = useTranslations('claim.determinations');
  return (reasons: readonly Reason[], { amount }: Reason, reason: string) =>
    reasons.length > 1 ? t('reasonWithAmount', { reason, amount: formatMoney(amount) }) : reason;
}

interface LineOfHead {
  id: string;
  label: string;
  amounts: Amounts;
  reasons: string[];
}

function HeadLines({ parts, lines }: { parts: (keyof Amounts)[]; lines: LineOfHead[] }) {
  const t = useTranslations('claim.determinations');
  const law = useTranslations('law.parts');
  const columns: Column<LineOfHead>[] = [
    {
      id: 'head',
      header: t('head'),
      cell: ({ label, reasons }) => (
        <>
          <span className="block">{label}</span>
          {reasons.map((reason) => (
            <span key={reason} className="block text-base font-normal text-ink-soft wrap-anywhere">
              {reason}
            </span>
          ))}
        </>
      ),
      card: 'title',
    },
    ...parts.map(
      (part): Column<LineOfHead> => ({
        id: part,
        header: law(part),
        cell: ({ amounts }) => formatMoney(amounts[part]),
        align: 'end',
        nowrap: true,
      }),
    ),
  ];
  return (
    <div className="overflow-hidden rounded-md border border-line">
      <DataTable
        caption={t('table')}
        columns={columns}
        rows={lines}
        rowId={({ id }) => id}
        empty={null}
      />
    </div>
  );
}
