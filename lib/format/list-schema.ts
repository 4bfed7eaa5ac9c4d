import { z } from 'zod/mini';
import { broken } from './broken-rule';
import { id } from './text-schema';

/** Reads how many of a list a query asks for. */
export const listLimit = (max: number, fallback: number) =>
  z.pipe(
    z._default(
      z.string().check(z.regex(/^\d{1,6}$/, broken('whole_number', { field: 'limit' }))),
      `${fallback}`,
    ),
    z.pipe(
      z.transform(Number),
      z
        .int()
        .check(
          z.minimum(1, broken('at_least', { field: 'limit', min: 1 })),
          z.maximum(max, broken('at_most', { field: 'limit', max })),
        ),
    ),
  );

/** Reads a page's number, or how many a page has, from a query. */
export const pageNumber = (field: 'page' | 'limit', max: number, fallback: string) =>
  z.pipe(
    z._default(z.string().check(z.regex(/^\d{1,7}$/, broken('whole_number', { field }))), fallback),
    z.pipe(
      z.transform(Number),
      z
        .int()
        .check(
          z.minimum(1, broken('at_least', { field, min: 1 })),
          z.maximum(max, broken('at_most', { field, max })),
        ),
    ),
  );

export const recordId = z.object({ id: id('id') });

/** 20 a page unless the query says otherwise. */
export const pageQuery = z.object({
  page: pageNumber('page', 100_000, '1'),
  limit: pageNumber('limit', 100, '20'),
});

export type PageQuery = z.infer<typeof pageQuery>;
