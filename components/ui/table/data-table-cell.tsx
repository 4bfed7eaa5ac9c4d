// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop a table's roles when its display changes

import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { type ColumnLayout, hiddenUntil } from './column';

const onCard = {
  lead: 'order-first shrink-0 md:pt-2.5',
  title: 'order-1 min-w-fit flex-1 text-lg font-semibold md:text-base',
  corner: 'order-2 shrink-0',
  line: 'order-3 grid basis-full grid-cols-[minmax(7rem,2fr)_3fr] gap-x-3',
  actions: 'order-4 flex basis-full flex-wrap gap-2 pt-2 md:pt-2.5',
};

const shownAs = {
  md: 'md:table-cell',
  lg: `${hiddenUntil.lg} lg:table-cell`,
  xl: `${hiddenUntil.xl} xl:table-cell`,
};

type DataTableCellProps = { layout: ColumnLayout; label: string; children: ReactNode };

export function DataTableCell({ layout, label, children }: DataTableCellProps) {
  const place = layout.card ?? 'line';
  return (
    <td
      role="cell"
      {...layout.attributes}
      className={cn(
        shownAs[layout.from ?? 'md'],
        'md:px-2.5 md:py-2.5 md:align-middle md:first:pl-6 md:last:pr-6',
        onCard[place],
        layout.align === 'end' && 'figures md:text-right',
        layout.nowrap && 'md:whitespace-nowrap',
      )}
    >
      {place === 'line' && label && (
        <span aria-hidden="true" className="text-sm text-ink-soft md:hidden">
          {label}
        </span>
      )}
      {place === 'line' ? <span className="min-w-0">{children}</span> : children}
    </td>
  );
}
