import type { Rule } from './kinds/shared/rules';
import { fill, labelForms } from './labels';
import type { FormWords } from './words';

/** Says that something of this name breaks a rule, where it is no field of a form. */
export const ruleSentence = (
  { messages, exampleEmail }: Pick<FormWords, 'messages' | 'exampleEmail'>,
  label: string,
  rule: Rule,
  params: Readonly<Record<string, string | number>> = {},
) => fill(messages.rules[rule], { email: exampleEmail, ...labelForms(label), ...params });
