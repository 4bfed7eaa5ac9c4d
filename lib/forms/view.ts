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
  /** A list of rows for a field of kind 'rows', a string for every other. */
  value: FieldValue;
}

const hidden = /document|upload|instruction/i;

function entryOf(field: Field, value: unknown): DetailEntry[] {
  if (hidden.test(field.name)) return [];
  if (Array.isArray(value)) return value.length > 0 ? [{ field, value }] : [];
  return typeof value === 'string' && value.trim() !== '' ? [{ field, value }] : [];
}

/**
 * What the claim detail page shows of a filed claim, in the order of the page. Left out: empty
 * values and groups, keys that are not fields of the form, and fields about documents, uploads
 * and instructions, which the page shows elsewhere.
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
 * A stored value as a person reads it. Without `places` cities and states keep their English
 * names. A table has no one-line form: its rows are displayed cell by cell, and here counted.
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
