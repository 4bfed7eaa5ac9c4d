import { recordAudit } from '@/lib/audit/write';
import type { Actor } from '@/lib/auth/actor';
import { db } from '@/lib/db';
import { PortalError } from '@/lib/errors';
import { lockClaim } from './lock';
import { readClaim } from './read';
import type { ReviewStatus } from './status';

/**
 * Moves a claim to another state, with a note for the claimant if one is given (it replaces the former).
 * Throws `not_found`, and `same_status` when the claim is in that state already.
 */
export async function setStatus(
  actor: Actor,
  id: string,
  status: ReviewStatus,
  reviewNote: string | null,
) {
  await db.$transaction(async (tx) => {
    const claim = await lockClaim(tx, actor, 'claim.setStatus', id);
    if (claim.status === status) {
      throw new PortalError('same_status', 'The claim has this status already.');
    }
    await tx.claim.update({ where: { id }, data: { status, reviewNote, updatedAt: new Date() } });
    await recordAudit(tx, actor, 'status_changed', {
      claimId: id,
      details: { from: claim.status, to: status, ...(reviewNote ? { reviewNote } : {}) },
    });
  });
  return readClaim(actor, id);
}
