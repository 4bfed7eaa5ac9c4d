import { rankOf } from '@/lib/claims/queues/search/rank';
import type { ClaimsQuery } from '@/lib/claims/records/schema';
import { raw, type Sql, sql, words } from '@/lib/platform/sql';
import { onDay } from '@/lib/platform/sql-time';
import { claimStatuses } from '@/lib/reference/claim-status';
import { type CountsPlace, countedStatus, countsOf, totalOf } from './counts';
import { orderBy, orderedBy } from './order';

/** Common table expressions that end in `shown (id)`, and the total. */
interface Page {
  tables: Sql;
  total: Sql;
  totalIsMore?: Sql;
}

interface Asked {
  query: ClaimsQuery;
  /** A FROM clause with a WHERE; more conditions can follow with AND. */
  claims: Sql;
  /** Some of these that are found at once, if there are such. */
  heard?: Sql | undefined;
  bounds: typeof bounds;
}

/**
 * Without a stored count, matches are counted only up to this number: people narrow a longer list rather than read it to its
 * end. A list of many matches is also walked no further than this for a page, and ranked no further than this.
 */
export const bounds = { counted: 10_000, walked: 20_000, ranked: 2_000 };

/** One or two letters stand in so many texts that it says little how many. */
export const countedOfLetters = 1_000;

const offsetOf = ({ page, limit }: ClaimsQuery) => (page - 1) * limit;

const shownOf = (hits: Sql, { query }: Asked) =>
  sql`shown AS (SELECT h.id FROM ${hits} AS h ORDER BY ${orderBy(query, 'h')}
    LIMIT ${query.limit}::int OFFSET ${offsetOf(query)}::int)`;

/** Reads a page along the index of the order, and counts claims one by one up to the limit. */
export function pageOfUncounted(asked: Asked): Page {
  const { counted } = asked.bounds;
  const found = sql`(SELECT count(*)::int FROM (SELECT FROM ${asked.claims} LIMIT ${counted + 1}::int) AS f)`;
  return {
    tables: sql`found AS MATERIALIZED (SELECT ${found} AS n), ${shownOf(sql`(SELECT ${orderedBy(asked.query)} FROM ${asked.claims})`, asked)}`,
    total: sql`(SELECT least(n, ${counted}::int) FROM found)`,
    totalIsMore: sql`(SELECT n > ${counted}::int FROM found)`,
  };
}

/** Tables of what a search finds, up to the limit: `few`, with the keys of the order, and whether they are `many`. */
function foundOf({ query, claims, heard, bounds: { counted } }: Asked) {
  const upTo = sql`LIMIT ${raw(String(counted + 1))}`;
  const keys = orderedBy(query);
  const few = heard
    ? sql`heard AS MATERIALIZED (SELECT ${keys} FROM ${heard} ${upTo}),
      loud AS MATERIALIZED (SELECT count(*) > ${counted}::int AS are FROM heard),
      few AS MATERIALIZED (SELECT * FROM heard WHERE (SELECT are FROM loud)
        UNION ALL (SELECT ${keys} FROM ${claims} AND NOT (SELECT are FROM loud) ${upTo}))`
    : sql`few AS MATERIALIZED (SELECT ${keys} FROM ${claims} ${upTo})`;
  return sql`${few},
    many AS MATERIALIZED (SELECT count(*) > ${counted}::int AS are, count(*)::int AS n FROM few)`;
}

/**
 * Reads a page of a search, which the index of the order does not help. Collects and sorts a few matches. Of many matches,
 * finds a page near the beginning by testing the claims of the list (`all`, in its order); for a page further back, collects
 * all matches.
 */
export function pageOfMatches(asked: Asked, all: Sql): Page {
  const { query, claims, bounds } = asked;
  const { counted, walked } = bounds;
  const keys = orderedBy(query);
  const end = offsetOf(query) + query.limit;
  // No index runs backwards through statuses and forwards through days.
  const canWalk = query.sort !== 'status' || query.order === 'asc';
  const next = sql`SELECT c.id FROM ${all} AND (SELECT are FROM many) ORDER BY ${orderBy(query, 'c')} LIMIT ${raw(String(walked))}`;
  const walk = canWalk
    ? sql`SELECT met.* FROM (${next}) AS next
        CROSS JOIN LATERAL (SELECT ${keys} FROM ${claims} AND c.id = next.id OFFSET 0) AS met LIMIT ${end}::int`
    : sql`SELECT * FROM few WHERE false`;
  return {
    // LIMIT 0 keeps the database from even beginning with the rest. MATERIALIZED stops the planner from walking the dates in the hope of an early match.
    tables: sql`
    ${foundOf(asked)},
    walk AS MATERIALIZED (${walk}),
    met AS MATERIALIZED (SELECT count(*) >= ${end}::int AS enough FROM walk),
    rest AS MATERIALIZED (SELECT ${keys} FROM ${claims} AND (SELECT are FROM many) AND NOT (SELECT enough FROM met)
      LIMIT CASE WHEN (SELECT are FROM many) AND NOT (SELECT enough FROM met) THEN NULL ELSE 0 END),
    hits AS (
      SELECT * FROM few WHERE NOT (SELECT are FROM many)
      UNION ALL SELECT * FROM walk WHERE (SELECT enough FROM met)
      UNION ALL SELECT * FROM rest),
    ${shownOf(sql`hits`, asked)}`,
    total: sql`(SELECT least(n, ${counted}::int) FROM many)`,
    totalIsMore: sql`(SELECT are FROM many)`,
  };
}

/**
 * A page of what a search finds, the best first. Of many matches only the newest claims are ranked; the others follow as they come, so that
 * nobody waits for a million to be sorted.
 */
export function pageOfRanked(asked: Asked, all: Sql, typed: string): Page {
  const { query, claims, bounds } = asked;
  const { counted, ranked } = bounds;
  const keys = orderedBy(query);
  const rank = rankOf('r', typed);
  const rankedOf = (ids: Sql) =>
    // OFFSET 0 has each looked up by its id, however many the planner expects.
    sql`SELECT f.*, ranked.rank FROM ${ids} AS f
      CROSS JOIN LATERAL (SELECT ${rank} AS rank FROM claim_search r WHERE r.id = f.id OFFSET 0) AS ranked`;
  const end = offsetOf(query) + query.limit;
  return {
    tables: sql`
    ${foundOf(asked)},
    next AS MATERIALIZED (SELECT c.id FROM ${all} AND (SELECT are FROM many) ORDER BY ${orderBy(query, 'c')} LIMIT ${raw(String(ranked))}),
    walk AS MATERIALIZED (SELECT met.* FROM next CROSS JOIN LATERAL (SELECT ${keys} FROM ${claims} AND c.id = next.id OFFSET 0) AS met),
    enough AS MATERIALIZED (SELECT count(*) >= ${end}::int AS are FROM walk),
    rest AS MATERIALIZED (SELECT ${keys} FROM ${claims} AND (SELECT are FROM many) AND NOT (SELECT are FROM enough)
        AND c.id NOT IN (SELECT id FROM walk)
      LIMIT CASE WHEN (SELECT are FROM many) AND NOT (SELECT are FROM enough) THEN NULL ELSE 0 END),
    hits AS (
      ${rankedOf(sql`(SELECT * FROM few WHERE NOT (SELECT are FROM many))`)}
      UNION ALL ${rankedOf(sql`walk`)}
      UNION ALL SELECT *, 9 FROM rest),
    shown AS (SELECT h.id, h.rank FROM hits AS h ORDER BY h.rank, ${orderBy(query, 'h')}
      LIMIT ${query.limit}::int OFFSET ${offsetOf(query)}::int)`,
    total: sql`(SELECT least(n, ${counted}::int) FROM many)`,
    totalIsMore: sql`(SELECT are FROM many)`,
  };
}

/** Up to this many claims of some days are quicker to collect and sort than to find along an index through all claims. */
const few = 10_000;

/**
 * Reads a page of claims of some days along an index that does not know days. If the counts say that the days hold few claims,
 * reads the days instead: along the index the next match may come after a million others. `OFFSET 0` makes the database look up
 * each day by itself instead of joining the days with a table that it reads whole.
 */
export function pageOfSomeDays(asked: Asked, place: CountsPlace): Page {
  const { query, claims } = asked;
  const order = orderBy(query, 'c');
  const offset = sql`OFFSET ${offsetOf(query)}::int`;
  return {
    tables: sql`
    counted AS MATERIALIZED (SELECT day, sum(n)::int AS n FROM ${countsOf(place)} AND ${countedStatus(place)}
      GROUP BY day HAVING sum(n) > 0),
    counted_all AS MATERIALIZED (SELECT coalesce(sum(n), 0)::int AS n FROM counted),
    hits AS MATERIALIZED (SELECT h.* FROM counted CROSS JOIN LATERAL (
        SELECT ${orderedBy(query)} FROM ${claims} AND ${onDay('c.submitted_at', 'counted.day')} OFFSET 0) AS h
      WHERE (SELECT n FROM counted_all) <= ${few}::int),
    shown AS (
      (SELECT h.id FROM hits AS h ORDER BY ${orderBy(query, 'h')} LIMIT ${query.limit}::int ${offset})
      UNION ALL
      (SELECT c.id FROM ${claims} ORDER BY ${order}
        LIMIT CASE WHEN (SELECT n FROM counted_all) > ${few}::int THEN ${query.limit}::int ELSE 0 END ${offset}))`,
    total: sql`(SELECT n FROM counted_all)`,
  };
}

/** Reads a page along the index of the order and takes the total from stored counts. */
export function pageAlongIndex(asked: Asked, place: CountsPlace): Page {
  const tables = shownOf(sql`(SELECT * FROM ${asked.claims})`, asked);
  return { tables, total: totalOf(place) };
}

/**
 * Reads a page by the counts of each day, and of each status when sorted by status. The counts tell on which days the page
 * lies, so page 5,000 costs as much as page 1, and one snapshot keeps it exact. Reads each day along an index, from its nearer
 * end.
 */
export function pageByDays({ query, claims }: Asked, place: CountsPlace): Page {
  const byStatus = query.sort === 'status';
  const statuses =
    byStatus && place.status === 'any'
      ? sql`status IN (${words(claimStatuses)})`
      : countedStatus(place);
  const keys = raw(byStatus ? 'status, day' : 'day');
  const days = byStatus ? 'desc' : query.order;
  const order = raw(`${byStatus ? `status::"ClaimStatus" ${query.order}, ` : ''}day ${days}`);
  const ofPiece = byStatus ? sql`AND c.status = piece.status::"ClaimStatus"` : sql``;
  const walk = (direction: 'asc' | 'desc', when: string, skip: string) =>
    sql`(SELECT c.id FROM ${claims} ${ofPiece}
        AND ${onDay('c.submitted_at', 'piece.day')}
      ORDER BY c.submitted_at ${raw(direction)}, c.id ${raw(direction)}
      LIMIT CASE WHEN ${raw(when)} THEN piece.take ELSE 0 END OFFSET ${raw(skip)})`;
  return {
    tables: sql`
    asked AS MATERIALIZED (SELECT ${offsetOf(query)}::bigint AS first, ${query.limit}::bigint AS size),
    counted AS MATERIALIZED (SELECT ${keys}, sum(n)::int AS n FROM ${countsOf(place)} AND ${statuses}
      GROUP BY ${keys} HAVING sum(n) > 0),
    run AS (SELECT *, sum(n) OVER (ORDER BY ${order}) - n AS before FROM counted),
    piece AS (SELECT ${keys}, n, greatest(0, first - before) AS skip,
        least(n, first + size - before) - greatest(0, first - before) AS take
      FROM run, asked WHERE before < first + size AND before + n > first),
    shown AS (SELECT walked.id FROM piece CROSS JOIN LATERAL (
      ${walk(days, 'piece.skip <= piece.n / 2', 'piece.skip')}
      UNION ALL
      ${walk(days === 'asc' ? 'desc' : 'asc', 'piece.skip > piece.n / 2', 'piece.n - piece.skip - piece.take')}
    ) AS walked)`,
    total: sql`(SELECT coalesce(sum(n), 0)::int FROM counted)`,
  };
}
