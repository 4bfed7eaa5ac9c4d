import type { BrokenRule } from '@/lib/format/broken-rule';
import type { RecognisedHead } from '@/lib/imports/rows/batch';
import type { RowWarning } from '@/lib/imports/rows/warnings';

/** What is wrong with rows: the English sentence, and what it is made of for other languages. */
interface WrongRows extends BrokenRule {
  error: string;
  /** The field or table column it is about, none when it is about the row. */
  field?: string;
}

/** What became of a file of claims, or, for a check, what would. */
export interface ImportAnswer extends RecognisedHead {
  /** Claims filed. */
  success: number;
  /** Rows that become no claim. */
  failed: number;
  /** Rows with data under the header. */
  rows: number;
  /** The first 1,000, by row: the spreadsheet's own number, the header being row 1. */
  errors: (WrongRows & { row: number })[];
  /** How many there are in all. */
  errorCount: number;
  /** Those alike together, the most frequent first, at most 50; `rows` are the first 10 of each. */
  groups: (WrongRows & { count: number; rows: number[] })[];
  /** What the claims add up to, the smallest and the largest of them, in rupees; null when there is none. */
  amounts: { total: string; least: string; largest: string } | null;
  /** What is to be looked at again and keeps nothing from being filed; claims that are on file already are told by a check alone. */
  warnings: RowWarning[];
  /** Claims whose form is not complete yet. */
  incomplete: number;
  /** People who are invited to the portal. */
  invited: number;
  /** When this person filed the very file within the last 24 hours, and how many claims; told by a check alone. */
  alreadyFiled: { at: string; claims: number } | null;
}
