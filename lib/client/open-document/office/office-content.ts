import type { SheetRow } from '@/lib/spreadsheets/row';

/** One sheet as texts, as the spreadsheet shows them. */
export interface OfficeSheet {
  name: string;
  rows: string[][];
  /** The sheet holds more than the page shows. */
  cut: boolean;
}

/** A paragraph with the level of its heading, 0 for none, or a table. */
export type OfficeBlock = { text: string; heading: number } | { rows: string[][] };

/** One sheet with its cells, for a form to take over. */
export interface BookSheet {
  /** Empty for a file without sheets. */
  name: string;
  rows: SheetRow[];
}

export type OfficeContent =
  | { kind: 'sheets'; sheets: OfficeSheet[] }
  | { kind: 'rows'; sheets: BookSheet[] }
  | { kind: 'blocks'; blocks: OfficeBlock[]; cut: boolean };

/** It is no such file or broken, it unpacks to too much, or it has a password. */
export type WhyNotShown = 'spoiled' | 'tooBig' | 'locked';

/** The page shows no more of one file. */
export const most = {
  sheets: 20,
  rows: 1_000,
  /** For a list that a form takes over; forms hold fewer. */
  listRows: 5_000,
  columns: 60,
  cell: 500,
  blocks: 2_000,
  letters: 400_000,
  unpackedBytes: 80 * 1024 * 1024,
} as const;
