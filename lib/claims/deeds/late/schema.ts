import { z } from 'zod/mini';
import { maxNoteLength } from '@/lib/claims/records/note-limit';
import { broken } from '@/lib/format/broken-rule';
import { text } from '@/lib/format/text-schema';
import { calendarDay } from '@/lib/forms/kinds/values/date';
import { lateStepNames } from '@/lib/law/late-states';

/** `seen` is the number of the newest step that the actor saw, 0 for none. */
export const lateStepBody = z.object({
  step: z.enum(lateStepNames, broken('late_step')),
  on: z
    .string(broken('day', { field: 'lateStepOn' }))
    .check(z.refine((day) => !calendarDay(day), broken('day', { field: 'lateStepOn' }))),
  reasons: z.optional(z.nullable(text('lateReasons', maxNoteLength, 0))),
  seen: z.int(broken('whole_number', { field: 'seen' })),
});

export type LateStepBody = z.infer<typeof lateStepBody>;
