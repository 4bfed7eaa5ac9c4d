import { z } from 'zod/mini';
import { id } from './text-schema';

/** How many of a list to give, as a query names it. */
export const listLimit = (most: number, fallback: number) =>
  z.pipe(
    z._default(
      z.string().check(z.regex(/^\d{1,6}$/, 'limit must be a whole number')),
      `${fallback}`,
    ),
    z.pipe(
      z.transform(Number),
      z
        .int()
        .check(
          z.minimum(1, 'limit must be at least 1'),
          z.maximum(most, `limit must be at most ${most}`),
        ),
    ),
  );

/** The path of one record: its id. */
export const recordId = z.object({ id: id('The id') });
