'use client';

import { useTranslations } from 'next-intl';
import type { Column } from '@/components/ui/table/column';
import { DataTable } from '@/components/ui/table/data-table';
import { formatMoney } from '@/lib/format/money';
import type { Amounts } from '@/lib/law/amounts';

/** A head as it is shown. */
export interface LineOfHead {
  id: string;
  label: string;
  amounts: Amounts;
  /** Sentences. */
  reasons: string[];
}

/** Heads under one another, with these amounts of each. */
export function HeadLines({ parts, lines }: { parts: (keyof Amounts)[]; lines: LineOfHead[] }) {
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
