import type { Actor } from '@/lib/access/actor';
import { visibleIn } from '@/lib/access/visible-claims';
import type { IdentifierKind } from '@/lib/forms/definitions/kind';
import { notFound } from '@/lib/platform/errors';
import { prepared, type Statement } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import type { ClaimStatus } from '@/lib/reference/claim-status';

export interface SameIdentifiers {
  id: string;
  claimNumber: string;
  creditorName: string;
  status: ClaimStatus;
  kinds: IdentifierKind[];
}

export type SameIdentifiersFound = Awaited<ReturnType<typeof sameIdentifiersAs>>;

const max = 20;

/** The statement behind `sameIdentifiersAs`. */
export function sameIdentifiersStatement(actor: Actor, id: string): Statement<SameIdentifiers> {
  const visible = visibleIn(actor, 'claim.findSame');
  // A whole file of claims may share a number, and the query must not follow them all. OFFSET makes the database look up each
  // claim by its id instead of reading all claims for a join.
  return sql`
  WITH asked AS (SELECT c.id FROM claims c WHERE c.id = ${id}::uuid AND ${visible}),
  equal AS MATERIALIZED (
    SELECT o.claim_id, o.kind FROM asked
    JOIN claim_identifiers m ON m.claim_id = asked.id
    JOIN claim_identifiers o ON o.hash = m.hash AND o.claim_id <> m.claim_id LIMIT 10000),
  found AS (
    SELECT c.id, c.claim_number AS "claimNumber", c.creditor_name AS "creditorName", c.status,
      c.submitted_at, array_agg(DISTINCT e.kind::text ORDER BY e.kind::text) AS kinds
    FROM equal e CROSS JOIN LATERAL (
      SELECT id, claim_number, creditor_name, status, submitted_at, claimant_id, assigned_to_id, quarantine_id
      FROM claims WHERE id = e.claim_id OFFSET 0) c
    WHERE ${visible}
    GROUP BY c.id, c.claim_number, c.creditor_name, c.status, c.submitted_at
    ORDER BY c.submitted_at DESC, c.id DESC LIMIT ${max + 1})
  SELECT f.id, f."claimNumber", f."creditorName", f.status, f.kinds
  FROM asked LEFT JOIN found f ON true ORDER BY f.submitted_at DESC, f.id DESC`;
}

/**
 * Gives the newest 20 other claims that the actor sees and that share a PAN, Aadhaar, account or other identification number
 * with this one, and whether there are `more`. Throws `not_found`.
 */
export async function sameIdentifiersAs(actor: Actor, id: string) {
  const rows = await prepared(sameIdentifiersStatement(actor, id));
  if (rows.length === 0) throw notFound('claim');
  const claims = rows.filter((row) => row.id);
  return { claims: claims.slice(0, max), more: claims.length > max };
}
