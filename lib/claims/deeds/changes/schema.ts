import { z } from 'zod/mini';
import { cameOnPaper } from '@/lib/claims/deeds/on-paper-schema';
import { documentIds } from '@/lib/documents/attached-schema';
import { broken } from '@/lib/format/broken-rule';
import { text } from '@/lib/format/text-schema';
import { changeKinds } from './kinds';
import { maxChangeAnswer, maxChangeReason, minChangeReason } from './limits';

export const changeBody = z.object({
  kind: z.enum(changeKinds, broken('change_kind')),
  reason: text('changeReason', maxChangeReason, minChangeReason),
  values: z._default(
    z.record(z.string(), z.unknown(), broken('form_values', { field: 'values' })),
    {},
  ),
  documentIds,
});

export const enteredChangeBody = z.object({ ...changeBody.shape, ...cameOnPaper });

/** `version` is the version of the form that the actor saw. */
export const acceptChangeBody = z.object({
  version: z.int(broken('whole_number', { field: 'version' })),
  answer: z._default(text('answer', maxChangeAnswer, 0), ''),
});

/** The claimant reads this. */
export const declineChangeBody = z.object({ answer: text('refusalReasons', maxChangeAnswer) });

export type ChangeBody = z.infer<typeof changeBody>;
export type EnteredChangeBody = z.infer<typeof enteredChangeBody>;
export type AcceptChangeBody = z.infer<typeof acceptChangeBody>;
export type DeclineChangeBody = z.infer<typeof declineChangeBody>;
