import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { searches } from '@/lib/access/lines';
import { visibleIn } from '@/lib/access/visible-claims';
import { lateFrom } from '@/lib/claims/queues/desk/place';
import { notFound } from '@/lib/platform/errors';
import { inLine } from '@/lib/platform/lines/call';
import { prepared, type Statement } from '@/lib/platform/query';
import { type Sql, sql } from '@/lib/platform/sql';
import type { ClaimStatus } from '@/lib/reference/claim-status';

export interface SelectionSummary {
  claims: number;
  /** In rupees, with two decimals. */
  amount: string;
  noDocuments: number;
  /** With a flag other than lateness. */
  flagged: number;
  late: number;
  /** The first ten of each, by number. */
  named: Record<'noDocuments' | 'flagged' | 'late', { id: string; claimNumber: string }[]>;
  statuses: Partial<Record<ClaimStatus, number>>;
  /** By status and assignee, to tell which claims a change concerns. */
  alike: Alike[];
  /** The claims that were chosen one by one, as they are now; those missing are out of the actor's reach. */
  found: FoundClaim[];
}

/** Claims with the same status and assignee; `amount` is rupees with two decimals. */
export interface Alike {
  status: ClaimStatus;
  assignedToId: string | null;
  claims: number;
  amount: string;
}

export interface FoundClaim {
  id: string;
  status: ClaimStatus;
  assignedToId: string | null;
  version: number;
}

const namedAtMost = 10;

const named = (mark: Sql) => sql`(
  SELECT coalesce(json_agg(told), '[]') FROM (
    SELECT id, claim_number AS "claimNumber" FROM summarised WHERE ${mark} ORDER BY claim_number LIMIT ${namedAtMost}) AS told)`;

type Asked = { claimIds: string[] } | { selectionId: string };

/** The statement behind `summarise`. */
export function summaryStatement(actor: Actor, asked: Asked): Statement<SelectionSummary> {
  const ids =
    'claimIds' in asked
      ? sql`unnest(${asked.claimIds}::uuid[]) AS chosen (id)`
      : sql`(SELECT unnest(claim_ids) AS id FROM claim_selections
          WHERE id = ${asked.selectionId}::uuid AND user_id = ${actor.id}::uuid) AS chosen`;
  const each =
    'claimIds' in asked
      ? sql`(SELECT coalesce(json_agg(json_build_object('id', id, 'status', status, 'assignedToId', assigned_to_id,
          'version', version)), '[]') FROM summarised)`
      : sql`'[]'::json`;
  return sql`
    WITH summarised AS MATERIALIZED (
      SELECT c.id, c.claim_number, c.status, c.assigned_to_id, c.version, c.claim_amount, c.submitted_at >= ${lateFrom} AS late, s.no_documents,
        k.flagged
      FROM ${ids} JOIN claims c ON c.id = chosen.id JOIN claim_search s ON s.id = c.id JOIN claim_desk k ON k.id = c.id
      WHERE ${visibleIn(actor, 'claim.assignMany')})
    SELECT count(*)::int AS claims, coalesce(sum(claim_amount), 0)::numeric(30, 2)::text AS amount,
      (count(*) FILTER (WHERE no_documents))::int AS "noDocuments", (count(*) FILTER (WHERE flagged))::int AS flagged,
      (count(*) FILTER (WHERE late))::int AS late,
      json_build_object('noDocuments', ${named(sql`no_documents`)}, 'flagged', ${named(sql`flagged`)}, 'late', ${named(sql`late`)}) AS named,
      (SELECT coalesce(json_object_agg(status, n), '{}') FROM (
        SELECT status, count(*)::int AS n FROM summarised GROUP BY status) AS by_status) AS statuses,
      (SELECT coalesce(json_agg(alike), '[]') FROM (
        SELECT status, assigned_to_id AS "assignedToId", count(*)::int AS claims, sum(claim_amount)::numeric(30, 2)::text AS amount
        FROM summarised GROUP BY status, assigned_to_id) AS alike) AS alike,
      ${each} AS found
    FROM summarised`;
}

/** Sums up these claims, of those that the actor may change. Throws `not_found` when there are none. */
export async function summarise(actor: Actor, asked: Asked) {
  // Of a selection it looks through as many as 200,000 claims.
  const [summary] = await inLine(searches, () => prepared(summaryStatement(actor, asked)));
  if (!summary?.claims) throw notFound('claim');
  return summary;
}
