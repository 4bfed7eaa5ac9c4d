import type { Prisma } from '@/generated/prisma/client';
import type { Actor } from './actor';
import { claimsShownTo } from './visible-claims';
import { transfersToldTo } from './visible-transfers';

/** The documents that the actor sees: on claims they see, the deed of a transfer to them, and on no claim their own uploads. */
export const documentsVisibleTo = (actor: Actor): Prisma.DocumentWhereInput => ({
  OR: [
    { claimId: null, uploadedById: actor.id },
    { claimId: { not: null }, claim: claimsShownTo(actor, 'document.read') },
    ...(actor.role === 'claimant' ? [{ deedOf: { some: transfersToldTo(actor) } }] : []),
  ],
});
