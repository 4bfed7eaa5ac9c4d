import type { Actor } from '@/lib/access/actor';
import { bulkChanges } from '@/lib/access/limits';
import { type LockedClaim, lockClaims } from '@/lib/access/lock-claims';
import { recordAudits } from '@/lib/audit/write';
import { readClaim } from '@/lib/claims/read';
import { noticeOfStatus, notify } from '@/lib/notifications/write';
import { db, type Transaction } from '@/lib/platform/db';
import { PortalError } from '@/lib/platform/errors';
import { consumeActorLimits } from '@/lib/platform/rate-limit';
import type { ClaimStatus, ReviewStatus } from '@/lib/reference/claim-status';
import {
  type BulkOutcome,
  type Seen,
  skippedOf,
  transactionLimits,
  type Unchanged,
  unchangedOf,
  withoutUnchanged,
} from './bulk';
import { statusConflicts } from './edit-conflict';

interface StatusChange {
  status: ReviewStatus;
  /** For the claimant; takes the place of the former note, also when there is none. */
  reviewNote: string | null;
}

/**
 * Moves a claim to another state; `from` is the one the actor saw, if that is known. Throws `not_found`,
 * `withdrawn`, `status_changed_meanwhile` or `status_differs` when it has another than that, and `same_status` when it is in the new one already.
 */
export async function setStatus(
  actor: Actor,
  id: string,
  { from, ...change }: StatusChange & { from?: ClaimStatus | undefined },
) {
  const seen = new Map(from && [[id, from]]);
  await db.$transaction(async (tx) => {
    const claims = await lockClaims(tx, actor, 'claim.setStatus', [id]);
    const [unchanged] = await changeStatus(tx, actor, claims, change, seen);
    if (unchanged) throw new PortalError(unchanged.refusal.code, unchanged.refusal);
  }, transactionLimits);
  return readClaim(actor, id);
}

/**
 * Moves all these claims to another state, but for those that have it already, are not as the actor saw
 * them, or are withdrawn; these are named. Throws `not_found`, and changes nothing, when one is not the actor's to change;
 * the limit's refusal.
 */
export async function setStatusOfMany(
  actor: Actor,
  ids: readonly string[],
  change: StatusChange,
  seen: Seen<ClaimStatus>,
): Promise<BulkOutcome<'same_status'>> {
  await consumeActorLimits(bulkChanges, actor);
  return db.$transaction(async (tx) => {
    const claims = await lockClaims(tx, actor, 'claim.setStatus', ids);
    const unchanged = await changeStatus(tx, actor, claims, change, seen);
    return { updated: claims.length - unchanged.length, skipped: skippedOf(unchanged) };
  }, transactionLimits);
}

/** Every change of status by a professional happens here. Gives the claims that it left as they are. */
async function changeStatus(
  tx: Transaction,
  actor: Actor,
  claims: readonly LockedClaim[],
  { status, reviewNote }: StatusChange,
  seen: Seen<ClaimStatus>,
): Promise<Unchanged<'same_status'>[]> {
  const changed = await statusConflicts(tx, claims, seen);
  const same = { code: 'same_status' } as const;
  const unchanged = unchangedOf(claims, changed, same, (claim) => claim.status === status);
  const moved = withoutUnchanged(claims, unchanged);
  if (moved.length === 0) return unchanged;
  const claimIds = moved.map(({ id }) => id);
  await tx.claim.updateMany({
    where: { id: { in: claimIds } },
    data: { status, reviewNote, updatedAt: new Date() },
  });
  await notify(tx, actor, { ...noticeOfStatus(status, reviewNote), claimIds });
  await recordAudits(
    tx,
    actor,
    'status_changed',
    moved.map((claim) => ({
      claimId: claim.id,
      details: { from: claim.status, to: status, ...(reviewNote ? { reviewNote } : {}) },
    })),
  );
  return unchanged;
}
