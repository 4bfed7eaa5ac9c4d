import type { FormDefinition } from './definitions/field';
import { mapIdentifiers } from './identifiers';

const separator = '\u0000';

/** Masked values whose masks carry their marks, so that different numbers with the same end stay different. */
export const withMarks = (
  form: FormDefinition,
  values: Readonly<Record<string, unknown>>,
  marks: Readonly<Record<string, string>>,
) => mapIdentifiers(form, values, (mask, path) => mask + separator + (marks[path] ?? ''));

/** The mask alone. */
export const withoutMark = (marked: string) => marked.split(separator)[0] ?? '';
