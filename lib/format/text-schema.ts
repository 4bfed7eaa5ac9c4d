import { z } from 'zod/mini';
import type { ErrorWords } from '@/lib/i18n/words';
import { broken } from './broken-rule';
import { hasRefusedCharacters } from './characters';

type Label = keyof ErrorWords['labels'];

/** A text of `least` to `most` characters after trimming, without NUL and other control characters. */
export const text = (field: Label, most: number, least = 1) =>
  z.string(broken('required', { field })).check(
    z.trim(),
    z.minLength(least, broken(least === 1 ? 'required' : 'too_short', { field })),
    z.maxLength(most, broken('too_big', { field, most })),
    z.refine((value) => !hasRefusedCharacters(value, 'lines'), broken('characters', { field })),
  );

/** A UUID, in small letters as the database writes it; anything else cannot name a record and is refused as malformed. */
export const id = (field: Label) => z.guid(broken('id', { field })).check(z.toLowerCase());
