// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop a table's roles when its display changes

'use client';

import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { Spinner } from '@/components/ui/loading/spinner';
import type { Column, Sorting } from './column';
import { DataTableCell } from './data-table-cell';
import { DataTableHead } from './data-table-head';
import { moveBetweenRows } from './move-between-rows';

type DataTableProps<Item> = {
  /** What the table holds, for screen readers. */
  caption: string;
  columns: readonly Column<Item>[];
  rows: readonly Item[];
  rowId: (item: Item) => string;
  loading?: boolean;
  loadingLabel?: string;
  empty: ReactNode;
  isSelected?: (item: Item) => boolean;
  sorting?: Sorting;
  /** Rows have nothing to press: without a mouse, people scroll a wide table by the keyboard. */
  onlyRead?: boolean;
};

/**
 * A table that becomes a list of cards below md. The document keeps one table: its roles are written out, because browsers
 * forget them when cells are no longer laid out as a table.
 */
export function DataTable<Item>(props: DataTableProps<Item>) {
  const { caption, columns, rows, rowId, loading = false, empty, isSelected, onlyRead } = props;

  if (rows.length === 0) {
    return (
      <div className="grid min-h-40 place-items-center px-4 py-8 text-center">
        {loading ? <Spinner label={props.loadingLabel} className="size-8" /> : empty}
      </div>
    );
  }

  return (
    <div
      className="md:overflow-x-auto"
      aria-busy={loading}
      {...(onlyRead && { role: 'region', 'aria-label': caption, tabIndex: 0 })}
    >
      <table role="table" className="block w-full border-collapse text-left md:table">
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className="sr-only md:not-sr-only md:table-header-group">
          <tr role="row">
            {columns.map((column) => (
              <DataTableHead key={column.id} column={column} sorting={props.sorting} />
            ))}
          </tr>
        </thead>
        <tbody
          role="rowgroup"
          className={cn('block md:table-row-group', loading && 'opacity-60')}
          onKeyDown={moveBetweenRows}
        >
          {rows.map((item) => (
            <tr
              key={rowId(item)}
              role="row"
              className={cn(
                'data-row md:hover:bg-paper',
                isSelected?.(item) && 'bg-peacock-tint md:hover:bg-peacock-tint',
              )}
            >
              {columns.map(({ id, header, cell, ...layout }) => (
                <DataTableCell
                  key={id}
                  layout={layout}
                  label={typeof header === 'string' ? header : ''}
                >
                  {cell(item)}
                </DataTableCell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
