import type { Actor } from '@/lib/access/actor';
import { visibleIn } from '@/lib/access/visible-claims';
import { isRanked, rankOf } from '@/lib/claims/queues/search/rank';
import type { ClaimsListQuery } from '@/lib/claims/records/schema';
import { sorts } from '@/lib/claims/records/sorts';
import { notFound } from '@/lib/platform/errors';
import { prepared, type Statement } from '@/lib/platform/query';
import { raw, type Sql, sql } from '@/lib/platform/sql';
import { listedClaims } from './filter';
import { orderedBy } from './order';
import { bounds } from './page';
import { finds, lookedFor, planOf } from './work';

interface Neighbour {
  id: string;
  claimNumber: string;
}

const opposite = { asc: 'desc', desc: 'asc' } as const;

/** The claim's own place as a value, so that an index can start there. */
const own = (column: string) => `(SELECT ${column} FROM place)`;

/** The first match after the place in a `direction` of `column`, with ties by id, among those `within`. */
function nearest(column: string, direction: 'asc' | 'desc', within = 'true') {
  const beyond = direction === 'asc' ? '>' : '<';
  return `SELECT h.id FROM hits h
    WHERE ${within} AND (h.${column}, h.id) ${beyond} (${own(column)}, ${own('id')})
    ORDER BY h.${column} ${direction}, h.id ${direction} LIMIT 1`;
}

/** The nearest match of another status, in `direction`; of one status, in the direction of `age`. */
function nearestStatus(direction: 'asc' | 'desc', age: 'asc' | 'desc') {
  const beyond = direction === 'asc' ? '>' : '<';
  return `SELECT near.id
    FROM unnest(enum_range(NULL::"ClaimStatus")) AS s (status), LATERAL (
      SELECT h.id FROM hits h WHERE h.status = s.status
      ORDER BY h.submitted_at ${age}, h.id ${age} LIMIT 1) AS near
    WHERE s.status ${beyond} ${own('status')} ORDER BY s.status ${direction} LIMIT 1`;
}

/** The nearest match that says better, or worse, what was typed. */
function nearestRank(column: string, rank: 'asc' | 'desc', direction: 'asc' | 'desc') {
  return `SELECT h.id FROM hits h WHERE h.rank ${rank === 'asc' ? '>' : '<'} ${own('rank')}
    ORDER BY h.rank ${rank}, h.${column} ${direction}, h.id ${direction} LIMIT 1`;
}

function side(query: ClaimsListQuery, which: 'previous' | 'next') {
  const { sort, order } = query;
  const along = (direction: 'asc' | 'desc') => (which === 'next' ? direction : opposite[direction]);
  if (isRanked(query)) {
    const { column } = sorts[sort];
    const same = nearest(column, along(order), `h.rank = ${own('rank')}`);
    const other = nearestRank(column, along('asc'), along(order));
    return `SELECT * FROM (
        SELECT *, 1 AS turn FROM (${same}) AS same UNION ALL SELECT *, 2 FROM (${other}) AS other
      ) AS either ORDER BY turn LIMIT 1`;
  }
  if (sort !== 'status') return nearest(sorts[sort].column, along(order));
  const same = nearest('submitted_at', along('desc'), `h.status = ${own('status')}`);
  return `SELECT * FROM (
      SELECT *, 1 AS rank FROM (${same}) AS same
      UNION ALL SELECT *, 2 FROM (${nearestStatus(along(order), along('desc'))}) AS other
    ) AS either ORDER BY rank LIMIT 1`;
}

const pair = (rows: string) =>
  `(SELECT json_build_object('id', n.id, 'claimNumber', n.claim_number) FROM (${rows}) AS near JOIN claims n ON n.id = near.id)`;

export type Neighbours = Record<'previous' | 'next', Neighbour | null>;

/** The statement behind `neighboursOf`. */
export function neighboursStatement(
  actor: Actor,
  id: string,
  query: ClaimsListQuery,
): Statement<Neighbours> {
  const claims = listedClaims(actor, query);
  const materialized = raw(finds(query) ? 'MATERIALIZED' : 'NOT MATERIALIZED');
  const mine = sql`c.id = ${id}::uuid AND ${visibleIn(actor, 'claim.read')}`;
  const [previous, next] = [pair(side(query, 'previous')), pair(side(query, 'next'))];
  const keys = orderedBy(query);
  // Looked up by its id, and not at all where there are many.
  const rank = (id: Sql) =>
    sql`CASE WHEN (SELECT are FROM few) THEN (SELECT ${rankOf('r', query.search ?? '')} FROM claim_search r WHERE r.id = ${id}) ELSE 0 END AS rank`;
  const tables = isRanked(query)
    ? sql`found AS MATERIALIZED (SELECT ${keys} FROM ${claims}),
      few AS MATERIALIZED (SELECT count(*) <= ${raw(String(bounds.counted))} AS are FROM found),
      place AS MATERIALIZED (SELECT ${keys}, ${rank(raw('c.id'))} FROM claims c WHERE ${mine}),
      hits AS MATERIALIZED (SELECT f.*, ${rank(raw('f.id'))} FROM found f)`
    : sql`place AS MATERIALIZED (SELECT ${keys} FROM claims c WHERE ${mine}),
      hits AS ${materialized} (SELECT ${keys} FROM ${claims})`;
  return planOf(query)(sql`
    WITH ${tables}
    SELECT ${raw(previous)} AS previous, ${raw(next)} AS next FROM place`);
}

/**
 * Gives the claims above and below a claim in a list, null at its ends, also for a claim that is no longer in the list. Throws
 * `not_found` for a claim that the actor may not see.
 */
export async function neighboursOf(actor: Actor, id: string, query: ClaimsListQuery) {
  const [around] = await lookedFor(query, () => prepared(neighboursStatement(actor, id, query)));
  if (!around) throw notFound('claim');
  return around;
}
