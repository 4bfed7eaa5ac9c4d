import { z } from 'zod/mini';
import { broken } from '@/lib/format/broken-rule';
import { text } from '@/lib/format/text-schema';
import { calendarDay } from '@/lib/forms/kinds/values/date';
import { claimStatuses } from '@/lib/reference/claim-status';
import { furthestDay, maxAsideNote } from './limits';

const asideUntil = broken('aside_until', { max: furthestDay });

/** Until a day, or with `until: null` until the claimant answers; with what the actor saw of the claim. */
export const setAsideBody = z.object({
  until: z.nullable(z.string(asideUntil).check(z.refine((day) => !calendarDay(day), asideUntil))),
  note: z.optional(z.nullable(text('asideNote', maxAsideNote, 0))),
  claimVersion: z.int(broken('whole_number', { field: 'version' })),
  /** The number of its newest determination, 0 for none. */
  seen: z.int(broken('whole_number', { field: 'seen' })),
  status: z.enum(claimStatuses, broken('claim_status')),
  /** How many documents it had. */
  documents: z.int(broken('whole_number', { field: 'documents' })),
});

export type SetAsideBody = z.infer<typeof setAsideBody>;
