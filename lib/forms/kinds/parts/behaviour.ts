import type { DetailGroup, Field, HelpTopic } from '@/lib/forms/definitions/field';
import type { IdentifierKind } from '@/lib/forms/definitions/kind';
import type { Doubt } from '@/lib/forms/questions/question';
import type { Language } from '@/lib/i18n/language';
import type { PlaceWords } from '@/lib/reference/places';
import type { ParseCell } from './cells';
import type { Check } from './checks';
import type { Clean } from './clean';
import type { Rule } from './rules';

/** Names of controls; components/claim-form/controls/widgets.ts has a component for each. */
export type Widget =
  | 'input'
  | 'textarea'
  | 'phone'
  | 'amount'
  | 'ifsc'
  | 'date'
  | 'select'
  | 'city'
  | 'yesNo'
  | 'serial'
  | 'table';

/** What the control of a kind is given, apart from its name, label and value. */
export interface InputAttributes {
  type: 'text' | 'email' | 'tel';
  inputMode: 'text' | 'email' | 'tel' | 'numeric' | 'decimal';
  /** In UTF-16 units. No input cuts what is longer: it is kept, and refused. */
  maxLength: number;
  autoComplete: string;
  /** What is typed is shown as it is stored. */
  shownClean?: true;
  upperCase?: true;
}

/** The words that values of one field are shown in. */
export interface ValueWords {
  language: Language;
  yesNo: Readonly<Record<'yes' | 'no', string>>;
  /** The words for one of the field's own options; the value itself when it is none. */
  option: (value: string) => string;
  /** Without them cities and states keep their English names. */
  places: PlaceWords | undefined;
}

/** How a column of a template takes its values; lib/imports/templates/cells.ts says how each is written. */
export type CellFormat = 'text' | 'amountAboveZero' | 'amountFromZero' | 'date' | 'wholeNumber';

/** Everything that has to be said of a kind of field. */
export interface KindBehaviour {
  clean: Clean;
  /** In the order in which they are tried. `field` is the one being judged. */
  checks: (field: Field) => readonly Check[];
  /** The rules that `checks` and the field's lengths can break, besides 'required' and 'type'. */
  rules: readonly Rule[];
  /** The rule whose sentence tells best what a right value looks like; null where the field's placeholder does. */
  exampleRule: Rule | null;
  /** What to ask of a cleaned, non-empty value that can hardly be meant as it stands. */
  doubt?: (value: string) => Doubt | undefined;
  widget: Widget;
  input: InputAttributes;
  /** Where the claim detail page shows it. */
  group: DetailGroup;
  layout: 'line' | 'paragraph' | 'figure' | 'table';
  /** A stored value as a person reads it. One that is not right is shown as it is. */
  format: (value: string, words: ValueWords) => string;
  parseCell: ParseCell;
  cellFormat: CellFormat;
  /** What it identifies; null where it tells nobody apart. See identifier.ts. */
  identifier: IdentifierKind | null;
  /** The only values that can be stored, of kinds that are chosen and not typed. */
  choices?: (field: Field) => readonly string[];
  /** The help that stands beside it. */
  help?: HelpTopic;
  /** Claims may hold numbers from before their check digits were looked at. */
  hasCheckDigit?: true;
  /** JSON may also bring it as a number. */
  takesNumbers?: true;
  /** In rejected rows, a cell with no more digits (before the point) is not taken for an identifier. */
  unmaskedDigits?: number;
}
