import type { IdentifierKind, Kind } from './kind';

export const creditorTypes = ['form_b', 'form_c', 'form_d', 'form_e', 'form_f', 'form_ca'] as const;
export type CreditorType = (typeof creditorTypes)[number];

/** The sections of the claim detail page, in the order of the page. */
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

/** Every cell is a string, also the serial number ("1", "2"). */
export type Row = Readonly<Record<string, string>>;

export type FieldValue = string | readonly Row[];

export type ClaimValues = Record<string, FieldValue>;

export type HelpTopic =
  | 'ifsc'
  | 'accountNumber'
  | 'pan'
  | 'aadhaar'
  | 'gstin'
  | 'cin'
  | 'employeeId'
  | 'uan';

/** Words, and the heads of columns in spreadsheets, use these names. */
export const tableNames = ['employeeDetails', 'invoices'] as const;
export type TableName = (typeof tableNames)[number];

/** What differs between fields of one kind. lib/forms/kinds holds what they share. */
interface PlainField {
  name: string;
  kind: Exclude<Kind, 'rows'>;
  required?: true;
  /** Kind 'choice': the values that may be stored, in the order in which the page offers them. */
  options?: readonly string[];
  minLength?: number;
  /** In UTF-16 units, as in an input. Overrides the maximum of the kind. */
  maxLength?: number;
  /** What the input starts with; '' by default. */
  initial?: string;
  help?: HelpTopic;
  /** People seldom need this optional field: a telephone shows it on request, or when it is filled in. */
  rare?: true;
  /** The fact of the claimant's account that a new claim starts with. */
  fromAccount?: 'name' | 'email' | 'phone' | 'nationality';
  /**
   * This field tells another one, such as a bank by its IFSC or a state by its city. The page fills that one in while it is
   * empty.
   */
  fills?: string;
  /** The day has come already. A later day raises a question, like the next five properties. See lib/forms/questions. */
  past?: true;
  /** The field with an earlier or equal day; for a cell, a column of the same row. */
  notBefore?: string;
  /** The field whose amount includes this one; for a cell, a column of the same row. */
  notMoreThan?: string;
  /** The field with the state of this PIN code. */
  inState?: string;
  /** No two rows hold the same in this column. */
  uniqueInTable?: true;
  /** The table whose rows this field counts. */
  countsRowsOf?: string;
  columns?: undefined;
  /** The field holds a number that identifies a person or an account, although its kind does not say so. */
  identifier?: IdentifierKind;
  /** The public list of creditors shows this name. */
  published?: true;
  /** Overrides the detail group of the kind. */
  group?: DetailGroup;
  /** Overrides the autofill token of the kind (WCAG 1.3.5). */
  autoComplete?: string;
}

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
  /** Only people who file after the last date for claims are asked this. */
  late?: true;
  /** Everything in it is optional: the page shows it on request, or when it is filled in. */
  folded?: true;
  fields: readonly Field[];
}

export interface FormDefinition {
  type: CreditorType;
  letter: string;
  sections: readonly Section[];
  creditorName: string;
  /** The nature of every claim on a form without a field for it. */
  natureOfClaim?: string;
  /** The page shows the sum of these fields beside claimAmount; a table adds its columns `addUp`. */
  amountParts?: readonly string[];
  contact: { email: string; phone: string };
}
