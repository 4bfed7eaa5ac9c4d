/** One sheet as text, as the spreadsheet shows it. */
export interface ShownSheet {
  name: string;
  rows: string[][];
  /** There is more than is shown. */
  cut: boolean;
}

/** A paragraph with its place among headings, 0 for none, or a table. */
export type ShownBlock = { text: string; heading: number } | { rows: string[][] };

export type Shown =
  | { kind: 'sheets'; sheets: ShownSheet[] }
  | { kind: 'blocks'; blocks: ShownBlock[]; cut: boolean };

/** Why a file is not shown: it is no such file or broken, or it unpacks to too much. */
export type NotShown = 'spoiled' | 'tooBig' | 'locked';

/** What is shown of one file at most; the rest is in the file. */
export const most = {
  sheets: 20,
  rows: 1_000,
  columns: 60,
  cell: 500,
  blocks: 2_000,
  letters: 400_000,
  unpackedBytes: 80 * 1024 * 1024,
} as const;
