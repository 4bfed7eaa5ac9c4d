import type { Field, FormDefinition } from '@/lib/forms/definitions/field';
import { behaviourOf } from '@/lib/forms/kinds/behaviours';
import { displayValue } from '@/lib/forms/view';
import type { Language } from '@/lib/i18n/language';
import { wordsIn } from '@/lib/i18n/words';

/** Gives all values of a field's cells in words; undefined when any text may be typed. */
export function choicesOf(
  form: FormDefinition,
  field: Field,
  language: Language,
): readonly string[] | undefined {
  const { forms, places } = wordsIn(language);
  return behaviourOf(field.kind)
    .choices?.(field)
    .map((value) => displayValue(forms, form, field, value, language, places));
}
