import type { FormDefinition } from '@/lib/forms/definitions/field';
import { labelOf, messageOf } from '@/lib/forms/labels';
import type { FormWords } from '@/lib/forms/words';
import type { RowProblem } from './batch';

/** Says what is wrong with a row in the language of `words`, and names the field by its column's label. */
export function sentenceOf(
  words: FormWords,
  form: FormDefinition,
  { field = '', ...problem }: Omit<RowProblem, 'row'>,
): string {
  const sentence = messageOf(words, form, { field, ...problem });
  const label = field && labelOf(words, form, field);
  const named = sentence.toLowerCase().includes(label.toLowerCase());
  return named ? sentence : `${label}: ${sentence}`;
}
