import type { Field, FormDefinition } from '@/lib/forms/definitions/field';
import { yesNo } from '@/lib/forms/kinds';
import { optionLabel } from '@/lib/forms/labels';
import type { Language } from '@/lib/i18n/language';
import { wordsIn } from '@/lib/i18n/words';
import { stateName } from '@/lib/reference/places';
import { states } from '@/lib/reference/states';

/** All that may stand in the cells of a field, in words; none when its cells are typed. */
export function choicesOf(
  form: FormDefinition,
  field: Field,
  language: Language,
): readonly string[] | undefined {
  const { forms, places } = wordsIn(language);
  if (field.kind === 'yesNo') return yesNo.map((answer) => forms.yesNo[answer]);
  if (field.kind === 'state') return states.map((state) => stateName(places, state));
  return field.options?.map((option) => optionLabel(forms, form, field.name, option));
}
