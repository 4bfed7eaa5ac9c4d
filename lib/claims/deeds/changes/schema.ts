import { z } from 'zod/mini';
import { documentIds } from '@/lib/documents/attached-schema';
import { broken } from '@/lib/format/broken-rule';
import { text } from '@/lib/format/text-schema';
import { changeKinds } from './kinds';
import { maxChangeAnswer, maxChangeReason, minChangeReason } from './limits';

/** A request for a change: what and why, with new values of the form's fields and papers. */
export const changeBody = z.object({
  kind: z.enum(changeKinds, broken('change_kind')),
  reason: text('changeReason', maxChangeReason, minChangeReason),
  values: z._default(
    z.record(z.string(), z.unknown(), broken('form_values', { field: 'values' })),
    {},
  ),
  documentIds,
});

/** An acceptance: the version of the form that was seen, and what is said with it. */
export const acceptChangeBody = z.object({
  version: z.int(broken('whole_number', { field: 'version' })),
  answer: z._default(text('answer', maxChangeAnswer, 0), ''),
});

/** Why it is declined, which the claimant reads. */
export const declineChangeBody = z.object({ answer: text('refusalReasons', maxChangeAnswer) });

export type ChangeBody = z.infer<typeof changeBody>;
export type AcceptChangeBody = z.infer<typeof acceptChangeBody>;
export type DeclineChangeBody = z.infer<typeof declineChangeBody>;
