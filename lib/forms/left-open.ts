import type { FormDefinition } from './definitions/field';
import { screensOf } from './definitions/screens';
import { countIn } from './left-empty';

/** A section as a telephone shows it: its number, counted from 1, and the name that its title goes by. */
export interface SectionPlace {
  at: number;
  name: string;
}

/** The section with this number; null where the form has none. */
export function sectionAt(form: FormDefinition, at: number): SectionPlace | null {
  const [first] = screensOf(form)[at - 1] ?? [];
  return first ? { at, name: first.name } : null;
}

/** The first section in which these values leave empty what is required; null when there is none. */
export function firstLeftOpen(
  form: FormDefinition,
  values: Readonly<Record<string, unknown>>,
): SectionPlace | null {
  const at = screensOf(form).findIndex((sections) =>
    sections.some(({ fields }) => countIn(fields, values) > 0),
  );
  return sectionAt(form, at + 1);
}
