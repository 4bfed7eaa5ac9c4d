import { z } from 'zod/mini';
import { broken } from '@/lib/format/broken-rule';
import { text } from '@/lib/format/text-schema';
import { calendarDay } from '@/lib/forms/kinds/values/date';
import { maxSender, waysOfReceipt } from '@/lib/reference/received-by';

/** What a creditor without an account wrote: how it came, on which day, and whose word it is. */
export const cameOnPaper = {
  receivedBy: z.enum(waysOfReceipt, broken('received_by')),
  receivedOn: z
    .string(broken('day', { field: 'receivedOn' }))
    .check(z.refine((day) => !calendarDay(day), broken('day', { field: 'receivedOn' }))),
  sender: text('sender', maxSender),
};
