import type { Prisma } from '@/generated/prisma/client';
import type { Actor } from './actor';
import { claimsShownTo } from './visible-claims';
import { transfersToldTo } from './visible-transfers';

/**
 * The condition on documents that limits every query to those the actor sees. A document on a claim: everybody who sees the
 * claim; the deed of a transfer: its new creditor too. A document on no claim: only the person who uploaded it.
 */
export const documentsVisibleTo = (actor: Actor): Prisma.DocumentWhereInput => ({
  OR: [
    { claimId: null, uploadedById: actor.id },
    { claimId: { not: null }, claim: claimsShownTo(actor, 'document.read') },
    ...(actor.role === 'claimant' ? [{ deedOf: { some: transfersToldTo(actor) } }] : []),
  ],
});
