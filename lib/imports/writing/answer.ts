import type { BrokenRule } from '@/lib/format/broken-rule';
import type { RecognisedHead } from '@/lib/imports/rows/batch';
import type { RowWarning } from '@/lib/imports/rows/warnings';

/** What is wrong with rows: the sentence in English, and the rule and parameters for other languages. */
interface WrongRows extends BrokenRule {
  error: string;
  /** The field or table column; absent for the whole row. */
  field?: string;
}

/** What became of a file of claims, or, for a check, what would become of it. */
export interface ImportAnswer extends RecognisedHead {
  /** Claims filed. */
  success: number;
  /** Rows that become no claim. */
  failed: number;
  /** Rows with data under the header. */
  rows: number;
  /** The first 1,000 errors by row; the header is row 1. */
  errors: (WrongRows & { row: number })[];
  errorCount: number;
  /** Equal errors together, the most frequent first, at most 50; `rows` are the first 10 rows of each. */
  groups: (WrongRows & { count: number; rows: number[] })[];
  /** The sum of the claims, the smallest and the largest of them, in rupees; null when there is no claim. */
  amounts: { total: string; least: string; largest: string } | null;
  /**
   * What the sender should look at again; no warning keeps a claim from being filed. Only a check names claims that are on file
   * already.
   */
  warnings: RowWarning[];
  /** Claims that are filed although their form is not complete yet. */
  incomplete: number;
  invited: number;
  /** When this person filed the same file within the last 24 hours, and how many claims came of it. Only a check tells this. */
  alreadyFiled: { at: string; claims: number } | null;
}
