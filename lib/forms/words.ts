import type { CreditorType, DetailGroup } from './definitions/field';
import type { Rule } from './kinds/shared/rules';

type Words = Readonly<Record<string, string>>;
type WordsOfFields = Readonly<Record<string, Words>>;

/** The shape of messages/*\/forms.json. */
export interface FormWords {
  titles: Readonly<Record<CreditorType, string>>;
  creditorTypes: Readonly<Record<CreditorType, { label: string; who: string }>>;
  sections: Words;
  groups: Readonly<Record<DetailGroup, string>>;
  /** Under 'shared' or a creditor type, by field or column. */
  labels: WordsOfFields;
  /** Under 'shared', 'kinds' or a creditor type. */
  placeholders: WordsOfFields;
  hints: WordsOfFields;
  /** Under 'shared' or a creditor type, by field, then value. */
  options: Readonly<Record<string, WordsOfFields>>;
  yesNo: { yes: string; no: string };
  /** The hint below a field that is marked as wrong. */
  highlight: string;
  /** The hint below a field whose masked number is wrong. */
  hiddenWrong: string;
  exampleEmail: string;
  /** The nationality that a new claim starts with. */
  nationality: string;
  messages: {
    forms: Readonly<Record<string, WordsOfFields>>;
    fields: WordsOfFields;
    kinds: WordsOfFields;
    rules: Readonly<Record<Rule, string>>;
  };
}
