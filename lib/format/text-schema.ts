import { z } from 'zod/mini';
import { hasRefusedCharacters } from './characters';

/** A text of `least` to `most` characters after trimming, without NUL and other control characters. */
export const text = (label: string, most: number, least = 1) =>
  z.string(`${label} is required`).check(
    z.trim(),
    z.minLength(least, least === 1 ? `${label} is required` : `${label} is too short`),
    z.maxLength(most, `${label} must be at most ${most} characters`),
    z.refine(
      (value) => !hasRefusedCharacters(value, 'lines'),
      `${label} contains characters that cannot be stored`,
    ),
  );

/** A UUID, in small letters as the database writes it; anything else cannot name a record and is refused as malformed. */
export const id = (label: string) => z.guid(`${label} is not a valid id`).check(z.toLowerCase());
