import type { CreditorType } from '@/lib/forms/definitions/field';
import type { FactName } from './facts';

/**
 * A visible rule by which rows get their form, tried in this order: what a column says, the heading above the row, the name of
 * the sheet, a line above the head, and at last what the person chose for all.
 */
export type FormRule =
  | { by: 'column'; at: number; fact: FactName }
  | { by: 'heading' }
  | { by: 'sheet'; form: CreditorType; text: string }
  | { by: 'title'; form: CreditorType; text: string }
  | { by: 'all'; form: CreditorType };

/** A column and what it is; columns left out are nobody's. */
export interface MappedColumn {
  at: number;
  fact: FactName;
  /** Rupees to one of the column's units, as text: "100000" where it counts in lakhs. */
  rupees?: string;
  /** It holds days with their month first. */
  doubtful?: boolean;
  /** What the person said "Cr" means in it. */
  cr?: 'credit' | 'crore';
  /** The person said that amounts below nothing are advances. */
  advances?: boolean;
}

/** How the rows of a sheet are read: plain data, which a page edits, the office keeps for its next file, and a writer uses the other way. */
export interface Mapping {
  /** The texts of the head, by column. */
  heads: readonly string[];
  columns: readonly MappedColumn[];
  form: readonly FormRule[];
}
