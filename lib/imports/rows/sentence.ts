import type { FormDefinition } from '@/lib/forms/definitions/field';
import { labelOf, messageOf } from '@/lib/forms/labels';
import type { FormWords } from '@/lib/forms/words';
import type { RowProblem } from './batch';

/** What is wrong with a row, as a sentence in the language of `words`. It names the field by the label that its column has. */
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
