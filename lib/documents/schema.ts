import { z } from 'zod/mini';
import { purposes } from '@/lib/documents/content/purposes';
import { allSlots, slots } from '@/lib/documents/content/slots';
import { broken } from '@/lib/format/broken-rule';
import { id, text } from '@/lib/format/text-schema';

const buckets = allSlots.map(({ bucketName }) => bucketName);
const claimId = id('claimId');

export const defaultType = 'supporting';

export const uploadFields = z.object({
  claimId: z.optional(claimId),
  documentType: z._default(text('documentType', 50), defaultType),
  bucketName: z._default(
    z.enum(buckets, broken('bucket', { choices: buckets.join() })),
    slots.claim.bucketName,
  ),
  /** Chosen once for each file: sending it again gives the first document instead of a second one. */
  idempotencyKey: z.optional(id('idempotencyKey')),
  replaces: z.optional(id('document')),
});

export type UploadFields = z.infer<typeof uploadFields>;

export const attachBody = z.object({ claimId });

export const purposeBody = z.object({
  purpose: z.nullable(
    z.enum(purposes, broken('either', { field: 'documentType', choices: purposes.join() })),
  ),
});

/** As the answer with the sealed document said. */
export const unsealBody = z.object({
  salt: z
    .string(broken('id', { field: 'document' }))
    .check(z.regex(/^[\w-]{22}$/, broken('id', { field: 'document' }))),
});
