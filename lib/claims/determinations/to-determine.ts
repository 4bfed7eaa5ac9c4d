import { askIn } from '@/lib/platform/ask';
import type { DeterminedFacts } from './facts';
import 'server-only';
import type { CreditorType } from '@/lib/forms/definitions/field';
import type { DeterminedHead } from '@/lib/law/judge';
import type { Transaction } from '@/lib/platform/db';
import { sql } from '@/lib/platform/sql';

/** The determination that counts for a claim now: the open proposal, or else the one in force. */
export interface Standing extends DeterminedFacts {
  heads: DeterminedHead[];
  internalNote: string | null;
  moved: boolean;
}

/** A locked claim, with everything needed to determine it. */
export interface ToDetermine {
  id: string;
  version: number;
  creditorType: CreditorType;
  claimAmount: string;
  claimData: Record<string, unknown>;
  /** The number of its newest determination; 0 for none. */
  newest: number;
  /** Whether a determination was confirmed before. */
  confirmedBefore: boolean;
  standing: Standing | null;
  /** The open proposal, whose facts are `standing`. */
  proposal: {
    id: string;
    number: number;
    proposedById: string | null;
    reviewNote: string | null;
  } | null;
  /** What part of it went to other creditors. */
  transferred: string;
}

/** Everything needed to determine these locked claims, by claim id. One statement for any number of claims. */
export async function claimsToDetermine(tx: Transaction, ids: readonly string[]) {
  const rows = await askIn(tx)<ToDetermine>(sql`
    SELECT c.id, c.version, c.creditor_type AS "creditorType", c.claim_amount::text AS "claimAmount",
      c.claim_data AS "claimData", coalesce(n.newest, 0) AS newest, coalesce(n.confirmed, false) AS "confirmedBefore",
      (SELECT json_build_object('claimVersion', d.claim_version, 'basis', d.basis, 'heads', d.heads, 'moved', d.moved,
         'securedAmount', d.secured_amount::text, 'guaranteedAmount', d.guaranteed_amount::text,
         'setOffAmount', d.set_off_amount::text, 'relatedParty', d.related_party,
         'relatedPartyExempt', d.related_party_exempt, 'category', d.category, 'workman', d.workman,
         'government', d.government, 'remarks', d.remarks, 'internalNote', d.internal_note)
       FROM determinations d WHERE d.claim_id = c.id AND d.state IN ('proposed', 'confirmed')
       ORDER BY d.number DESC LIMIT 1) AS standing,
      (SELECT json_build_object('id', d.id, 'number', d.number, 'proposedById', d.proposed_by_id,
         'reviewNote', d.review_note)
       FROM determinations d WHERE d.claim_id = c.id AND d.state = 'proposed') AS proposal,
      (SELECT coalesce(sum(t.amount), 0)::numeric(30, 2)::text FROM claim_transfers t
       WHERE t.claim_id = c.id AND t.state = 'accepted') AS transferred
    FROM claims c LEFT JOIN LATERAL (
      SELECT max(number) AS newest, bool_or(confirmed_at IS NOT NULL) AS confirmed FROM determinations WHERE claim_id = c.id) n ON true
    WHERE c.id = ANY(${ids}::uuid[])`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Whether the case asks for two people, and the day up to which interest counts. */
export async function caseForDesk(tx: Pick<Transaction, 'caseSettings'>) {
  const row = await tx.caseSettings.findUnique({ where: { id: 1 } });
  return {
    needsTwo: row?.determinationNeedsTwo ?? false,
    commencementDate: row?.commencementDate?.toISOString().slice(0, 10) ?? null,
  };
}
