import type { FormDefinition } from './definitions/field';
import { mapIdentifiers } from './identifiers';

const separator = '\u0000';

/**
 * Adds to each masked number its mark, so that different numbers with the same end compare as different. `marks` come from the
 * server, by path.
 */
export const distinctMasks = (
  form: FormDefinition,
  values: Readonly<Record<string, unknown>>,
  marks: Readonly<Record<string, string>>,
) => mapIdentifiers(form, values, (mask, path) => mask + separator + (marks[path] ?? ''));

/** Removes the mark of {@link distinctMasks} from a masked number, for display. */
export const plainMask = (distinct: string) => distinct.split(separator)[0] ?? '';
