// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop a table's roles when its display changes

'use client';

import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { type ColumnLook, hiddenUntil, type Sorting } from './data-table-columns';
import { SortButton } from './sort-button';

type DataTableHeadProps = {
  id: string;
  look: ColumnLook;
  sorting: Sorting | undefined;
  children: ReactNode;
};

const directions = { asc: 'ascending', desc: 'descending' } as const;

/** One header of a DataTable. Cards show no headers, so theirs are words alone. */
export function DataTableHead({ id, look, sorting, children }: DataTableHeadProps) {
  const sortable = look.sortable && sorting;
  const sorted = sortable && sorting.by === id ? sorting.order : undefined;
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={sorted && directions[sorted]}
      className={cn(
        'border-b border-line-strong bg-paper-deep px-2.5 py-2 text-sm font-semibold whitespace-nowrap text-ink-soft first:pl-4 last:pr-4 sm:first:pl-6 sm:last:pr-6',
        look.align === 'end' && 'text-right',
        look.from && hiddenUntil[look.from],
      )}
    >
      {sortable ? (
        <>
          <span className="md:hidden">{children}</span>
          <span className="max-md:hidden">
            <SortButton sorted={sorted} onPress={() => sorting.onSort(id)}>
              {children}
            </SortButton>
          </span>
        </>
      ) : (
        <span className={look.hiddenHeader ? 'sr-only' : undefined}>{children}</span>
      )}
    </th>
  );
}
