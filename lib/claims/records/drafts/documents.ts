import type { Prisma } from '@/generated/prisma/client';
import type { Actor } from '@/lib/access/actor';
import { slots } from '@/lib/documents/content/slots';

/** The documents that a draft may name: the actor's own, for a claim, and on none yet. */
export const waitingDocuments = (
  actor: Actor,
  ids: readonly string[],
): Prisma.DocumentWhereInput => ({
  id: { in: [...ids] },
  uploadedById: actor.id,
  bucketName: slots.claim.bucketName,
  claimId: null,
  messages: { none: {} },
});
