// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop a table's roles when its display changes

import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { type ColumnLook, hiddenUntil } from './data-table-columns';

const onCard = {
  lead: 'order-first shrink-0 md:pt-2.5',
  title: 'order-1 min-w-fit flex-1 text-lg font-semibold md:text-base',
  corner: 'order-2 shrink-0',
  line: 'order-3 grid basis-full grid-cols-[minmax(7rem,2fr)_3fr] gap-x-3',
  actions: 'order-4 flex basis-full flex-wrap gap-2 pt-2 md:pt-2.5',
  none: 'hidden',
};

const shownAs = {
  md: 'md:table-cell',
  lg: `${hiddenUntil.lg} lg:table-cell`,
  xl: `${hiddenUntil.xl} xl:table-cell`,
};

type DataTableCellProps = { look: ColumnLook; label: string; children: ReactNode };

export function DataTableCell({ look, label, children }: DataTableCellProps) {
  const place = look.card ?? 'line';
  return (
    <td
      role="cell"
      className={cn(
        shownAs[look.from ?? 'md'],
        'md:px-2.5 md:py-2.5 md:align-middle md:first:pl-6 md:last:pr-6',
        onCard[place],
        look.align === 'end' && 'figures md:text-right',
        look.nowrap && 'md:whitespace-nowrap',
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
