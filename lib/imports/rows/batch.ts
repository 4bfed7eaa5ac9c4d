import type { FormValues } from '@/lib/claims/filing/form';
import type { IdentifierHash } from '@/lib/crypto/identifier-hash';
import type { BrokenRule } from '@/lib/format/broken-rule';
import type { Rule } from '@/lib/forms/kinds/parts/rules';
import type { RowWarning } from './warnings';

/** How the head of a file of claims was understood. */
export interface RecognisedHead {
  /** The sheet that was read and the others, which were not; null for a file without sheets. */
  sheet: { name: string; ignored: string[] } | null;
  /** Its columns from the left; `field` is null for one that no field is called like. */
  columns: { header: string; field: string | null }[];
  /** The required fields of the form that have no column. */
  missing: string[];
}

/** Why a row becomes no claim. `row` is the spreadsheet's own number, the header being row 1. */
export interface RowProblem extends BrokenRule<Rule> {
  row: number;
  /** The field or table column it is about, none when it is about the row. */
  field?: string;
}

/** A row, or several that belong together, that becomes a claim. */
export interface ReadClaim {
  row: number;
  /** How many rows it was read from. */
  rows: number;
  /** With `requiresDocumentUpload` and, when there are any, `missingFields` in its claimData. */
  values: FormValues;
}

/** One that is ready to be stored. */
export interface SealedClaim extends ReadClaim {
  /** What it will be filed under; its identifiers are encrypted for it. */
  id: string;
  hashes: IdentifierHash[];
}

/** The next part of a file, in its order. */
export interface Batch {
  claims: ReadClaim[];
  problems: RowProblem[];
  /** How many rows with data were read for it. */
  rows: number;
  /** How many of them become no claim, or no part of one. */
  rejected: number;
  /** What is to be asked about the whole file; with its last part. */
  warnings: RowWarning[];
}

/** A batch that is ready to be stored. */
export interface SealedBatch extends Batch {
  claims: SealedClaim[];
}

/** A batch as the database takes it. */
export interface Lines extends Omit<Batch, 'claims'> {
  /** Its claims, see lines.ts. */
  lines: Uint8Array;
  /** Those left out, since nobody can be written to about them. */
  unaddressed: { row: number; rows: number }[];
}
