import type { FormValues } from '@/lib/claims/deeds/filing/form';
import type { IdentifierHash } from '@/lib/crypto/identifier-hash';
import type { BrokenRule } from '@/lib/format/broken-rule';
import type { Rule } from '@/lib/forms/kinds/shared/rules';
import type { RowWarning } from './warnings';

export interface RecognisedHead {
  /** The sheet that was read, and the names of those that were not; null for a file without sheets. */
  sheet: { name: string; ignored: string[] } | null;
  /** From the left; `field` is null for a header that names no field. */
  columns: { header: string; field: string | null }[];
  /** The required fields without a column. */
  missing: string[];
}

/** Why a row becomes no claim. `row` counts as in the spreadsheet; the header is row 1. */
export interface RowProblem extends BrokenRule<Rule> {
  row: number;
  /** The field or table column; absent for the whole row. */
  field?: string;
}

/** A claim that was read from one row, or from several that belong together. */
export interface ReadClaim {
  row: number;
  /** How many rows it was read from. */
  rows: number;
  /** Its claimData also holds `requiresDocumentUpload` and, when fields are missing, `missingFields`. */
  values: FormValues;
}

export interface SealedClaim extends ReadClaim {
  /** The id that it will be filed under; its identifiers are encrypted for this id. */
  id: string;
  hashes: IdentifierHash[];
}

export interface Batch {
  claims: ReadClaim[];
  problems: RowProblem[];
  /** Rows with data in the batch. */
  rows: number;
  /** Of these rows, those that become no claim and no part of one. */
  rejected: number;
  /** Questions about the whole file; only its last batch has them. */
  warnings: RowWarning[];
}

export interface SealedBatch extends Batch {
  claims: SealedClaim[];
}

export interface Lines extends Omit<Batch, 'claims'> {
  /** Its claims as COPY reads them, see lines.ts. */
  lines: Uint8Array;
  /** Claims that were left out because they name no e-mail address to write to. */
  unaddressed: { row: number; rows: number }[];
}
