import type { Field, FormDefinition } from '@/lib/forms/definitions/field';
import { facetsOf } from '@/lib/forms/kinds';
import { hintOf, messageOf, placeholderOf } from '@/lib/forms/labels';
import type { Language } from '@/lib/i18n/language';
import { formWords } from '@/lib/imports/rows/words';
import { choicesOf } from './choices';
import { templateWords } from './words';

// More would not fit into what spreadsheets show of a note.
const mostNamed = 12;

/** What is said about a column: whether it is required, help, its format, and what may stand in it. */
export function noteOf(form: FormDefinition, field: Field, language: Language): string {
  const words = formWords[language];
  const t = templateWords(language);
  const choices = choicesOf(form, field, language);
  const named = choices && choices.length <= mostNamed;
  const lines = [
    field.required ? t('required') : t('optional'),
    hintOf(words, form, field.name),
    choices ? '' : formatOf(form, field, language),
    choices && (named ? t('oneOf', { options: choices.join(', ') }) : t('fromList')),
  ];
  return lines.filter(Boolean).join('\n');
}

function formatOf(form: FormDefinition, field: Field, language: Language) {
  const words = formWords[language];
  if (field.kind === 'date') return templateWords(language)('day');
  // What is said of a wrong value tells best what a right one is like.
  const rule = facetsOf(field.kind).rules.find((each) => each === field.kind);
  if (rule) return messageOf(words, form, { path: field.name, field: field.name, rule });
  return placeholderOf(words, form, field.name);
}
