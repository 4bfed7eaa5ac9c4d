import type { FormDefinition } from './definitions/field';
import { screensOf } from './definitions/screens';
import { countIn } from './left-empty';

/** A section as a telephone shows it. `at` counts from 1. */
export interface SectionPlace {
  at: number;
  name: string;
}

/** Finds a section by its number; null when the form has none. */
export function sectionAt(form: FormDefinition, at: number): SectionPlace | null {
  const [first] = screensOf(form)[at - 1] ?? [];
  return first ? { at, name: first.name } : null;
}

/** Finds the first section with an empty required field; null when there is none. */
export function firstLeftOpen(
  form: FormDefinition,
  values: Readonly<Record<string, unknown>>,
): SectionPlace | null {
  const at = screensOf(form).findIndex((sections) =>
    sections.some(({ fields }) => countIn(fields, values) > 0),
  );
  return sectionAt(form, at + 1);
}
