import type { Language } from '@/lib/i18n/language';
import type { PlaceWords } from '@/lib/reference/places';
import {
  type DetailGroup,
  detailGroups,
  type Field,
  type FieldValue,
  type FormDefinition,
} from './definitions/field';
import { fieldsOf } from './definitions/registry';
import { behaviourOf } from './kinds/behaviours';
import { optionLabel } from './labels';
import type { FormWords } from './words';

export interface DetailEntry {
  field: Field;
  value: FieldValue;
}

const hidden = /document|upload|instruction/i;

function entryOf(field: Field, value: unknown): DetailEntry[] {
  if (hidden.test(field.name)) return [];
  if (Array.isArray(value)) return value.length > 0 ? [{ field, value }] : [];
  return typeof value === 'string' && value.trim() !== '' ? [{ field, value }] : [];
}

/**
 * Gives the parts of a filed claim for its detail page, in the order of the page. Leaves out empty values and groups, keys that
 * the form does not have, and documents, uploads and instructions, which the page shows elsewhere.
 */
export function groupsOf(
  form: FormDefinition,
  claimData: Readonly<Record<string, unknown>>,
): { group: DetailGroup; entries: DetailEntry[] }[] {
  const entries = fieldsOf(form).flatMap((field) => entryOf(field, claimData[field.name]));
  return detailGroups
    .map((group) => ({
      group,
      entries: entries.filter(
        ({ field }) => group === (field.group ?? behaviourOf(field.kind).group),
      ),
    }))
    .filter(({ entries: ofGroup }) => ofGroup.length > 0);
}

/**
 * Gives a stored value in words for people. Without `places`, cities and states keep their English names. For a table, gives
 * the number of its rows.
 */
export function displayValue(
  words: FormWords,
  form: FormDefinition,
  field: Field,
  value: FieldValue,
  language: Language,
  places?: PlaceWords,
): string {
  if (typeof value !== 'string') return String(value.length);
  return behaviourOf(field.kind).format(value, {
    language,
    yesNo: words.yesNo,
    option: (option) => optionLabel(words, form, field.name, option),
    places,
  });
}
