import type { HTMLAttributes, ReactNode } from 'react';

export interface ColumnLayout {
  /**
   * The cell's place on a phone's card: 'lead' before the first line, 'title' the first line, 'corner' beside it, 'line' (the
   * default) a labelled value, 'actions' the buttons at the foot.
   */
  card?: 'lead' | 'title' | 'corner' | 'line' | 'actions';
  align?: 'start' | 'end';
  /** Keeps the cell on one line. */
  nowrap?: boolean;
  /** The column shows from this width on; a narrower table shows the value in another cell, or not. */
  from?: 'lg' | 'xl';
  /** More attributes of its head and its cells. */
  attributes?: HTMLAttributes<HTMLElement>;
}

export interface Column<Item> extends ColumnLayout {
  id: string;
  /** Words also label the value on a phone's card; anything else stands only in the head. */
  header: ReactNode;
  cell: (item: Item) => ReactNode;
}

/** How a table's rows are sorted, and what a press on a header does. */
export interface Sorting {
  /** Ids of the columns whose headers sort. */
  columns: readonly string[];
  by: string;
  order: 'asc' | 'desc';
  onSort: (column: string) => void;
}

/** For cells and headers of a column with `from`. */
export const hiddenUntil = { lg: 'md:max-lg:hidden', xl: 'md:max-xl:hidden' };
