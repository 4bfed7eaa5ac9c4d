import type { ErrorParams } from '@/lib/format/broken-rule';
import 'server-only';
import type { LockedClaim } from '@/lib/access/lock-claims';
import type { Refusal, Seen } from '@/lib/claims/deeds/bulk';
import { fullName } from '@/lib/format/person';
import type { Transaction } from '@/lib/platform/db';
import { PortalError } from '@/lib/platform/errors';
import { queryIn } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import type { ClaimStatus } from '@/lib/reference/claim-status';

interface Entry {
  claimId: string;
  userFullName: string | null;
  details: Record<string, unknown>;
  timestamp: Date;
}

/** Gives a refusal for each claim whose status is not the one seen: who changed it, and when. */
export const statusConflicts = (
  tx: Transaction,
  claims: readonly LockedClaim[],
  seen: Seen<ClaimStatus>,
) =>
  refusals(tx, 'status_changed', claims.filter(differsFrom(seen, 'status')), ({ status }, entry) =>
    entry?.details.to === status
      ? { code: 'status_changed_meanwhile', params: { status, ...doneBy(entry) } }
      : { code: 'status_differs', params: { status } },
  );

/** Gives a refusal for each claim whose assignee is not the one seen: who assigned it, and when. */
export const assigneeConflicts = (
  tx: Transaction,
  claims: readonly LockedClaim[],
  seen: Seen<string | null>,
) =>
  refusals(
    tx,
    'claim_assigned',
    claims.filter(differsFrom(seen, 'assignedToId')),
    ({ assignedToId }, entry): Refusal => {
      if (!entry || entry.details.assigneeId !== assignedToId) {
        return { code: 'assignee_differs', params: { assigned: assignedToId ? 'yes' : 'no' } };
      }
      const assignee = String(entry.details.to);
      return assignedToId
        ? { code: 'assigned_meanwhile', params: { assignee, ...doneBy(entry) } }
        : { code: 'unassigned_meanwhile', params: doneBy(entry) };
    },
  );

/** Gives a refusal for each claim whose form is not of the version seen: who changed it, and when. */
export async function formConflicts(
  tx: Transaction,
  claims: readonly Pick<LockedClaim, 'id' | 'version'>[],
  seen: Seen<number>,
): Promise<Map<string, Refusal>> {
  const changed = claims.filter(({ id, version }) => seen.has(id) && seen.get(id) !== version);
  if (changed.length === 0) return new Map();
  const replaced = await tx.claimVersion.findMany({
    where: { OR: changed.map(({ id, version }) => ({ claimId: id, version: version - 1 })) },
    select: {
      claimId: true,
      replacedAt: true,
      replacedBy: { select: { firstName: true, lastName: true } },
    },
  });
  const byClaim = new Map(replaced.map((former) => [former.claimId, former]));
  return new Map(
    changed.map(({ id, version }) => {
      const last = byClaim.get(id);
      const name = last ? fullName(last.replacedBy) : null;
      const params = { ...by(name, last?.replacedAt ?? new Date()), version };
      return [id, { code: 'form_changed_meanwhile', params }];
    }),
  );
}

/** Gives the error for an edit that started from another version of a claim's form than the present `version`. */
export async function formConflict(tx: Transaction, id: string, version: number) {
  const refusals = await formConflicts(tx, [{ id, version }], new Map([[id, 0]]));
  const params = refusals.get(id)?.params;
  return new PortalError('form_changed_meanwhile', {
    params,
    issues: [{ path: 'version', rule: 'changed_meanwhile', params }],
  });
}

const differsFrom =
  <K extends 'status' | 'assignedToId'>(seen: Seen<LockedClaim[K]>, what: K) =>
  (claim: LockedClaim) =>
    seen.has(claim.id) && seen.get(claim.id) !== claim[what];

/** By claim id. The audit trail tells what happened last, with the names of that time. */
async function refusals(
  tx: Transaction,
  action: 'status_changed' | 'claim_assigned',
  claims: readonly LockedClaim[],
  refusal: (claim: LockedClaim, entry: Entry | undefined) => Refusal,
): Promise<Map<string, Refusal>> {
  if (claims.length === 0) return new Map();
  const entries = await queryIn(tx)<Entry>(sql`
    SELECT newest.* FROM unnest(${claims.map(({ id }) => id)}::uuid[]) AS changed (id)
    CROSS JOIN LATERAL (
      SELECT claim_id AS "claimId", user_full_name AS "userFullName", details, timestamp FROM audit_entries
      WHERE claim_id = changed.id AND action = ${action}::"AuditAction" ORDER BY audit_entries.id DESC LIMIT 1
    ) AS newest`);
  const byClaim = new Map(entries.map((entry) => [entry.claimId, entry]));
  return new Map(claims.map((claim) => [claim.id, refusal(claim, byClaim.get(claim.id))]));
}

/** Without a name it was the portal. */
const by = (name: string | null, at: Date): ErrorParams => ({
  ...(name ? { known: 'yes', name } : { known: 'no' }),
  at: at.toISOString(),
});

const doneBy = ({ userFullName, timestamp }: Entry) => by(userFullName, timestamp);
