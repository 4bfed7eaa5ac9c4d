import { requiredColumnsOf } from '@/lib/forms/columns';
import type { Field, FormDefinition } from '@/lib/forms/definitions/field';
import { behaviourOf } from '@/lib/forms/kinds/behaviours';
import { hintOf, messageOf, placeholderOf } from '@/lib/forms/labels';
import type { Language } from '@/lib/i18n/language';
import { formWords } from '@/lib/imports/rows/words';
import { cellStyleOf } from './cells';
import { choicesOf } from './choices';
import { templateWords } from './words';

// Spreadsheets show no more choices in a note.
const maxNamed = 12;

/** Writes the note on a column: whether it is required, the hint, the format, and its choices. */
export function noteOf(form: FormDefinition, field: Field, language: Language): string {
  const words = formWords[language];
  const t = templateWords(language);
  const choices = choicesOf(form, field, language);
  const named = choices && choices.length <= maxNamed;
  const lines = [
    requiredColumnsOf(form).has(field) ? t('required') : t('optional'),
    hintOf(words, form, field.name),
    choices ? '' : exampleOf(form, field, language),
    choices && (named ? t('oneOf', { options: choices.join(', ') }) : t('fromList')),
  ];
  return lines.filter(Boolean).join('\n');
}

function exampleOf(form: FormDefinition, field: Field, language: Language) {
  const words = formWords[language];
  const { help } = cellStyleOf(field);
  if (help) return templateWords(language)(help);
  const { exampleRule: rule } = behaviourOf(field.kind);
  // The sentence about a wrong value says best what a valid one looks like.
  if (rule) return messageOf(words, form, { field: field.name, rule });
  return placeholderOf(words, form, field.name);
}
