'use client';

import { useTranslations } from 'next-intl';
import { formatMoney } from '@/lib/format/money';
import type { RehearsedSheet } from '@/lib/imports/registers/rehearse-file';
import { sumOf } from './sum-of';

/** What all sheets of a register hold together. */
export function Together({ sheets }: { sheets: readonly RehearsedSheet[] }) {
  const t = useTranslations('takeIn.found');
  const { rows, claimed, admitted, notAdmitted } = sumOf(
    sheets.flatMap(({ rehearsal }) => rehearsal.byForm),
  );
  const figures = [
    { label: t('rows'), value: String(rows) },
    { label: t('claimed'), value: formatMoney(claimed) },
    { label: t('admitted'), value: formatMoney(admitted) },
    { label: t('notAdmitted'), value: formatMoney(notAdmitted) },
  ];
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2 xl:grid-cols-4">
      {figures.map(({ label, value }) => (
        <div key={label} className="rounded-md border border-line bg-sheet p-3">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="figures text-xl font-semibold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
