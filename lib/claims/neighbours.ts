import type { Actor } from '@/lib/auth/actor';
import { notFound } from '@/lib/errors';
import { bindings, prepared } from '@/lib/prepared';
import { listedClaims } from './filter';
import type { ClaimsListQuery } from './schema';
import { visibleIn } from './visible';

interface Neighbour {
  id: string;
  claimNumber: string;
}

const opposite = { asc: 'desc', desc: 'asc' } as const;

/**
 * The one match that comes after the place of claim `p` when `column` runs in `direction`, ties by id;
 * `within` holds further conditions.
 */
function nearest(column: string, direction: 'asc' | 'desc', within = 'true') {
  const beyond = direction === 'asc' ? '>' : '<';
  return `SELECT h.id FROM hits h, place p
    WHERE ${within} AND (h.${column}, h.id) ${beyond} (p.${column}, p.id)
    ORDER BY h.${column} ${direction}, h.id ${direction} LIMIT 1`;
}

/** The nearest match of the statuses beyond the place's own, in `direction`; within one, as `age` runs. */
function nearestStatus(direction: 'asc' | 'desc', age: 'asc' | 'desc') {
  const beyond = direction === 'asc' ? '>' : '<';
  return `SELECT near.id
    FROM place p, unnest(enum_range(NULL::"ClaimStatus")) AS s (status), LATERAL (
      SELECT h.id FROM hits h WHERE h.status = s.status
      ORDER BY h.submitted_at ${age}, h.id ${age} LIMIT 1) AS near
    WHERE s.status ${beyond} p.status ORDER BY s.status ${direction} LIMIT 1`;
}

function side({ sort, order }: ClaimsListQuery, which: 'previous' | 'next') {
  const along = (direction: 'asc' | 'desc') => (which === 'next' ? direction : opposite[direction]);
  if (sort === 'submittedAt') return nearest('submitted_at', along(order));
  if (sort === 'claimAmount') return nearest('claim_amount', along(order));
  const same = nearest('submitted_at', along('desc'), 'h.status = p.status');
  return `SELECT * FROM (
      SELECT *, 1 AS rank FROM (${same}) AS same
      UNION ALL SELECT *, 2 FROM (${nearestStatus(along(order), along('desc'))}) AS other
    ) AS either ORDER BY rank LIMIT 1`;
}

const pair = (rows: string) =>
  `(SELECT json_build_object('id', n.id, 'claimNumber', n.claim_number) FROM (${rows}) AS near JOIN claims n ON n.id = near.id)`;

/**
 * The claims above and below a claim in a list, or null at its ends. A claim that has dropped out of
 * the list meanwhile still has its place in it. Throws `not_found` for a claim the actor may not see.
 */
export async function neighboursOf(actor: Actor, id: string, query: ClaimsListQuery) {
  const { values, bind } = bindings();
  const claims = listedClaims(actor, query, bind);
  const mine = [`c.id = ${bind(id)}::uuid`, ...visibleIn(actor, 'claim.read', bind)].join(' AND ');
  const kept = query.search ? 'MATERIALIZED' : 'NOT MATERIALIZED';
  const text = `
    WITH place AS MATERIALIZED (SELECT c.id, c.submitted_at, c.claim_amount, c.status FROM claims c WHERE ${mine}),
    hits AS ${kept} (SELECT c.id, c.submitted_at, c.claim_amount, c.status FROM ${claims})
    SELECT ${pair(side(query, 'previous'))} AS previous, ${pair(side(query, 'next'))} AS next FROM place`;
  const [around] = await prepared<Record<'previous' | 'next', Neighbour | null>>({ text, values });
  if (!around) throw notFound('Claim');
  return around;
}
