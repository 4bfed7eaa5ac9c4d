import type { LockedClaim } from '@/lib/access/lock-claims';
import { formatDateTime } from '@/lib/format/date';
import type { Transaction } from '@/lib/platform/db';
import { PortalError } from '@/lib/platform/errors';
import type { ClaimStatus } from '@/lib/reference/claim-status';
import ui from '@/messages/en/ui.json';
import type { Seen } from './bulk';

interface Entry {
  claimId: string;
  userFullName: string | null;
  details: Record<string, unknown>;
  timestamp: Date;
}

/** A sentence for each claim whose status is not the one seen: who set it, and when. */
export const statusChangedMeanwhile = (
  tx: Transaction,
  claims: readonly LockedClaim[],
  seen: Seen<ClaimStatus>,
) =>
  sentences(tx, 'status_changed', claims.filter(differsFrom(seen, 'status')), (claim, entry) => {
    const status = ui.status[claim.status];
    return entry?.details.to === claim.status
      ? `${whoOf(entry)} changed this claim to ${status} on ${whenOf(entry)}.`
      : `This claim is now ${status}.`;
  });

/** A sentence for each claim whose assignee is not the one seen: who handed it on, and when. */
export const assigneeChangedMeanwhile = (
  tx: Transaction,
  claims: readonly LockedClaim[],
  seen: Seen<string | null>,
) =>
  sentences(
    tx,
    'claim_assigned',
    claims.filter(differsFrom(seen, 'assignedToId')),
    ({ assignedToId }, entry) => {
      if (entry && entry.details.assigneeId === assignedToId) {
        return assignedToId
          ? `${whoOf(entry)} assigned this claim to ${entry.details.to} on ${whenOf(entry)}.`
          : `${whoOf(entry)} made this claim unassigned on ${whenOf(entry)}.`;
      }
      return `This claim is now ${assignedToId ? 'in other hands' : 'unassigned'}.`;
    },
  );

/** What is thrown when the form of a claim is not the one an edit started from: who changed it, and when. */
export async function formChangedMeanwhile(tx: Transaction, claimId: string, version: number) {
  const last = await tx.claimVersion.findUnique({
    where: { claimId_version: { claimId, version: version - 1 } },
    select: { replacedAt: true, replacedBy: { select: { firstName: true, lastName: true } } },
  });
  const name = last ? `${last.replacedBy.firstName} ${last.replacedBy.lastName}` : 'The portal';
  const at = last?.replacedAt ?? new Date();
  const message = `${name} changed this claim on ${formatDateTime(at, 'en')}. Look at it again before you change it.`;
  const params = { name, at: at.toISOString(), version };
  return new PortalError('changed_meanwhile', message, {
    issues: [{ path: 'version', rule: 'changed_meanwhile', message, params }],
  });
}

const differsFrom =
  <K extends 'status' | 'assignedToId'>(seen: Seen<LockedClaim[K]>, what: K) =>
  (claim: LockedClaim) =>
    seen.has(claim.id) && seen.get(claim.id) !== claim[what];

/** The sentences by claim id. What happened last is in the audit trail, which names people as they were then. */
async function sentences(
  tx: Transaction,
  action: 'status_changed' | 'claim_assigned',
  claims: readonly LockedClaim[],
  sentence: (claim: LockedClaim, entry: Entry | undefined) => string,
): Promise<Map<string, string>> {
  if (claims.length === 0) return new Map();
  const entries = await tx.$queryRaw<Entry[]>`
    SELECT newest.* FROM unnest(${claims.map(({ id }) => id)}::uuid[]) AS changed (id)
    CROSS JOIN LATERAL (
      SELECT claim_id AS "claimId", user_full_name AS "userFullName", details, timestamp FROM audit_entries
      WHERE claim_id = changed.id AND action = ${action}::"AuditAction" ORDER BY audit_entries.id DESC LIMIT 1
    ) AS newest`;
  const byClaim = new Map(entries.map((entry) => [entry.claimId, entry]));
  return new Map(
    claims.map((claim) => [
      claim.id,
      `${sentence(claim, byClaim.get(claim.id))} Look at it again before you change it.`,
    ]),
  );
}

const whoOf = ({ userFullName }: Entry) => userFullName ?? 'The portal';

const whenOf = ({ timestamp }: Entry) => formatDateTime(timestamp, 'en');
