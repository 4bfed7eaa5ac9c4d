import { createColumnHelper, tableFeatures } from '@tanstack/react-table';

export type ColumnLook = {
  /**
   * Where the cell goes on a phone's card: 'lead' before the first line, 'title' the first line,
   * 'corner' beside it, 'line' a labelled value, 'actions' the buttons at the foot, 'none' not at
   * all. 'line' when not given.
   */
  card?: 'lead' | 'title' | 'corner' | 'line' | 'actions' | 'none';
  align?: 'start' | 'end';
  /** Keeps the cell on one line. */
  nowrap?: boolean;
  /** The header's words, for the label on a card, when the header itself is not plain text. */
  label?: string;
  /** A column of its own only from here on; a narrower table shows the value in another cell, or not. */
  from?: 'lg' | 'xl';
  /** Shows the header to screen readers only, e.g. that of the selection column. */
  hiddenHeader?: boolean;
  /** The header is a button that sorts by this column, where the table is given `sorting`. */
  sortable?: boolean;
};

/** How a table's rows are sorted, and what a press on a sortable header does. */
export type Sorting = {
  /** Id of the column. */
  by: string;
  order: 'asc' | 'desc';
  onSort: (column: string) => void;
};

/** For cells and headers of such a column. */
export const hiddenUntil = { lg: 'md:max-lg:hidden', xl: 'md:max-xl:hidden' };

export const features = tableFeatures({ columnMeta: {} as ColumnLook });
export type Features = typeof features;

/** Builds the columns of a DataTable: `const column = tableColumns<Claim>()`. */
export const tableColumns = <Item extends object>() => createColumnHelper<Features, Item>();
