import { z } from 'zod/mini';
import { maxNoteLength } from '@/lib/claims/records/note-limit';
import { broken } from '@/lib/format/broken-rule';
import { text } from '@/lib/format/text-schema';

/** That what looks like a number of a person is published all the same, and why. */
export const anywayShape = {
  publishAnyway: z.optional(z.nullable(z.boolean(broken('yes_or_no', { field: 'publishAnyway' })))),
  reason: z.optional(z.nullable(text('reason', maxNoteLength, 0))),
};
