// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop a table's roles when its display changes

'use client';

import { cn } from '@/components/ui/cn';
import { type Column, hiddenUntil, type Sorting } from './column';
import { SortButton } from './sort-button';

type DataTableHeadProps = {
  column: Omit<Column<never>, 'cell'>;
  sorting: Sorting | undefined;
};

const directions = { asc: 'ascending', desc: 'descending' } as const;

/** One header of a DataTable. On cards, headers are only words. */
export function DataTableHead({ column, sorting }: DataTableHeadProps) {
  const { id, header } = column;
  const sortedBy = sorting?.columns.includes(id) ? sorting : undefined;
  const sorted = sortedBy?.by === id ? sortedBy.order : undefined;
  return (
    <th
      role="columnheader"
      scope="col"
      {...column.attributes}
      aria-sort={sorted && directions[sorted]}
      className={cn(
        'data-head',
        column.align === 'end' && 'text-right',
        column.from && hiddenUntil[column.from],
      )}
    >
      {sortedBy ? (
        <>
          <span className="md:hidden">{header}</span>
          <span className="max-md:hidden">
            <SortButton sorted={sorted} onPress={() => sortedBy.onSort(id)}>
              {header}
            </SortButton>
          </span>
        </>
      ) : (
        <span>{header}</span>
      )}
    </th>
  );
}
