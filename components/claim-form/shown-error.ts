import type { Field, FormDefinition } from '@/lib/forms/definitions/field';
import { messageOf } from '@/lib/forms/labels';
import { isMask } from '@/lib/forms/mask';
import { brokenText } from '@/lib/forms/validate';
import type { FormWords } from '@/lib/forms/words';

/** What has been done with a field. */
interface FieldHistory {
  /** The field's label is among those that were found wrong. */
  highlighted: boolean;
  /** The person has been in the field and left it. */
  touched: boolean;
  /** Of a number that is masked: whether it is known to be wrong. */
  hiddenWrong?: boolean | undefined;
}

/**
 * The sentence below a field, if it is wrong now and it is time to say so. That something is
 * missing is said only once the form was checked; every other rule as soon as the field is left.
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
