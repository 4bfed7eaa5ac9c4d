import { z } from 'zod/mini';
import { maxNoteLength } from '@/lib/claims/records/note-limit';
import { anywayShape } from '@/lib/claims/records/published/anyway-schema';
import { readAmount } from '@/lib/format/amount';
import { broken } from '@/lib/format/broken-rule';
import { id, text } from '@/lib/format/text-schema';
import { calendarDay } from '@/lib/forms/kinds/values/date';
import { email } from '@/lib/identity/accounts/email';

/** To whom, how much, from which day on, and the uploaded deed. */
export const transferBody = z.object({
  name: text('transferee', 200),
  email: z.optional(z.nullable(email.check(z.toLowerCase()))),
  amount: z
    .string(broken('required', { field: 'transferAmount' }))
    .check(z.refine((value) => (readAmount(value) ?? 0n) > 0n, broken('transfer_amount'))),
  on: z
    .string(broken('day', { field: 'transferredOn' }))
    .check(z.refine((day) => !calendarDay(day), broken('day', { field: 'transferredOn' }))),
  deedId: id('deed'),
  ...anywayShape,
});

/**
 * With agreement comes whether the new creditor is a related party of the debtor. `paperId` is the document that shows the
 * answer, when the desk records it.
 */
export const transferAnswer = z.object({
  agreed: z.boolean(broken('required', { field: 'transferAnswer' })),
  relatedParty: z.optional(z.nullable(z.boolean(broken('yes_or_no', { field: 'relatedParty' })))),
  paperId: z.optional(z.nullable(id('transferPaper'))),
});

export const refusalBody = z.object({ reasons: text('lateReasons', maxNoteLength) });

export type TransferBody = z.infer<typeof transferBody>;
export type TransferAnswer = z.infer<typeof transferAnswer>;
