import 'server-only';
import type { Actor } from '@/lib/access/actor';
import type { Allowed } from '@/lib/access/publishable';
import { recordAudits } from '@/lib/audit/write';
import { answerByDetermination } from '@/lib/claims/deeds/objections/close';
import { closeQuestions } from '@/lib/claims/deeds/questions/close';
import { decidesSomething } from '@/lib/claims/records/decides-something';
import { dayInIndia } from '@/lib/format/date';
import type { Amounts } from '@/lib/law/amounts';
import type { ClaimedInCurrency } from '@/lib/law/currency';
import { lawEdition } from '@/lib/law/edition';
import type { Facility } from '@/lib/law/facilities';
import { noticeOfStatus, notify } from '@/lib/notifications/write';
import { queuePapers } from '@/lib/papers/queue';
import type { Transaction } from '@/lib/platform/db';
import { queryIn } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import { type ClaimStatus, isClosed, reviewStatuses } from '@/lib/reference/claim-status';
import { statusAfter } from './status-after';
import type { CurrentDetermination } from './to-determine';

export interface NewDetermination extends CurrentDetermination {
  claimId: string;
  totals: Amounts;
  /** Before the determination. */
  status: ClaimStatus;
  /** The rule that proposes it without a person. */
  rule?: string;
  /** The day from which it counts (`YYYY-MM-DD`); null for the day of its confirmation. */
  effectiveOn: string | null;
  /** For the claimant, who gets it once the proposal is confirmed. */
  reviewNote?: string | null;
  /** What somebody allowed now to be published, for the trail. */
  allowed?: Allowed | null;
}

export interface Written {
  id: string;
  claimId: string;
  number: number;
  totals: Amounts;
  status: ClaimStatus;
  /** The day from which it counts (`YYYY-MM-DD`); null for the day of its confirmation. */
  effectiveOn: string | null;
  /** The proposal's note to the claimant. */
  reviewNote?: string | null;
  currency: ClaimedInCurrency | null;
  facilities: Facility[] | null;
  allowed?: Allowed | null | undefined;
}

const insertOf = ({ heads, totals, allowed: _, ...one }: NewDetermination) => ({
  ...one,
  heads,
  claimed: totals.claimed,
  admitted: totals.admitted,
  contingent: totals.contingent,
  notAdmitted: totals.notAdmitted,
  underVerification: totals.underVerification,
});

/**
 * Saves determinations, each with the next number of its claim; each replaces the open proposal, or the one in force. `at` is
 * when it happened, if not now; `actor` null is the portal, which only proposes. Takes two statements for any number.
 */
export async function writeDeterminations(
  tx: Transaction,
  actor: Pick<Actor, 'id'> | null,
  made: readonly NewDetermination[],
  state: 'proposed' | 'confirmed',
  at = new Date(),
): Promise<Written[]> {
  const confirmed = state === 'confirmed';
  const ids = made.map(({ claimId }) => claimId);
  await queryIn(
    tx,
  )(sql`UPDATE determinations SET state = 'superseded' WHERE claim_id = ANY(${ids}::uuid[])
    AND (state IN ('proposed', 'returned') OR ${confirmed}::boolean AND state = 'confirmed')`);
  const rows = await queryIn(tx)<{ id: string; claimId: string; number: number }>(sql`
    INSERT INTO determinations (claim_id, number, claim_version, state, basis, heads, claimed, admitted, contingent,
      not_admitted, under_verification, moved, secured_amount, guaranteed_amount, set_off_amount, related_party,
      related_party_exempt, category, workman, government, remarks, internal_note, law_edition, rule, effective_on,
      voting, currency, facilities, class_number, review_note, publish_reason, proposed_by_id, proposed_at, confirmed_by_id, confirmed_at)
    SELECT n."claimId", coalesce((SELECT max(number) FROM determinations WHERE claim_id = n."claimId"), 0) + 1,
      n."claimVersion", ${state}::"DeterminationState", n.basis, n.heads, n.claimed, n.admitted, n.contingent,
      n."notAdmitted", n."underVerification", n.moved, n."securedAmount", n."guaranteedAmount", n."setOffAmount",
      n."relatedParty", n."relatedPartyExempt", n.category, n.workman, n.government, n.remarks, n."internalNote",
      ${lawEdition.number}, n.rule, n."effectiveOn", n.voting, n.currency, n.facilities, n."classNumber", n."reviewNote", n."publishReason", ${actor?.id ?? null}::uuid,
      ${at}::timestamptz, ${confirmed ? actor?.id : null}::uuid, ${confirmed ? at : null}::timestamptz
    FROM jsonb_to_recordset(${JSON.stringify(made.map(insertOf))}::jsonb) AS n ("claimId" uuid, "claimVersion" int,
      basis "DeterminationBasis", heads jsonb, claimed numeric, admitted numeric, contingent numeric, "notAdmitted" numeric,
      "underVerification" numeric, moved boolean, "securedAmount" numeric, "guaranteedAmount" numeric,
      "setOffAmount" numeric, "relatedParty" boolean, "relatedPartyExempt" boolean, category "CreditorCategory",
      workman boolean, government boolean, remarks text, "internalNote" text, rule text, "effectiveOn" date,
      voting jsonb, currency jsonb, facilities jsonb, "classNumber" int, "reviewNote" text, "publishReason" text)
    RETURNING id, claim_id AS "claimId", number`);
  const byClaim = new Map(rows.map((row) => [row.claimId, row]));
  return made.flatMap(({ claimId, totals, status, effectiveOn, currency, facilities, allowed }) => {
    const row = byClaim.get(claimId);
    return row ? [{ ...row, totals, status, effectiveOn, currency, facilities, allowed }] : [];
  });
}

/** Confirms proposals; each replaces the one in force. Takes two statements for any number. */
export async function confirmProposals(
  tx: Transaction,
  actor: Pick<Actor, 'id'>,
  proposals: readonly Pick<Written, 'id' | 'claimId'>[],
  at = new Date(),
) {
  const claims = proposals.map(({ claimId }) => claimId);
  await queryIn(tx)(sql`UPDATE determinations SET state = 'superseded'
    WHERE claim_id = ANY(${claims}::uuid[]) AND state = 'confirmed'`);
  await queryIn(
    tx,
  )(sql`UPDATE determinations SET state = 'confirmed', confirmed_by_id = ${actor.id}::uuid,
    confirmed_at = ${at}::timestamptz WHERE id = ANY(${proposals.map(({ id }) => id)}::uuid[])`);
}

interface Outcome {
  /** It stands behind a change of status, which has its own entry in the trail. */
  behindStatus?: boolean;
  /** For the claimant, instead of the proposals' notes. Replaces the earlier note if the status changes. */
  reviewNote?: string | null;
  at?: Date | undefined;
  /** Names the deed that confirmed many. */
  together?: string | undefined;
  /** They answer the open objections of their claims. */
  answersObjections?: boolean;
  /** Writes the entries of the trail that must come first. */
  recordBefore?: () => Promise<unknown>;
}

/** Includes when it was entered, its day if that is another, the claimed currency, the number of facilities, and the deed of many. */
const auditOf =
  (at = new Date(), together?: string) =>
  ({ id, claimId, number, totals, effectiveOn, currency, facilities, allowed }: Written) => ({
    claimId,
    details: {
      determinationId: id,
      number,
      ...totals,
      ...(effectiveOn && effectiveOn !== dayInIndia(at) ? { effectiveOn } : {}),
      ...(currency ? { currency } : {}),
      ...(facilities ? { facilities: facilities.length } : {}),
      ...(together ? { together } : {}),
      ...allowed,
    },
  });

/** Of these confirmed determinations, the ids of the claims that get a letter about them. */
async function claimsToTell(tx: Transaction, confirmed: readonly Written[]) {
  const rows = await queryIn(tx)<{ id: string }>(sql`SELECT d.claim_id AS id FROM determinations d
    WHERE d.id = ANY(${confirmed.map(({ id }) => id)}::uuid[]) AND ${decidesSomething('d')}`);
  return new Set(rows.map(({ id }) => id));
}

/**
 * What follows from confirmed determinations: the claims' new status, a letter and a notification to the claimant where something
 * is decided, an answer to an open objection, and entries in the trail. Takes the same few statements for any number with the
 * same note.
 */
export async function applyConfirmed(
  tx: Transaction,
  actor: Actor,
  confirmed: readonly Written[],
  {
    behindStatus = false,
    reviewNote = null,
    at,
    together,
    answersObjections = true,
    recordBefore,
  }: Outcome = {},
) {
  if (confirmed.length === 0) return;
  const after = confirmed.map((one) => ({
    ...one,
    to: statusAfter(one.totals, one.status),
    note: reviewNote ?? one.reviewNote ?? null,
  }));
  await queryIn(tx)(sql`
    UPDATE claims c SET status = s.status::"ClaimStatus", updated_at = ${at ?? new Date()}::timestamptz,
      review_note = CASE WHEN c.status::text = s.status THEN c.review_note ELSE nullif(s.note, '') END
    FROM unnest(${after.map(({ claimId }) => claimId)}::uuid[], ${after.map(({ to }) => to)}::text[],
      ${after.map(({ note }) => note ?? '')}::text[]) AS s (id, status, note)
    WHERE c.id = s.id`);
  const toTell = await claimsToTell(tx, confirmed);
  await queuePapers(tx, [...toTell], ['decision']);
  await closeQuestions(
    tx,
    after.filter(({ to }) => isClosed(to)).map(({ claimId }) => claimId),
  );
  const moved = after.filter(({ to, status }) => to !== status);
  for (const status of reviewStatuses) {
    const these = moved.filter(({ to }) => to === status);
    for (const note of new Set(these.map((one) => one.note)))
      for (const byLetter of [true, false])
        await notify(tx, actor, {
          ...noticeOfStatus(status, note),
          claimIds: these
            .filter((one) => one.note === note && toTell.has(one.claimId) === byLetter)
            .map(({ claimId }) => claimId),
          at,
          byLetter,
        });
  }
  const same = after
    .filter(({ to, status, claimId }) => to === status && toTell.has(claimId))
    .map(({ claimId }) => claimId);
  await notify(tx, actor, { type: 'determination', claimIds: same, at, byLetter: true });
  await recordBefore?.();
  const told = behindStatus ? after.filter(({ to, status }) => to === status) : after;
  if (told.length > 0)
    await recordAudits(tx, actor, 'determination_confirmed', told.map(auditOf(at, together)), at);
  if (answersObjections)
    await answerByDetermination(
      tx,
      actor,
      confirmed.map(({ id }) => id),
      at,
    );
  if (moved.length === 0) return;
  const changes = moved.map(({ claimId, status, to, note }) => ({
    claimId,
    details: { from: status, to, ...(note ? { reviewNote: note } : {}) },
  }));
  await recordAudits(tx, actor, 'status_changed', changes, at);
}

/** Writes proposals into the trail; `actor` is null for those of a rule. */
export const auditProposals = (
  tx: Transaction,
  actor: Actor | null,
  proposals: readonly (Written & Pick<NewDetermination, 'rule'>)[],
  at?: Date,
) =>
  recordAudits(
    tx,
    actor,
    'determination_proposed',
    proposals.map((one) => {
      const { claimId, details } = auditOf(at)(one);
      return { claimId, details: one.rule ? { ...details, rule: one.rule } : details };
    }),
    at,
  );
