import { z } from 'zod/mini';
import { cameOnPaper } from '@/lib/claims/deeds/on-paper-schema';
import { maxNoteLength } from '@/lib/claims/records/note-limit';
import { documentIds } from '@/lib/documents/attached-schema';
import { broken } from '@/lib/format/broken-rule';
import { text } from '@/lib/format/text-schema';
import { objectionGrounds } from '@/lib/law/objection-grounds';

/** Characters of an objection, and of the reasons of a refusal. */
const maxObjectionLength = 4000;
const maxReasonsLength = maxNoteLength;

/** A creditor's objection; with the number of the list that they saw. */
export const objectionBody = z.object({
  list: z.int(broken('whole_number', { field: 'list' })),
  ground: z.enum(objectionGrounds, broken('objection_ground')),
  text: text('objection', maxObjectionLength),
  documentIds,
});

export const enteredObjectionBody = z.object({ ...objectionBody.shape, ...cameOnPaper });

/** The claimant reads these reasons. */
export const refusalBody = z.object({ reasons: text('refusalReasons', maxReasonsLength) });

export type ObjectionBody = z.infer<typeof objectionBody>;
export type EnteredObjectionBody = z.infer<typeof enteredObjectionBody>;
export type RefusalBody = z.infer<typeof refusalBody>;
