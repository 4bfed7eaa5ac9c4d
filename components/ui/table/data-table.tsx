// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop a table's roles when its display changes

'use client';

import { type ColumnDef, useTable } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { Spinner } from '@/components/ui/loading/spinner';
import { DataTableCell } from './data-table-cell';
import { type Features, features, type Sorting } from './data-table-columns';
import { DataTableHead } from './data-table-head';
import { moveBetweenRows } from './move-between-rows';

type DataTableProps<Item extends object> = {
  /** What the table holds, for screen readers. */
  caption: string;
  /** From tableColumns<Item>(); made outside the component, or memoised. */
  // biome-ignore lint/suspicious/noExplicitAny: columns of one table hold values of many types
  columns: ReadonlyArray<ColumnDef<Features, Item, any>>;
  rows: Item[];
  rowId: (item: Item) => string;
  loading?: boolean;
  loadingLabel?: string;
  /** Shown in place of rows when there are none. */
  empty: ReactNode;
  isSelected?: (item: Item) => boolean;
  sorting?: Sorting;
};

/**
 * One table that becomes a list of cards below md. It stays one table in the document: the roles
 * are spelled out because browsers forget them when cells are no longer laid out as a table.
 */
export function DataTable<Item extends object>(props: DataTableProps<Item>) {
  const { caption, columns, rows, rowId, loading = false, empty, isSelected } = props;
  const table = useTable({ features, columns, data: rows, getRowId: rowId });

  if (rows.length === 0) {
    return (
      <div className="grid min-h-40 place-items-center px-4 py-8 text-center">
        {loading ? <Spinner label={props.loadingLabel} className="size-8" /> : empty}
      </div>
    );
  }

  return (
    <div className="md:overflow-x-auto" aria-busy={loading}>
      <table role="table" className="block w-full border-collapse text-left md:table">
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className="sr-only md:not-sr-only md:table-header-group">
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id} role="row">
              {group.headers.map((header) => (
                <DataTableHead
                  key={header.id}
                  id={header.column.id}
                  look={header.column.columnDef.meta ?? {}}
                  sorting={props.sorting}
                >
                  <table.FlexRender header={header} />
                </DataTableHead>
              ))}
            </tr>
          ))}
        </thead>
        <tbody
          role="rowgroup"
          className={cn('block md:table-row-group', loading && 'opacity-60')}
          onKeyDown={moveBetweenRows}
        >
          {table.getRowModel().rows.map((row) => (
            <tr
              key={row.id}
              role="row"
              className={cn(
                'flex flex-wrap items-start gap-x-2.5 gap-y-1 border-b border-line px-4 py-4 md:table-row md:p-0 md:hover:bg-paper',
                isSelected?.(row.original) && 'bg-peacock-tint md:hover:bg-peacock-tint',
              )}
            >
              {row.getAllCells().map((cell) => {
                const { header, meta } = cell.column.columnDef;
                return (
                  <DataTableCell
                    key={cell.id}
                    look={meta ?? {}}
                    label={meta?.label ?? (typeof header === 'string' ? header : '')}
                  >
                    <table.FlexRender cell={cell} />
                  </DataTableCell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
