import { z } from 'zod/mini';
import { broken } from '@/lib/format/broken-rule';
import { id } from '@/lib/format/text-schema';
import { waysAlike } from './ways';

export const alikeBody = z.object({
  by: z.enum(waysAlike, broken('way_alike')),
  /** One of the determination's. */
  head: z.string(broken('head_alike')).check(z.maxLength(100, broken('head_alike'))),
});

/** `until` is when the actor saw them, `after` the last claim of the part before. */
export const alikePartBody = z.extend(alikeBody, {
  until: z.pipe(
    z.iso.datetime(broken('seen_at')),
    z.transform((text: string) => new Date(text)),
  ),
  after: z.optional(z.nullable(id('claim'))),
});

export type AlikeAsked = z.infer<typeof alikeBody>;
export type AlikePart = z.infer<typeof alikePartBody>;
