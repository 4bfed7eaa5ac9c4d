import type { Actor } from '@/lib/access/actor';
import { bulkChanges } from '@/lib/access/limits';
import { type LockedClaim, lockClaims } from '@/lib/access/lock-claims';
import { recordAudits } from '@/lib/audit/write';
import {
  type BulkOutcome,
  type NotDeterminable,
  type Seen,
  skippedOf,
  type Unchanged,
  unchangedOf,
  withoutUnchanged,
} from '@/lib/claims/deeds/bulk';
import { determineByStatus } from '@/lib/claims/deeds/determinations/by-status';
import { closeQuestions } from '@/lib/claims/deeds/questions/close';
import { askByNote } from '@/lib/claims/deeds/questions/write';
import { changePart } from '@/lib/claims/deeds/selection-part';
import { readClaim } from '@/lib/claims/records/read';
import { wordsIn } from '@/lib/i18n/words';
import { noticeOfStatus, notify } from '@/lib/notifications/write';
import { db, type Transaction } from '@/lib/platform/db';
import { PortalError } from '@/lib/platform/errors';
import { consumeActorLimits } from '@/lib/platform/slow-down';
import type { ClaimStatus, ReviewStatus } from '@/lib/reference/claim-status';
import { formConflicts, statusConflicts } from './edit-conflict';

interface StatusChange {
  status: ReviewStatus;
  /** For the claimant; replaces the former note, also when it is empty. */
  reviewNote: string | null;
}

/** The actor may not confirm the determination behind a status: it was only proposed, and the status did not change. */
export interface ProposedNotice {
  code: 'proposed_only';
  message: string;
}

type Reason = 'same_status' | NotDeterminable;

const proposedNotice = (): ProposedNotice => ({
  code: 'proposed_only',
  message: wordsIn('en').law.proposedOnly,
});

/** What the actor saw of each claim: its status, and the version of its form. */
interface AsSeen {
  statuses: Seen<ClaimStatus>;
  versions: Seen<number>;
}

const unseen: AsSeen = { statuses: new Map(), versions: new Map() };

/**
 * Changes a claim's status; `from` and `version` are what the actor saw, if known. Approval and rejection need a determination:
 * if the actor may not confirm it, it is only proposed, the status stays, and `notice` says so. Throws `not_found`,
 * `withdrawn`, `status_changed_meanwhile` or `status_differs` when the status is another, `form_changed_meanwhile`,
 * `same_status`, `transferred_stays` and `late_step_missing`.
 */
export async function setStatus(
  actor: Actor,
  id: string,
  {
    from,
    version,
    ...change
  }: StatusChange & { from?: ClaimStatus | undefined; version?: number | undefined },
) {
  const seen = {
    statuses: new Map(from && [[id, from]]),
    versions: new Map(version === undefined ? [] : [[id, version]]),
  };
  const { proposed } = await db.$transaction(async (tx) => {
    const claims = await lockClaims(tx, actor, 'claim.setStatus', [id]);
    const changed = await changeStatus(tx, actor, claims, change, seen);
    const [unchanged] = changed.unchanged;
    if (unchanged) throw new PortalError(unchanged.refusal.code, unchanged.refusal);
    return changed;
  });
  const claim = await readClaim(actor, id);
  return proposed > 0 ? { ...claim, notice: proposedNotice() } : claim;
}

/**
 * Changes the status of claims; counts as `proposed` those that the actor may only propose, see {@link setStatus}. Names those
 * that it leaves out: already so, changed since the actor saw them, withdrawn, partly another creditor's now, or too late.
 * Throws `not_found` without any change when one claim is not the actor's to change, and the limit's refusal.
 */
export async function setStatusOfMany(
  actor: Actor,
  ids: readonly string[],
  change: StatusChange,
  seen: AsSeen,
): Promise<BulkOutcome<Reason> & { proposed?: number; notice?: ProposedNotice }> {
  await consumeActorLimits(bulkChanges, actor);
  return db.$transaction(async (tx) => {
    const claims = await lockClaims(tx, actor, 'claim.setStatus', ids);
    const { unchanged, proposed } = await changeStatus(tx, actor, claims, change, seen);
    const updated = claims.length - unchanged.length - proposed;
    const outcome = { updated, skipped: skippedOf(unchanged) };
    return proposed > 0 ? { ...outcome, proposed, notice: proposedNotice() } : outcome;
  });
}

/** Does {@link setStatusOfMany} for the next part of a selection, see {@link changePart}. */
export const setStatusOfPart = (
  actor: Actor,
  part: { selectionId: string; from: number },
  change: StatusChange,
) =>
  changePart(actor, 'claim.setStatus', part, async (tx, claims) => {
    const { unchanged, proposed } = await changeStatus(tx, actor, claims, change, unseen);
    return { skipped: skippedOf(unchanged), proposed };
  });

interface Changed {
  unchanged: Unchanged<Reason>[];
  /** Claims that only have a proposal now, with their status unchanged. */
  proposed: number;
}

/** Approvals and rejections become determinations, which give the claim its status; this writes other statuses itself. */
async function changeStatus(
  tx: Transaction,
  actor: Actor,
  claims: readonly LockedClaim[],
  { status, reviewNote }: StatusChange,
  seen: AsSeen,
): Promise<Changed> {
  const changed = new Map([
    ...(await formConflicts(tx, claims, seen.versions)),
    ...(await statusConflicts(tx, claims, seen.statuses)),
  ]);
  const same = { code: 'same_status' } as const;
  const unchanged = unchangedOf(claims, changed, same, (claim) => claim.status === status);
  const moved = withoutUnchanged(claims, unchanged);
  if (moved.length === 0) return { unchanged, proposed: 0 };
  if (status === 'approved' || status === 'rejected') {
    const decision = { status, reviewNote };
    const { proposed, refused } = await determineByStatus(tx, actor, moved, decision);
    const stay = refused.map((one) => ({ ...one, reason: one.refusal.code }));
    return {
      unchanged: [...unchanged, ...stay],
      proposed,
    };
  }
  const claimIds = moved.map(({ id }) => id);
  await tx.claim.updateMany({
    where: { id: { in: claimIds } },
    data: { status, reviewNote, updatedAt: new Date() },
  });
  if (status === 'under_review') await closeQuestions(tx, claimIds);
  else if (reviewNote) await askByNote(tx, actor, claimIds, reviewNote);
  const byLetter = status === 'info_required' && Boolean(reviewNote);
  await notify(tx, actor, { ...noticeOfStatus(status, reviewNote), claimIds, byLetter });
  await recordAudits(
    tx,
    actor,
    'status_changed',
    moved.map((claim) => ({
      claimId: claim.id,
      details: { from: claim.status, to: status, ...(reviewNote ? { reviewNote } : {}) },
    })),
  );
  return { unchanged, proposed: 0 };
}
