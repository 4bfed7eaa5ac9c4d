import type { DeterminedFacts } from '@/lib/claims/records/determined-facts';
import { newestStep, newestStepOn } from '@/lib/claims/records/late-columns';
import { queryIn } from '@/lib/platform/query';
import 'server-only';
import { dayInIndia } from '@/lib/format/date';
import type { CreditorType } from '@/lib/forms/definitions/field';
import type { Amounts } from '@/lib/law/amounts';
import type { CaseDays } from '@/lib/law/clock';
import type { DayFacts } from '@/lib/law/effective-day';
import type { ClaimedForm } from '@/lib/law/heads';
import type { DeterminedHead } from '@/lib/law/judge';
import type { Voting } from '@/lib/law/voting-debt';
import { databaseTime } from '@/lib/platform/database-time';
import type { Transaction } from '@/lib/platform/db';
import { raw, sql } from '@/lib/platform/sql';
import { today } from '@/lib/platform/sql-time';

/** The determination that counts now: the open proposal, or else the one in force. */
export interface CurrentDetermination extends DeterminedFacts {
  heads: DeterminedHead[];
  internalNote: string | null;
  /** Why its remarks are published although they look like a personal number or an address. */
  publishReason: string | null;
  moved: boolean;
  /** Null outside a class, and for a determination that is older than this reckoning. */
  voting: Voting | null;
}

export interface ToDetermine extends DayFacts {
  id: string;
  claimNumber: string;
  version: number;
  creditorType: CreditorType;
  claimAmount: string;
  claimData: Record<string, unknown>;
  /** Its newest determination; 0 for none. */
  newest: number;
  confirmedBefore: boolean;
  /** `edited` says that the claim was edited after it. */
  standing: (CurrentDetermination & { edited: boolean }) | null;
  /** The open proposal, whose facts are `standing`. */
  proposal: {
    id: string;
    number: number;
    proposedById: string | null;
    reviewNote: string | null;
    /** `YYYY-MM-DD`. */
    effectiveOn: string | null;
  } | null;
  /** What went to other creditors. */
  transferred: string;
}

/** A {@link CurrentDetermination} over `determinations d`. */
const standingOf =
  raw(`'claimVersion', d.claim_version, 'basis', d.basis, 'heads', d.heads, 'moved', d.moved,
         'securedAmount', d.secured_amount::text, 'guaranteedAmount', d.guaranteed_amount::text,
         'setOffAmount', d.set_off_amount::text, 'relatedParty', d.related_party,
         'relatedPartyExempt', d.related_party_exempt, 'category', d.category, 'workman', d.workman,
         'government', d.government, 'classNumber', d.class_number, 'remarks', d.remarks, 'internalNote', d.internal_note,
         'voting', d.voting, 'currency', d.currency, 'facilities', d.facilities, 'publishReason', d.publish_reason`);

/** {@link DayFacts} over `claims c`. */
export const dayFacts = sql`c.submitted_at AS "receivedAt", ${newestStep} AS "lateStep", ${newestStepOn} AS "lateStepOn",
  (SELECT to_char(max(t.effective_on), 'YYYY-MM-DD') FROM claim_transfers t
   WHERE c.id IN (t.claim_id, t.to_claim_id) AND t.state = 'accepted') AS "transferredOn"`;

/** Gives the determination in force of a locked claim, with its sums and how late the claim is; undefined without one. */
export async function claimInForce(tx: Transaction, id: string) {
  const [found] = await queryIn(tx)<
    DayFacts &
      ClaimedForm &
      Pick<Amounts, 'admitted' | 'contingent'> & { standing: CurrentDetermination }
  >(sql`
    SELECT ${dayFacts}, c.creditor_type AS "creditorType", c.claim_amount::text AS "claimAmount",
      c.claim_data AS "claimData", d.admitted::text AS admitted, d.contingent::text AS contingent, json_build_object(${standingOf}) AS standing
    FROM claims c JOIN determinations d ON d.claim_id = c.id AND d.state = 'confirmed' WHERE c.id = ${id}::uuid`);
  return found;
}

/** Gives those of these claim numbers that belong to claims of the case which are not withdrawn. */
export async function knownClaims(tx: Transaction, numbers: readonly string[]) {
  if (numbers.length === 0) return new Set<string>();
  const found = await tx.claim.findMany({
    where: { claimNumber: { in: [...numbers] }, status: { not: 'withdrawn' } },
    select: { claimNumber: true },
  });
  return new Set(found.map(({ claimNumber }) => claimNumber));
}

/** Gives everything needed to determine these locked claims, by claim id, in one statement. */
export async function claimsToDetermine(tx: Transaction, ids: readonly string[]) {
  const rows = await queryIn(tx)<ToDetermine>(sql`
    SELECT c.id, c.claim_number AS "claimNumber", c.version, c.creditor_type AS "creditorType", c.claim_amount::text AS "claimAmount",
      c.claim_data AS "claimData", ${dayFacts}, coalesce(n.newest, 0) AS newest, coalesce(n.confirmed, false) AS "confirmedBefore",
      (SELECT json_build_object(${standingOf}, 'edited', edited_between(c.id, d.claim_version, c.version))
       FROM determinations d WHERE d.claim_id = c.id AND d.state IN ('proposed', 'confirmed')
       ORDER BY d.number DESC LIMIT 1) AS standing,
      (SELECT json_build_object('id', d.id, 'number', d.number, 'proposedById', d.proposed_by_id,
         'reviewNote', d.review_note, 'effectiveOn', d.effective_on)
       FROM determinations d WHERE d.claim_id = c.id AND d.state = 'proposed') AS proposal,
      (SELECT coalesce(sum(t.amount), 0)::numeric(30, 2)::text FROM claim_transfers t
       WHERE t.claim_id = c.id AND t.state = 'accepted') AS transferred
    FROM claims c LEFT JOIN LATERAL (
      SELECT max(number) AS newest, bool_or(confirmed_at IS NOT NULL) AS confirmed FROM determinations WHERE claim_id = c.id) n ON true
    WHERE c.id = ANY(${ids}::uuid[])`);
  return new Map(rows.map((row) => [row.id, row]));
}

export interface CaseForDesk {
  needsTwo: boolean;
  days: CaseDays;
  /** In India, `YYYY-MM-DD`. */
  today: string;
}

/** Locks the case until the transaction ends, so that what is admitted fits its days. */
export async function caseForDesk(tx: Transaction): Promise<CaseForDesk> {
  const [found] = await queryIn(tx)<CaseDays & Omit<CaseForDesk, 'days'>>(sql`
    SELECT determination_needs_two AS "needsTwo", to_char(commencement_date, 'YYYY-MM-DD') AS "commencementDate",
      to_char(last_date_for_claims, 'YYYY-MM-DD') AS "lastDateForClaims", to_char(rfrp_date, 'YYYY-MM-DD') AS "rfrpDate",
      to_char(${today}, 'YYYY-MM-DD') AS today
    FROM case_settings WHERE id = 1 FOR SHARE`);
  if (!found)
    return { needsTwo: false, days: unknownDays, today: dayInIndia(await databaseTime()) };
  const { needsTwo, today: day, ...days } = found;
  return { needsTwo, days, today: day };
}

const unknownDays: CaseDays = { commencementDate: null, lastDateForClaims: null, rfrpDate: null };
