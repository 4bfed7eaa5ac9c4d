import { z } from 'zod/mini';
import { slots } from '@/lib/documents/content/slots';
import { id, text } from '@/lib/format/text-schema';

const claimId = id('The claim id');

/** What may come beside an uploaded file. */
export const uploadFields = z.object({
  claimId: z.optional(claimId),
  documentType: z._default(text('The document type', 50), 'supporting'),
  bucketName: z._default(
    z.enum(
      [slots.claim.bucketName, slots.chat.bucketName],
      `The bucket is ${slots.claim.bucketName} or ${slots.chat.bucketName}`,
    ),
    slots.claim.bucketName,
  ),
});

export type UploadFields = z.infer<typeof uploadFields>;

/** The claim to attach a document to. */
export const attachBody = z.object({ claimId });
