import type { Prisma } from '@/generated/prisma/client';
import type { Actor } from './actor';
import { claimsShownTo } from './visible-claims';
import { transfersToldTo } from './visible-transfers';

/**
 * The condition on documents that narrows every look-up to those the actor sees: on a claim, whoever
 * sees the claim, and the deed of a transfer its transferee too; on none yet, only whoever uploaded it.
 */
export const documentsVisibleTo = (actor: Actor): Prisma.DocumentWhereInput => ({
  OR: [
    { claimId: null, uploadedById: actor.id },
    { claimId: { not: null }, claim: claimsShownTo(actor, 'document.read') },
    ...(actor.role === 'claimant' ? [{ deedOf: { some: transfersToldTo(actor) } }] : []),
  ],
});
