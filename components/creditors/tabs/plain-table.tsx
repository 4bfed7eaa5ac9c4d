// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop a table's roles when its display changes

import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

export interface PlainColumn {
  name: string;
  /** Amounts and counts stand on the right. */
  figure?: boolean;
}

type PlainTableProps = {
  /** Names the table for screen readers. */
  label: string;
  columns: readonly PlainColumn[];
  children: ReactNode;
  foot?: ReactNode;
  /** On telephones each row is a card, with the names of columns beside its cells: build it from `Row`, `Cell` and `Figure`. */
  cards?: boolean;
  /** Rows of 28 px where there is room for a table. */
  dense?: boolean;
};

/** A table of figures, which scrolls sideways where it is wider than the page. */
export function PlainTable({ label, columns, children, foot, cards, dense }: PlainTableProps) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without a mouse, people scroll it by the keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-lg border border-line bg-sheet shadow-sheet"
    >
      <table
        role="table"
        className={cn(
          'figures w-full border-collapse text-sm [&_td]:px-3 [&_td]:py-2 [&_tbody_tr]:border-t [&_tbody_tr]:border-line',
          cards && 'cards-on-phones',
          dense && 'md:[&_td]:py-1',
        )}
      >
        <thead role="rowgroup" className="bg-paper-deep text-left text-ink-soft">
          <tr role="row">
            {columns.map(({ name, figure }) => (
              <th
                key={name}
                role="columnheader"
                scope="col"
                className={cn('px-3 py-2 font-semibold', figure && 'text-right')}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">{children}</tbody>
        {foot && (
          <tfoot role="rowgroup" className="border-t-2 border-line-strong font-semibold">
            {foot}
          </tfoot>
        )}
      </table>
    </section>
  );
}

export const Row = ({ children }: { children: ReactNode }) => <tr role="row">{children}</tr>;

type CellProps = {
  /** The name of its column, beside it on a card; a cell without one is the card's title. */
  label?: string;
  span?: number;
  className?: string;
  children: ReactNode;
};

export const Cell = ({ label, span, className, children }: CellProps) => (
  <td role="cell" data-label={label} colSpan={span} className={className}>
    {children}
  </td>
);

export const Figure = ({ label, children }: CellProps) => (
  <Cell label={label} className="text-right whitespace-nowrap">
    {children}
  </Cell>
);
