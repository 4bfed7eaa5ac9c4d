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

/** One line of a table inside a form. Every cell is a string, the serial number too ("1", "2"). */
export type Row = Readonly<Record<string, string>>;

export type FieldValue = string | readonly Row[];

/** A claim as it is filled in and stored: strings, and lists of rows for fields of kind 'rows'. */
export type ClaimValues = Record<string, FieldValue>;

/** What the help beside a field explains, with a picture of where it stands. */
export type HelpTopic =
  | 'ifsc'
  | 'accountNumber'
  | 'pan'
  | 'aadhaar'
  | 'gstin'
  | 'cin'
  | 'employeeId'
  | 'uan';

/** All that is particular to one field. What is common to its kind stands in lib/forms/kinds. */
export interface Field {
  name: string;
  kind: Kind;
  required?: true;
  /** Kind 'choice': the values that may be stored, in the order in which they are offered. */
  options?: readonly string[];
  minLength?: number;
  /** In UTF-16 units, like the attribute of an input. Overrides the length of the kind. */
  maxLength?: number;
  /** What the input starts with; the empty string when left out. */
  initial?: string;
  /** Overrides the help of the kind. */
  help?: HelpTopic;
  /** Optional, and for few: a telephone shows it when it is asked for, or holds something. */
  rare?: true;
  /** What a new claim takes over from the account of who fills it in. */
  fromAccount?: 'name' | 'email' | 'phone' | 'nationality';
  /** The field that follows from this one (a bank from its IFSC, a state from its city), to be filled in when it is empty. */
  fills?: string;
  /** A day that has come; a later one is asked about, as all that the next three name. See lib/forms/questions. */
  past?: true;
  /** The field whose day comes first, or is the same. */
  notBefore?: string;
  /** The field whose amount this one is a part of. */
  notMoreThan?: string;
  /** The table whose rows it counts. */
  countsRowsOf?: string;
  /** Kind 'rows': the cells of a row. */
  columns?: readonly Field[];
  /** A number that identifies a person or an account, though its kind alone does not say so. */
  identifier?: IdentifierKind;
  /** Overrides the detail group of the kind. */
  group?: DetailGroup;
  /** Overrides the autofill token of the kind (WCAG 1.3.5). */
  autoComplete?: string;
}

export interface Section {
  name: string;
  /** On a telephone it stands on the screen of the section before it. */
  joined?: true;
  /** Asked only of who files after the last date for claims. */
  late?: true;
  /** Shown when it is asked for, or holds something: nobody has to fill it in. */
  folded?: true;
  fields: readonly Field[];
}

export interface FormDefinition {
  type: CreditorType;
  /** "B", "CA": as in "Form CA". */
  letter: string;
  sections: readonly Section[];
  /** The field that names the creditor. */
  creditorName: string;
  /** The nature of every claim on this form, when the form has no field to choose it in. */
  natureOfClaim?: string;
  /** Fields whose sum is shown beside claimAmount; for a table, its amount column is summed. */
  amountParts?: readonly string[];
  contact: { email: string; phone: string };
}
