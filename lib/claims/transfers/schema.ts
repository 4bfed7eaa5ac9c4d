import { z } from 'zod/mini';
import { maxNoteLength } from '@/lib/claims/note';
import { readAmount } from '@/lib/format/amount';
import { broken } from '@/lib/format/broken-rule';
import { id, text } from '@/lib/format/text-schema';
import { calendarDay } from '@/lib/forms/kinds/values/date';
import { email } from '@/lib/identity/accounts/email';

/** A transfer as it is reported: to whom, how much, from which day on, and the deed that was uploaded. */
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
});

/**
 * The transferee's word, and whether they are a related party of the debtor, which whoever agrees says. `paperId` is the document that
 * carries it, where the desk takes it down.
 */
export const transferAnswer = z.object({
  agreed: z.boolean(broken('required', { field: 'transferAnswer' })),
  relatedParty: z.optional(z.nullable(z.boolean(broken('yes_or_no', { field: 'relatedParty' })))),
  paperId: z.optional(z.nullable(id('transferPaper'))),
});

export const refusalBody = z.object({ reasons: text('lateReasons', maxNoteLength) });

export type TransferBody = z.infer<typeof transferBody>;
export type TransferAnswer = z.infer<typeof transferAnswer>;
