import type { CreditorType, DetailGroup } from './definitions/field';
import type { Rule } from './kinds/parts/rules';

type Words = Readonly<Record<string, string>>;
type WordsOfFields = Readonly<Record<string, Words>>;

/** What messages/*\/forms.json holds, in either language. */
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
  /** Under a field that is marked in red. */
  highlight: string;
  /** Under one whose number is wrong and masked. */
  hiddenWrong: string;
  exampleEmail: string;
  /** What most people who claim here are; a new claim starts with it. */
  nationality: string;
  messages: {
    forms: Readonly<Record<string, WordsOfFields>>;
    fields: WordsOfFields;
    kinds: WordsOfFields;
    rules: Readonly<Record<Rule, string>>;
  };
}
