import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { searches } from '@/lib/access/lines';
import { visibleIn } from '@/lib/access/visible-claims';
import { isOfClaim } from '@/lib/documents/stored-files';
import type { CreditorType } from '@/lib/forms/definitions/field';
import { notFound } from '@/lib/platform/errors';
import { inLine } from '@/lib/platform/lines/call';
import { prepared, type Statement } from '@/lib/platform/query';
import { join, raw, type Sql, sql } from '@/lib/platform/sql';

/** Amounts are rupees with two decimals. */
interface Counted {
  proposals: number;
  admitted: string;
}

/** A claim with an open proposal. */
export interface ProposedClaim {
  id: string;
  claimNumber: string;
  creditorName: string;
  admitted: string;
}

interface Some {
  count: number;
  /** The first ten, by number. */
  first: ProposedClaim[];
}

export const concerns = ['nothing', 'own', 'edited', 'papers'] as const;

/**
 * `nothing`: admit nothing. `own`: the actor proposed them, and somebody else has to confirm them. `edited`: of claims that were edited
 * afterwards. `papers`: of claims that got documents afterwards.
 */
export type Concern = (typeof concerns)[number];

/** What confirming proposals means: those that are open, and that the actor may confirm. */
export interface ProposalsSummary extends Counted, Record<Concern, Some> {
  /** Without `own` and `edited`, which cannot be confirmed. */
  ready: Counted & { claimed: string };
  byForm: (Counted & { form: CreditorType })[];
  /** By the person who proposed, and by rule, the most first. */
  byProposer: (Counted & {
    person: { id: string; firstName: string; lastName: string } | null;
    rule: string | null;
  })[];
  /** Ten at most, the largest first. */
  largest: ProposedClaim[];
  /** Seven at most, drawn by their ids: the same each time. */
  sample: ProposedClaim[];
}

export type ProposalsAsked = { ids: string[] } | { selectionId: string; except: string[] };

const sampleSize = 7;
const namedAtMost = 10;
const largestAtMost = 10;

/** The open proposals that are asked for, as a FROM clause over `determinations d`. */
const chosen = (actor: Actor, asked: ProposalsAsked) =>
  'ids' in asked
    ? sql`determinations d JOIN unnest(${asked.ids}::uuid[]) AS asked (id) ON asked.id = d.id`
    : sql`claim_selections s CROSS JOIN unnest(s.claim_ids) AS asked (id)
        JOIN determinations d ON d.claim_id = asked.id AND d.proposed_at <= s.made_at
          AND s.id = ${asked.selectionId}::uuid AND s.user_id = ${actor.id}::uuid AND NOT asked.id = ANY(${asked.except}::uuid[])`;

/** The first of them, as JSON. */
const listed = (order: string, limit: number, where = 'true') => sql`(
  SELECT coalesce(json_agg(json_build_object('id', id, 'claimNumber', claim_number, 'creditorName', creditor_name,
    'admitted', admitted::text)), '[]')
  FROM (SELECT * FROM proposals WHERE ${raw(where)} ORDER BY ${raw(order)} LIMIT ${raw(String(limit))}) AS first)`;

const concern = (name: Concern) =>
  sql`json_build_object('count', count(*) FILTER (WHERE ${raw(name)}), 'first', ${listed('claim_number', namedAtMost, name)}) AS ${raw(name)}`;

const sums = sql`count(*)::int AS proposals, sum(admitted)::numeric(30, 2)::text AS admitted`;

const groups = (rows: Sql) =>
  sql`(SELECT coalesce(json_agg(grouped), '[]') FROM (${rows}) AS grouped)`;

const isReady = raw('NOT own AND NOT edited');

const sumOfReady = (amount: 'admitted' | 'claimed') =>
  sql`(coalesce(sum(${raw(amount)}) FILTER (WHERE ${isReady}), 0))::numeric(30, 2)::text`;

/** The statement behind `summariseProposals`. */
export const proposalsSummaryStatement = (
  actor: Actor,
  asked: ProposalsAsked,
): Statement<ProposalsSummary> => sql`
  WITH proposals AS MATERIALIZED (
    SELECT c.id, c.claim_number, c.creditor_name, c.creditor_type, d.id AS drawn_by, d.claimed, d.admitted, d.proposed_by_id, d.rule,
      d.admitted = 0 AS nothing, edited_between(c.id, d.claim_version, c.version) AS edited,
      coalesce(d.proposed_by_id = ${actor.id}::uuid AND (SELECT determination_needs_two FROM case_settings), false) AS own,
      EXISTS (SELECT FROM documents o WHERE o.claim_id = c.id AND ${isOfClaim('o')} AND o.uploaded_at > d.proposed_at) AS papers
    FROM ${chosen(actor, asked)} JOIN claims c ON c.id = d.claim_id
    WHERE d.state = 'proposed' AND ${visibleIn(actor, 'claim.confirm')})
  SELECT count(*)::int AS proposals, coalesce(sum(admitted), 0)::numeric(30, 2)::text AS admitted,
    json_build_object('proposals', count(*) FILTER (WHERE ${isReady}), 'admitted', ${sumOfReady('admitted')}, 'claimed', ${sumOfReady('claimed')}) AS ready,
    ${groups(sql`SELECT creditor_type AS form, ${sums} FROM proposals GROUP BY creditor_type ORDER BY creditor_type`)} AS "byForm",
    ${groups(sql`
      SELECT CASE WHEN u.id IS NOT NULL THEN json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name) END AS person,
        by_hand.rule, by_hand.proposals, by_hand.admitted
      FROM (SELECT proposed_by_id, rule, ${sums} FROM proposals GROUP BY proposed_by_id, rule) AS by_hand
      LEFT JOIN users u ON u.id = by_hand.proposed_by_id ORDER BY by_hand.proposals DESC, u.first_name, by_hand.rule`)} AS "byProposer",
    ${listed('admitted DESC, claim_number', largestAtMost)} AS largest,
    ${listed('md5(drawn_by::text)', sampleSize)} AS sample,
    ${join(concerns.map(concern))}
  FROM proposals`;

/** Sums up open proposals, of those that the actor may confirm. Throws `not_found` when none is left. */
export async function summariseProposals(
  actor: Actor,
  asked: ProposalsAsked,
): Promise<ProposalsSummary> {
  // Of a selection it looks through as many as 200,000 claims.
  const [summary] = await inLine(searches, () => prepared(proposalsSummaryStatement(actor, asked)));
  if (!summary?.proposals) throw notFound('determination');
  return summary;
}
