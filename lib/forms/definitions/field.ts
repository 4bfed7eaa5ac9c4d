import type { IdentifierKind, Kind } from './kind';

export const creditorTypes = ['form_b', 'form_c', 'form_d', 'form_e', 'form_f', 'form_ca'] as const;
export type CreditorType = (typeof creditorTypes)[number];

/** The sections of the claim detail page, in the order in which they are shown. */
export const detailGroups = [
  'other_details',
  'contact',
  'financial',
  'banking',
  'identification',
  'legal',
  'dates',
  'other',
] as const;
export type DetailGroup = (typeof detailGroups)[number];

/** One row of a table in a form. Every cell is a string, the serial number too ("1", "2"). */
export type Row = Readonly<Record<string, string>>;

export type FieldValue = string | readonly Row[];

/** A claim as it is filled in and stored: strings, and lists of rows for fields of kind 'rows'. */
export type ClaimValues = Record<string, FieldValue>;

/** What the help beside a field explains, with a picture that shows where to find it. */
export type HelpTopic =
  | 'ifsc'
  | 'accountNumber'
  | 'pan'
  | 'aadhaar'
  | 'gstin'
  | 'cin'
  | 'employeeId'
  | 'uan';

/** The tables that forms have. Words, and the heads of columns in spreadsheets, are told by these names. */
export const tableNames = ['employeeDetails', 'invoices'] as const;
export type TableName = (typeof tableNames)[number];

/** Everything particular to one field that is no table. lib/forms/kinds holds what is common to its kind. */
interface PlainField {
  name: string;
  kind: Exclude<Kind, 'rows'>;
  required?: true;
  /** Kind 'choice': the values that may be stored, in the order in which they are offered. */
  options?: readonly string[];
  minLength?: number;
  /** In UTF-16 units, like the attribute of an input. Overrides the maximum of the kind. */
  maxLength?: number;
  /** What the input starts with; the empty string when left out. */
  initial?: string;
  /** Overrides the help of the kind. */
  help?: HelpTopic;
  /** Optional and seldom needed: a telephone shows it on request, or when it is filled in. */
  rare?: true;
  /** The fact of the claimant's account that a new claim starts with here. */
  fromAccount?: 'name' | 'email' | 'phone' | 'nationality';
  /**
   * The field that follows from this one (a bank from its IFSC, a state from its city); the page fills it in while it is empty.
   */
  fills?: string;
  /** The day has come already. A later day raises a question, like the next five properties. See lib/forms/questions. */
  past?: true;
  /** The field, of a cell the column in its row, whose day comes before this one, or is the same. */
  notBefore?: string;
  /** The field, of a cell the column in its row, whose amount this one is a part of. */
  notMoreThan?: string;
  /** The field whose state this PIN code lies in. */
  inState?: string;
  /** A column: no two rows hold the same. */
  uniqueInTable?: true;
  /** The table whose rows this field counts. */
  countsRowsOf?: string;
  /** A table alone has columns. */
  columns?: undefined;
  /** The field holds a number that identifies a person or an account, although its kind does not say so. */
  identifier?: IdentifierKind;
  /** The name stands in the public list of creditors. */
  published?: true;
  /** Overrides the detail group of the kind. */
  group?: DetailGroup;
  /** Overrides the autofill token of the kind (WCAG 1.3.5). */
  autoComplete?: string;
}

/** A field that is filled in row by row. */
export interface TableField extends Omit<PlainField, 'name' | 'kind' | 'columns'> {
  name: TableName;
  kind: 'rows';
  columns: readonly PlainField[];
  /** The columns whose amounts add up to the claim. */
  addUp: readonly string[];
  maxRows: number;
}

export type Field = PlainField | TableField;

export interface Section {
  name: string;
  /** A telephone shows it on the same screen as the section before it. */
  joined?: true;
  /** Asked only of those who file after the last date for claims. */
  late?: true;
  /** Shown on request, or when it is filled in: everything in it is optional. */
  folded?: true;
  fields: readonly Field[];
}

export interface FormDefinition {
  type: CreditorType;
  /** "B" or "CA", as in "Form CA". */
  letter: string;
  sections: readonly Section[];
  /** The field that names the creditor. */
  creditorName: string;
  /** The nature of every claim on this form, for forms without a field for it. */
  natureOfClaim?: string;
  /** Fields whose sum is shown beside claimAmount; for a table, its columns `addUp`. */
  amountParts?: readonly string[];
  contact: { email: string; phone: string };
}
