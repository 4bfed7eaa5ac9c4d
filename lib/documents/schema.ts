import { z } from 'zod/mini';
import { allSlots, slots } from '@/lib/documents/content/slots';
import { broken } from '@/lib/format/broken-rule';
import { id, text } from '@/lib/format/text-schema';

const buckets = allSlots.map(({ bucketName }) => bucketName);
const claimId = id('claimId');

/** What may come beside an uploaded file. */
export const uploadFields = z.object({
  claimId: z.optional(claimId),
  documentType: z._default(text('documentType', 50), 'supporting'),
  bucketName: z._default(
    z.enum(buckets, broken('bucket', { choices: buckets.join() })),
    slots.claim.bucketName,
  ),
});

export type UploadFields = z.infer<typeof uploadFields>;

/** The claim to attach a document to. */
export const attachBody = z.object({ claimId });
