import type { Field, FormDefinition } from '@/lib/forms/definitions/field';
import { messageOf } from '@/lib/forms/labels';
import { isMask } from '@/lib/forms/mask';
import { brokenText } from '@/lib/forms/validate';
import type { FormWords } from '@/lib/forms/words';

interface FieldHistory {
  /** The field was found wrong. */
  highlighted: boolean;
  touched: boolean;
  /** For a masked number: it is known to be wrong. */
  hiddenWrong?: boolean | undefined;
}

/**
 * Gives the sentence below a field that is wrong now. A missing value shows only after the form was checked; every other rule
 * shows as soon as the person leaves the field.
 */
export function shownError(
  words: FormWords,
  form: FormDefinition,
  field: Field,
  value: string,
  { highlighted, touched, hiddenWrong }: FieldHistory,
): string | undefined {
  const broken = brokenText(field, value);
  if (!broken) return undefined;
  if (isMask(value)) return highlighted && hiddenWrong ? words.hiddenWrong : undefined;
  if (broken.rule === 'required') return highlighted ? words.highlight : undefined;
  if (!highlighted && !touched) return undefined;
  return messageOf(words, form, { field: field.name, ...broken });
}
