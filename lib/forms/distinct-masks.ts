import type { FormDefinition } from './definitions/field';
import { mapIdentifiers } from './identifiers';

const separator = '\u0000';

/**
 * Values to compare, with each masked number followed by its mark, so that different numbers with the same end stay different.
 * `marks` come from the server, by path.
 */
export const distinctMasks = (
  form: FormDefinition,
  values: Readonly<Record<string, unknown>>,
  marks: Readonly<Record<string, string>>,
) => mapIdentifiers(form, values, (mask, path) => mask + separator + (marks[path] ?? ''));

/** The mask without its mark, for display. */
export const plainMask = (distinct: string) => distinct.split(separator)[0] ?? '';
