import type { Clean } from './clean';
import type { DetailGroup, Field } from './definitions/field';
import type { IdentifierKind } from './definitions/kind';
import type { Check, Rule } from './rules';

export type Widget =
  | 'input'
  | 'textarea'
  | 'phone'
  | 'amount'
  | 'date'
  | 'select'
  | 'city'
  | 'state'
  | 'yesNo'
  | 'serial'
  | 'table';

export type Display =
  | 'text'
  | 'paragraph'
  | 'phone'
  | 'aadhaar'
  | 'money'
  | 'date'
  | 'option'
  | 'city'
  | 'state'
  | 'yesNo'
  | 'table';

/** What the control of a kind is given, apart from its name, label and value. */
export interface InputAttributes {
  type: 'text' | 'email' | 'tel' | 'date';
  inputMode: 'text' | 'email' | 'tel' | 'numeric' | 'decimal';
  /** In UTF-16 units, as typed: an Aadhaar number may hold two spaces. */
  maxLength: number;
  autoComplete: string;
  /** Keystrokes other than digits are dropped. */
  digitsOnly?: true;
  /** What is typed is shown, and kept, in upper case. */
  upperCase?: true;
}

/** What stands in a spreadsheet's column: text (which keeps leading zeros), digits, a number or a day; words for a choice. */
export type Spelling =
  | 'text'
  | 'digits'
  | 'phone'
  | 'money'
  | 'count'
  | 'day'
  | 'option'
  | 'yesNo'
  | 'state'
  | 'city'
  | 'none';

/** What has to be said of every kind of field. */
export interface KindFacets {
  clean: Clean;
  /** In the order in which they are tried. `field` is the one being judged. */
  checks: (field: Field) => readonly Check[];
  /** The rules that `checks` can break, besides 'required' and 'type'. */
  rules: readonly Rule[];
  widget: Widget;
  group: DetailGroup;
  display: Display;
  spelling: Spelling;
  input: InputAttributes;
  /** Of kinds that identify a person or an account, see identifier.ts. */
  identifier?: IdentifierKind;
}
