import { z } from 'zod/mini';
import { broken } from '@/lib/format/broken-rule';
import { pageQuery } from '@/lib/format/list-schema';
import { id } from '@/lib/format/text-schema';
import { calendarDay } from '@/lib/forms/kinds/values/date';

export const maxPosted = 100;

const ids = z.pipe(
  z
    .array(id('id'), broken('id_list', { field: 'ids' }))
    .check(
      z.minLength(1, broken('no_letters')),
      z.maxLength(maxPosted, broken('too_many', { field: 'ids', max: maxPosted })),
    ),
  z.transform((given) => [...new Set(given)]),
);

export const postQuery = pageQuery;

export const printBody = z.object({ ids });

/** `postedOn` is `YYYY-MM-DD`. */
export const postedBody = z.object({
  ids,
  postedOn: z
    .string(broken('day', { field: 'postedOn' }))
    .check(z.refine((text) => !calendarDay(text), broken('day', { field: 'postedOn' }))),
});

export type PostedBody = z.infer<typeof postedBody>;
