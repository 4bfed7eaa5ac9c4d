import type { Actor } from '@/lib/access/actor';
import { bulkChanges } from '@/lib/access/limits';
import { type LockedClaim, lockClaims } from '@/lib/access/lock-claims';
import { recordAudits } from '@/lib/audit/write';
import {
  type BulkOutcome,
  type Seen,
  skippedOf,
  type Unchanged,
  unchangedOf,
  withoutUnchanged,
} from '@/lib/claims/deeds/bulk';
import { changePart } from '@/lib/claims/deeds/selection-part';
import { readClaim } from '@/lib/claims/records/read';
import type { ErrorParams } from '@/lib/format/broken-rule';
import { notify } from '@/lib/notifications/write';
import { db, type Transaction } from '@/lib/platform/db';
import { PortalError } from '@/lib/platform/errors';
import { queryIn } from '@/lib/platform/query';
import { consumeActorLimits } from '@/lib/platform/slow-down';
import { sql } from '@/lib/platform/sql';
import { openStatuses } from '@/lib/reference/claim-status';
import { namesOf, requireAssignee } from './assignee';
import { assigneeConflicts } from './edit-conflict';

/**
 * Assigns a claim to an active insolvency professional, or to nobody (`null`). A repeat changes nothing. `from` is the assignee
 * that the actor saw, if known. Throws `not_found`, `invalid` for somebody who cannot be assigned, `withdrawn`, and
 * `assigned_meanwhile`, `unassigned_meanwhile` or `assignee_differs` when the assignee is another.
 */
export async function assignClaim(
  actor: Actor,
  id: string,
  assigneeId: string | null,
  from?: string | null,
) {
  const seen = new Map(from === undefined ? [] : [[id, from]]);
  await db.$transaction(async (tx) => {
    const claims = await lockClaims(tx, actor, 'claim.assign', [id]);
    const [unchanged] = await changeAssignee(tx, actor, claims, assigneeId, seen);
    const refusal = unchanged?.refusal;
    if (refusal && refusal.code !== 'same_assignee') throw new PortalError(refusal.code, refusal);
  });
  return readClaim(actor, id);
}

/**
 * Assigns claims to one active insolvency professional, or to nobody (`null`). Names those that it leaves out: already assigned
 * so, changed since the actor saw them, or withdrawn. Throws `invalid` like {@link assignClaim}, `not_found` without any change
 * when one claim is not the actor's to assign, and the limit's refusal.
 */
export async function assignClaims(
  actor: Actor,
  ids: readonly string[],
  assigneeId: string | null,
  seen: Seen<string | null>,
): Promise<BulkOutcome<'same_assignee'>> {
  await consumeActorLimits(bulkChanges, actor);
  return db.$transaction(async (tx) => {
    const claims = await lockClaims(tx, actor, 'claim.assignMany', ids);
    const unchanged = await changeAssignee(tx, actor, claims, assigneeId, seen);
    return { updated: claims.length - unchanged.length, skipped: skippedOf(unchanged) };
  });
}

/**
 * Assigns at most `count` unassigned claims to the actor, those that waited longest first. Skips claims that somebody else is
 * taking. Throws the limit's refusal.
 */
export async function takeClaims(actor: Actor, count: number) {
  await consumeActorLimits(bulkChanges, actor);
  return db.$transaction(async (tx) => {
    const claims = await queryIn(tx)<LockedClaim>(sql`
      SELECT c.id, c.claim_number AS "claimNumber", c.status, c.assigned_to_id AS "assignedToId",
        c.version, c.updated_at AS "updatedAt" FROM claims c
      WHERE c.assigned_to_id IS NULL AND c.quarantine_id IS NULL AND c.status = ANY(${openStatuses}::"ClaimStatus"[])
      ORDER BY c.submitted_at, c.id LIMIT ${count} FOR NO KEY UPDATE SKIP LOCKED`);
    if (claims.length > 0) await changeAssignee(tx, actor, claims, actor.id, new Map());
    return { taken: claims.map(({ id, claimNumber }) => ({ id, claimNumber })) };
  });
}

/** Does {@link assignClaims} for the next part of a selection, see {@link changePart}. */
export const assignPart = (
  actor: Actor,
  part: { selectionId: string; from: number },
  assigneeId: string | null,
) =>
  changePart(actor, 'claim.assignMany', part, async (tx, claims) => ({
    skipped: skippedOf(await changeAssignee(tx, actor, claims, assigneeId, new Map())),
  }));

/** Every assignment happens here. Gives the claims that it did not change. */
async function changeAssignee(
  tx: Transaction,
  actor: Actor,
  claims: readonly LockedClaim[],
  assigneeId: string | null,
  seen: Seen<string | null>,
): Promise<Unchanged<'same_assignee'>[]> {
  const to = assigneeId && (await requireAssignee(tx, assigneeId));
  const changed = await assigneeConflicts(tx, claims, seen);
  const same = { code: 'same_assignee', params: assigneeIn(to) } as const;
  const isSame = (claim: LockedClaim) => claim.assignedToId === assigneeId;
  const unchanged = unchangedOf(claims, changed, same, isSame);
  const moved = withoutUnchanged(claims, unchanged);
  if (moved.length === 0) return unchanged;
  const claimIds = moved.map(({ id }) => id);
  const names = await namesOf(
    tx,
    moved.map((claim) => claim.assignedToId),
  );
  await tx.claim.updateMany({
    where: { id: { in: claimIds } },
    data: { assignedToId: assigneeId, updatedAt: new Date() },
  });
  if (assigneeId) await notify(tx, actor, { type: 'claim_assigned', assigneeId, claimIds });
  await recordAudits(
    tx,
    actor,
    'claim_assigned',
    moved.map((claim) => ({
      claimId: claim.id,
      details: { from: names.get(claim.assignedToId) ?? null, to, assigneeId },
    })),
  );
  return unchanged;
}

const assigneeIn = (name: string | null): ErrorParams =>
  name ? { assigned: 'yes', assignee: name } : { assigned: 'no' };
