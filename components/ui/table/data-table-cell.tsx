// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop a table's roles when its display changes

import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { type ColumnLayout, hiddenUntil } from './column';

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
        'data-cell',
        `card-${place}`,
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
