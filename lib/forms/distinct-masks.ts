import type { FormDefinition } from './definitions/field';
import { mapIdentifiers } from './identifiers';

const separator = '\u0000';

/**
 * Masked values to be compared: each mask with its mark behind it, so that different numbers with the same
 * end stay different. `marks` are the server's, by path.
 */
export const distinctMasks = (
  form: FormDefinition,
  values: Readonly<Record<string, unknown>>,
  marks: Readonly<Record<string, string>>,
) => mapIdentifiers(form, values, (mask, path) => mask + separator + (marks[path] ?? ''));

/** The mask alone, to be shown. */
export const plainMask = (distinct: string) => distinct.split(separator)[0] ?? '';
