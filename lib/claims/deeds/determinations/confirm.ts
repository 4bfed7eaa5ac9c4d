import { randomUUID } from 'node:crypto';
import type { Actor } from '@/lib/access/actor';
import { bulkChanges } from '@/lib/access/limits';
import { lockVisibleClaims } from '@/lib/access/lock-claims';
import { claimsReachedBy } from '@/lib/access/visible-claims';
import { refusalToConfirm } from '@/lib/access/who-confirms';
import { recordAudit } from '@/lib/audit/write';
import type { Refusal } from '@/lib/claims/deeds/bulk';
import type { DeterminationState } from '@/lib/claims/records/determination';
import type { ErrorParams } from '@/lib/format/broken-rule';
import { english } from '@/lib/format/english-sentences';
import { type Amounts, inPaise, inRupees, totalOf } from '@/lib/law/amounts';
import type { Basis } from '@/lib/law/bases';
import type { DayFacts } from '@/lib/law/effective-day';
import { db, type Transaction } from '@/lib/platform/db';
import { type ErrorCode, notFound, PortalError } from '@/lib/platform/errors';
import { queryIn } from '@/lib/platform/query';
import { consumeActorLimits } from '@/lib/platform/slow-down';
import { sql } from '@/lib/platform/sql';
import { readDetermination } from './read';
import { refusalToStand } from './refusal';
import { type CaseForDesk, caseForDesk, dayFacts } from './to-determine';
import { applyConfirmed, confirmProposals, type Written } from './write';

/** A determination that somebody wants to confirm or return. */
export interface Proposal extends Written, DayFacts {
  basis: Basis;
  state: DeterminationState;
  /** The claim was edited after it. */
  edited: boolean;
  /** The claim is set aside. */
  aside: boolean;
  claimNumber: string;
  version: number;
  proposedById: string | null;
  confirmedAt: Date | null;
  confirmedById: string | null;
}

export interface SkippedDetermination {
  id: string;
  claimNumber: string;
  reason: ErrorCode;
  /** For the sentence of the reason. */
  params?: ErrorParams;
  message: string;
}

/**
 * Locks the claims of determinations that the actor may confirm, and gives these in the order of `ids`, without those that the actor could
 * never see. A claim in quarantine is not locked.
 */
export async function lockProposals(tx: Transaction, actor: Actor, ids: readonly string[]) {
  const places = await tx.determination.findMany({
    where: { id: { in: [...ids] }, claim: claimsReachedBy(actor, 'claim.confirm') },
    select: { id: true, claimId: true },
  });
  const reached = new Set(places.map(({ id }) => id));
  const claimIds = [...new Set(places.map(({ claimId }) => claimId))];
  const locked = await lockVisibleClaims(tx, actor, 'claim.confirm', claimIds);
  // Read after the lock: somebody may have changed them while we waited.
  const rows = await queryIn(tx)<Proposal>(sql`
    SELECT d.id, d.claim_id AS "claimId", d.number, d.state, edited_between(c.id, d.claim_version, c.version) AS edited, c.version, c.status,
      EXISTS (SELECT FROM set_aside s WHERE s.claim_id = c.id) AS aside,
      c.claim_number AS "claimNumber", d.proposed_by_id AS "proposedById", d.confirmed_at AS "confirmedAt",
      d.confirmed_by_id AS "confirmedById", d.review_note AS "reviewNote", d.basis, d.currency, d.facilities, to_char(d.effective_on, 'YYYY-MM-DD') AS "effectiveOn", ${dayFacts},
      json_build_object('claimed', d.claimed::text, 'admitted', d.admitted::text, 'contingent', d.contingent::text,
        'notAdmitted', d.not_admitted::text, 'underVerification', d.under_verification::text) AS totals
    FROM unnest(${ids.filter((id) => reached.has(id))}::uuid[]) WITH ORDINALITY AS asked (id, place)
    JOIN determinations d ON d.id = asked.id JOIN claims c ON c.id = d.claim_id ORDER BY asked.place`);
  return rows.map((proposal) => ({ proposal, isLocked: locked.has(proposal.claimId) }));
}

/** Gives one determination that the actor may confirm and locks its claim. Throws `not_found`. */
export async function lockProposal(tx: Transaction, actor: Actor, id: string) {
  const [found] = await lockProposals(tx, actor, [id]);
  if (!found?.isLocked) throw notFound('determination');
  return found.proposal;
}

/** Why nobody can confirm or return a determination; undefined for an open proposal. */
export function refusalOf({ state, status, confirmedAt }: Proposal): ErrorCode | undefined {
  if (status === 'withdrawn') return 'claim_closed';
  if (state === 'proposed') return undefined;
  return confirmedAt ? 'already_confirmed' : 'no_longer_proposed';
}

/** Why the actor cannot confirm a proposal; undefined when they can. */
export function refusalToConfirmIt(
  actor: Actor,
  proposal: Proposal,
  known: CaseForDesk,
): Refusal | undefined {
  const code =
    refusalOf(proposal) ??
    (proposal.edited ? 'claim_changed' : undefined) ??
    refusalToConfirm(actor, proposal.proposedById, known.needsTwo);
  return code ? { code } : refusalToStand(proposal, proposal, known);
}

async function confirmAll(
  tx: Transaction,
  actor: Actor,
  proposals: readonly Proposal[],
  together?: string,
) {
  if (proposals.length === 0) return;
  const at = new Date();
  await confirmProposals(tx, actor, proposals, at);
  await applyConfirmed(tx, actor, proposals, { at, together });
}

/**
 * Confirms a proposal, which is then in force from the day that it names, or from today; the claim's status follows. Throws
 * `not_found`, `claim_closed`, `already_confirmed`, `no_longer_proposed`, `second_person_required`, `late_step_missing`,
 * `day_out_of_range`, and `claim_changed` when the claim was edited after the proposal.
 */
export async function confirmDetermination(actor: Actor, id: string) {
  await db.$transaction(async (tx) => {
    const proposal = await lockProposal(tx, actor, id);
    const refusal = refusalToConfirmIt(actor, proposal, await caseForDesk(tx));
    if (refusal) throw new PortalError(refusal.code, refusal);
    await confirmAll(tx, actor, [proposal]);
  });
  return readDetermination(actor, id);
}

export interface BulkConfirmed {
  confirmed: number;
  skipped: SkippedDetermination[];
  /** Of the confirmed ones. */
  totals: Amounts;
  /** Names this deed in the trail, for its paper. */
  together: string;
}

export interface Judged {
  proposal: Proposal;
  refusal: Refusal | undefined;
}

const skippedFor = (
  { id, claimNumber }: Proposal,
  { code, params }: Refusal,
): SkippedDetermination => {
  const message = english.ofCode(code, params);
  return { id, claimNumber, reason: code, message, ...(params && { params }) };
};

/**
 * Confirms what is not refused, in one deed; the trail names it `together`, with what it leaves out. A deed in parts names that also where it
 * confirms nothing else; `done` are those that an earlier try of the same part confirmed.
 */
export async function confirmJudged(
  tx: Transaction,
  actor: Actor,
  judged: readonly Judged[],
  { together, done }: { together: string; done?: readonly Proposal[] },
): Promise<BulkConfirmed> {
  const proposals = judged.flatMap(({ proposal, refusal }) => (refusal ? [] : [proposal]));
  await confirmAll(tx, actor, proposals, together);
  const left = judged.flatMap(({ proposal, refusal }) =>
    refusal ? [{ proposal, skipped: skippedFor(proposal, refusal) }] : [],
  );
  if (left.length > 0 && (done || proposals.length > 0))
    await recordAudit(tx, actor, 'determination_confirmed', {
      details: {
        together,
        left: left.map(({ proposal: { claimId, id }, skipped: { reason, message } }) => ({
          claimId,
          determinationId: id,
          code: reason,
          message,
        })),
      },
    });
  const confirmed = [...(done ?? []), ...proposals];
  const totals = inRupees(totalOf(confirmed.map((proposal) => inPaise(proposal.totals))));
  return {
    confirmed: confirmed.length,
    skipped: left.map(({ skipped }) => skipped),
    totals,
    together,
  };
}

/**
 * Confirms proposals. Names those that it leaves out: {@link confirmDetermination} would refuse them, or their claim is in
 * quarantine, or set aside, which takes it from the queue where proposals are marked. Throws the limit's refusal, and
 * `not_found` without any change when the actor could never see one of them.
 */
export async function confirmDeterminations(
  actor: Actor,
  ids: readonly string[],
): Promise<BulkConfirmed> {
  await consumeActorLimits(bulkChanges, actor);
  return db.$transaction(async (tx) => {
    const asked = await lockProposals(tx, actor, ids);
    if (asked.length !== ids.length) throw notFound('determination');
    const known = await caseForDesk(tx);
    const judge = (proposal: Proposal, isLocked: boolean): Judged['refusal'] => {
      if (!isLocked) return { code: 'claim_in_quarantine' };
      if (proposal.aside) return { code: 'changed_since_selected' };
      return refusalToConfirmIt(actor, proposal, known);
    };
    const judged = asked.map(({ proposal, isLocked }) => ({
      proposal,
      refusal: judge(proposal, isLocked),
    }));
    return confirmJudged(tx, actor, judged, { together: randomUUID() });
  });
}
