import type { DetailGroup, Field, HelpTopic } from '@/lib/forms/definitions/field';
import type { IdentifierKind } from '@/lib/forms/definitions/kind';
import type { Language } from '@/lib/i18n/language';
import type { PlaceWords } from '@/lib/reference/places';
import type { ParseCell } from './cells';
import type { Check } from './checks';
import type { Clean } from './clean';
import type { Doubt } from './question';
import type { Rule } from './rules';

/** components/claim-form/controls/widgets.tsx has a component for each. */
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

/** The attributes of a kind's control, apart from name, label and value. */
export interface InputAttributes {
  type: 'text' | 'email' | 'tel';
  inputMode: 'text' | 'email' | 'tel' | 'numeric' | 'decimal';
  /** In UTF-16 units. No input cuts a longer text; the check refuses it. */
  maxLength: number;
  autoComplete: string;
  /** The input shows typed text as the portal stores it. */
  shownClean?: true;
  upperCase?: true;
}

export interface ValueWords {
  language: Language;
  yesNo: Readonly<Record<'yes' | 'no', string>>;
  /** Gives the words for one of the field's options; the value itself when it is no option. */
  option: (value: string) => string;
  /** Without these, cities and states keep their English names. */
  places: PlaceWords | undefined;
}

/** lib/imports/templates/cells.ts says how a template writes each format. */
export type CellFormat = 'text' | 'amountAboveZero' | 'amountFromZero' | 'date' | 'wholeNumber';

export interface KindBehaviour {
  clean: Clean;
  /** In the order in which they are tried. */
  checks: (field: Field) => readonly Check[];
  /** The rules that `checks` and the field's lengths can break, besides 'required' and 'type'. */
  rules: readonly Rule[];
  /** The rule whose sentence describes a valid value best; null where the field's placeholder does. */
  exampleRule: Rule | null;
  /** Asks about a cleaned, non-empty value that is valid but probably a mistake. */
  doubt?: (value: string) => Doubt | undefined;
  widget: Widget;
  input: InputAttributes;
  group: DetailGroup;
  layout: 'line' | 'paragraph' | 'figure' | 'table';
  /** Gives a stored value in words for people; an invalid value stays as it is. */
  format: (value: string, words: ValueWords) => string;
  parseCell: ParseCell;
  cellFormat: CellFormat;
  /** See identifier.ts. */
  identifier: IdentifierKind | null;
  /** All values that can be stored, where people choose instead of typing. */
  choices?: (field: Field) => readonly string[];
  help?: HelpTopic;
  /** Claims may hold numbers that the portal stored before it checked check digits. */
  hasCheckDigit?: true;
  /** JSON may also hold the value as a number. */
  takesNumbers?: true;
  /** In rejected rows, a cell with at most so many digits (before the point) does not count as an identifier. */
  unmaskedDigits?: number;
}
