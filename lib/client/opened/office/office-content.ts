/** One sheet as text, as the spreadsheet shows it. */
export interface OfficeSheet {
  name: string;
  rows: string[][];
  /** There is more than is shown. */
  cut: boolean;
}

/** A paragraph with its place among headings, 0 for none, or a table. */
export type OfficeBlock = { text: string; heading: number } | { rows: string[][] };

export type OfficeContent =
  | { kind: 'sheets'; sheets: OfficeSheet[] }
  | { kind: 'blocks'; blocks: OfficeBlock[]; cut: boolean };

/** Why a file is not shown: it is no such file or broken, or it unpacks to too much. */
export type WhyNotShown = 'spoiled' | 'tooBig' | 'locked';

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
