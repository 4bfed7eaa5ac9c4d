import { createColumnHelper, tableFeatures } from '@tanstack/react-table';

export type ColumnLook = {
  /**
   * Where the cell goes on a phone's card: 'title' the first line, 'corner' beside it, 'line' a
   * labelled value, 'actions' the buttons at the foot, 'none' not at all. 'line' when not given.
   */
  card?: 'title' | 'corner' | 'line' | 'actions' | 'none';
  align?: 'start' | 'end';
  /** Keeps the cell on one line. */
  nowrap?: boolean;
  /** The header's words, for the label on a card, when the header itself is not plain text. */
  label?: string;
  /** A column of its own only from xl; a narrower table shows the value in another cell, or not. */
  wideOnly?: boolean;
  /** Shows the header to screen readers only, e.g. that of the selection column. */
  hiddenHeader?: boolean;
};

export const features = tableFeatures({ columnMeta: {} as ColumnLook });
export type Features = typeof features;

/** Builds the columns of a DataTable: `const column = tableColumns<Claim>()`. */
export const tableColumns = <Item extends object>() => createColumnHelper<Features, Item>();
