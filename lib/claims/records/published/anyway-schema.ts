import { z } from 'zod/mini';
import { maxNoteLength } from '@/lib/claims/records/note-limit';
import { broken } from '@/lib/format/broken-rule';
import { text } from '@/lib/format/text-schema';

/** Publishes a text although it looks like a personal number, and says why. */
export const anywayShape = {
  publishAnyway: z.optional(z.nullable(z.boolean(broken('yes_or_no', { field: 'publishAnyway' })))),
  reason: z.optional(z.nullable(text('reason', maxNoteLength, 0))),
};
