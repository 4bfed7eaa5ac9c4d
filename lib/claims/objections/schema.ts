import { z } from 'zod/mini';
import { slots } from '@/lib/documents/content/slots';
import { broken } from '@/lib/format/broken-rule';
import { id, text } from '@/lib/format/text-schema';
import { objectionGrounds } from '@/lib/law/objection-grounds';
import { maxObjectionLength, maxReasonsLength } from './limits';

const { maxFiles } = slots.claim;

/** A creditor's objection to their row, with the number of the list that they saw. */
export const objectionBody = z.object({
  list: z.int(broken('whole_number', { field: 'list' })),
  ground: z.enum(objectionGrounds, broken('objection_ground')),
  text: text('objection', maxObjectionLength),
  documentIds: z._default(
    z
      .array(id('document'), broken('id_list', { field: 'documentIds' }))
      .check(z.maxLength(maxFiles, broken('too_many', { field: 'documentIds', max: maxFiles }))),
    [],
  ),
});

/** The reasons for a refusal, which the claimant reads. */
export const refusalBody = z.object({ reasons: text('refusalReasons', maxReasonsLength) });

export type ObjectionBody = z.infer<typeof objectionBody>;
export type RefusalBody = z.infer<typeof refusalBody>;
