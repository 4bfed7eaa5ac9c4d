import { z } from 'zod/mini';
import type { ErrorWords } from '@/lib/i18n/words';
import { broken } from './broken-rule';
import { hasRefusedCharacters } from './characters';

type Label = keyof ErrorWords['labels'];

/** `min` to `max` characters after trimming, without NUL and other control characters. */
export const text = (field: Label, max: number, min = 1) =>
  z.string(broken('required', { field })).check(
    z.trim(),
    z.minLength(min, broken(min === 1 ? 'required' : 'too_short', { field })),
    z.maxLength(max, broken('too_big', { field, max })),
    z.refine((value) => !hasRefusedCharacters(value, 'lines'), broken('characters', { field })),
  );

/** A UUID in small letters, as the database writes it; anything else is refused as malformed. */
export const id = (field: Label) => z.guid(broken('id', { field })).check(z.toLowerCase());
