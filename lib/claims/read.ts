import type { Actor } from '@/lib/auth/actor';
import { db } from '@/lib/db';
import { notFound } from '@/lib/errors';
import { presentClaim } from './present';
import { claimsVisibleTo } from './visible';

/** One claim the actor may see, whole. Throws `not_found`. */
export async function readClaim(actor: Actor, id: string) {
  const claim = await db.claim.findFirst({
    where: { id, ...claimsVisibleTo(actor, 'claim.read') },
    include: {
      claimant: true,
      assignedTo: true,
      documents: { where: { bucketName: 'claimdocuments' }, orderBy: { uploadedAt: 'asc' } },
    },
  });
  if (!claim) throw notFound('Claim');
  return presentClaim(claim);
}
