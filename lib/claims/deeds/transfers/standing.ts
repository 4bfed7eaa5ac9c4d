import { effectiveDay } from '@/lib/claims/records/determination-in-force';
import { paiseOf } from '@/lib/format/amount';
import { fromPaise } from '@/lib/format/money';
import type { CreditorType } from '@/lib/forms/definitions/field';
import { isForMany } from '@/lib/law/heads';
import { type Database, queryIn } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import type { ClaimStatus } from '@/lib/reference/claim-status';

/** The facts of a claim that a transfer depends on. */
export interface TransferStanding {
  claimNumber: string;
  creditorType: CreditorType;
  creditorName: string;
  natureOfClaim: string;
  status: ClaimStatus;
  claimAmount: string;
  /** Of its claimant's account; null without one. */
  email: string | null;
  submittedAt: Date;
  assignedToId: string | null;
  /** What went to others. */
  transferred: string;
  open: boolean;
  /** What the determination in force admits, and the day from which lists count it (`YYYY-MM-DD`); null without one. */
  admitted: string | null;
  since: string | null;
  /** What that determination leaves under verification. */
  underVerification: string | null;
  /** Another determination is proposed. */
  proposed: boolean;
  /** The day since which the debt is this creditor's, if it came by a transfer. */
  cameOn: string | null;
}

/** Gives the facts that a transfer depends on, for a claim that the caller may see. */
export async function transferStanding(from: Database, claimId: string): Promise<TransferStanding> {
  const [found] = await queryIn(from)<TransferStanding>(sql`
    SELECT c.claim_number AS "claimNumber", c.creditor_type AS "creditorType", c.creditor_name AS "creditorName",
      c.nature_of_claim AS "natureOfClaim", c.status, c.claim_amount::text AS "claimAmount", u.email,
      c.submitted_at AS "submittedAt", c.assigned_to_id AS "assignedToId",
      coalesce(o.transferred, 0)::numeric(30, 2)::text AS transferred, coalesce(o.open, false) AS open,
      d.admitted::text AS admitted, d.under_verification::text AS "underVerification",
      to_char(${effectiveDay('d')}, 'YYYY-MM-DD') AS since,
      EXISTS (SELECT FROM determinations p WHERE p.claim_id = c.id AND p.state = 'proposed') AS proposed,
      (SELECT to_char(t.transferred_on, 'YYYY-MM-DD') FROM claim_transfers t WHERE t.to_claim_id = c.id) AS "cameOn"
    FROM claims c JOIN users u ON u.id = c.claimant_id
      LEFT JOIN determinations d ON d.claim_id = c.id AND d.state = 'confirmed'
      LEFT JOIN LATERAL (SELECT sum(t.amount) FILTER (WHERE t.state = 'accepted') AS transferred,
        bool_or(t.closed_at IS NULL) AS open FROM claim_transfers t WHERE t.claim_id = c.id) AS o ON true
    WHERE c.id = ${claimId}::uuid`);
  if (!found) throw new Error('a claim that was found is there');
  return found;
}

/** Gives, in paise, what is admitted or under verification, or, before a determination, what is claimed and not transferred yet. */
export const mayGo = (standing: TransferStanding) => {
  const { admitted, underVerification, claimAmount, transferred } = standing;
  return admitted === null
    ? paiseOf(claimAmount) - paiseOf(transferred)
    : paiseOf(admitted) + paiseOf(underVerification ?? '0');
};

/**
 * Gives how much of a claim may be reported now; null when nothing may. In a claim for many, each employee transfers their own,
 * not their representative.
 */
export function leftToReport(standing: TransferStanding) {
  const { open, status, creditorType } = standing;
  if (open || status === 'withdrawn' || isForMany(creditorType)) return null;
  const left = mayGo(standing);
  return left > 0n ? fromPaise(left) : null;
}
