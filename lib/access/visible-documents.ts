import type { Prisma } from '@/generated/prisma/client';
import type { Actor } from './actor';
import { claimsVisibleTo } from './visible-claims';

/**
 * The condition on documents that narrows every look-up to those the actor sees: on a claim, whoever
 * sees the claim; on none yet, only whoever uploaded it.
 */
export const documentsVisibleTo = (actor: Actor): Prisma.DocumentWhereInput => ({
  OR: [
    { claimId: null, uploadedById: actor.id },
    { claimId: { not: null }, claim: claimsVisibleTo(actor, 'document.read') },
  ],
});
