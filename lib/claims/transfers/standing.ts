import { paiseOf } from '@/lib/format/amount';
import { fromPaise } from '@/lib/format/money';
import type { CreditorType } from '@/lib/forms/definitions/field';
import { askIn, type Database } from '@/lib/platform/ask';
import { sql } from '@/lib/platform/sql';
import type { ClaimStatus } from '@/lib/reference/claim-status';

/** What a transfer of a claim has to go by. */
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
  /** Whether one waits. */
  open: boolean;
  /** What the determination in force admits, and the day from which lists go by it (`YYYY-MM-DD`); null while there is none. */
  admitted: string | null;
  since: string | null;
  /** Whether another determination is proposed. */
  proposed: boolean;
  /** The day from which its own debt is with its creditor, where that came by a transfer. */
  cameOn: string | null;
}

/** What a transfer of a claim, which the caller may see, has to go by. */
export async function transferStanding(from: Database, claimId: string): Promise<TransferStanding> {
  const [found] = await askIn(from)<TransferStanding>(sql`
    SELECT c.claim_number AS "claimNumber", c.creditor_type AS "creditorType", c.creditor_name AS "creditorName",
      c.nature_of_claim AS "natureOfClaim", c.status, c.claim_amount::text AS "claimAmount", u.email,
      c.submitted_at AS "submittedAt", c.assigned_to_id AS "assignedToId",
      coalesce(o.transferred, 0)::numeric(30, 2)::text AS transferred, coalesce(o.open, false) AS open,
      d.admitted::text AS admitted,
      to_char(coalesce(d.effective_on, (d.confirmed_at AT TIME ZONE 'Asia/Kolkata')::date), 'YYYY-MM-DD') AS since,
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

/** What may go over: what is admitted, or, while nothing is decided, what is claimed and did not go yet. In paise. */
export const mayGo = ({ admitted, claimAmount, transferred }: TransferStanding) =>
  admitted === null ? paiseOf(claimAmount) - paiseOf(transferred) : paiseOf(admitted);

/** What may be reported of a claim now; null where nothing may. A claim for many goes over by each of them, not by who speaks for them. */
export function leftToReport(standing: TransferStanding) {
  const { open, status, creditorType } = standing;
  if (open || status === 'withdrawn' || creditorType === 'form_e') return null;
  const left = mayGo(standing);
  return left > 0n ? fromPaise(left) : null;
}
