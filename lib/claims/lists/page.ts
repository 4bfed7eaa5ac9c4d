import type { ClaimsQuery } from '@/lib/claims/schema';
import { raw, type Sql, sql } from '@/lib/platform/sql';
import { onDay } from '@/lib/platform/sql-time';
import { claimStatuses } from '@/lib/reference/claim-status';
import { type CountsPlace, countsOf, totalOf } from './counts';
import { orderBy, orderedBy } from './order';

/** A page in SQL: common table expressions that end in `shown (id)`, and how many match in all. */
interface Page {
  tables: Sql;
  total: Sql;
}

interface Asked {
  query: ClaimsQuery;
  /** What stands after FROM, a WHERE among it; more conditions can be added with AND. */
  claims: Sql;
}

const offsetOf = ({ page, limit }: ClaimsQuery) => (page - 1) * limit;

const shownOf = (hits: Sql, { query }: Asked) =>
  sql`shown AS (SELECT h.id FROM ${hits} AS h ORDER BY ${orderBy(query, 'h')}
    LIMIT ${query.limit}::int OFFSET ${offsetOf(query)}::int)`;

/** Matches found once, then counted and paged from: for a search, which the order's index does not serve. */
export function pageOfMatches(asked: Asked): Page {
  // Materialized where few match: else the planner may walk the dates in the hope of a match soon.
  const { search, number, changedSince } = asked.query;
  const materialized = raw(search || number || changedSince ? 'MATERIALIZED' : 'NOT MATERIALIZED');
  const matches = sql`SELECT ${orderedBy(asked.query)} FROM ${asked.claims}`;
  return {
    tables: sql`hits AS ${materialized} (${matches}), ${shownOf(sql`hits`, asked)}`,
    total: sql`(SELECT count(*)::int FROM hits)`,
  };
}

/** So many claims of some days are quicker gathered and sorted than met along an index that goes through all. */
const few = 10_000;

/**
 * A page of claims of some days along an index that knows nothing of days. Where their counts say that they are few, the
 * days are walked instead: along the index the next one may come after a million others. `OFFSET 0` has each day looked
 * up by itself, where the planner would join days with a table it reads whole.
 */
export function pageOfSomeDays(asked: Asked, place: CountsPlace): Page {
  const { query, claims } = asked;
  const order = orderBy(query, 'c');
  const offset = sql`OFFSET ${offsetOf(query)}::int`;
  return {
    tables: sql`
    counted AS MATERIALIZED (SELECT day, sum(n)::int AS n FROM ${countsOf(place)} AND status = ${place.status}
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

/** A page along an index whose places are not counted. */
export function pageAlongIndex(asked: Asked, place: CountsPlace): Page {
  const tables = shownOf(sql`(SELECT * FROM ${asked.claims})`, asked);
  return { tables, total: totalOf(place) };
}

/**
 * A page by the counts of each day (and status, when sorted by it): they tell on which days the page
 * lies, so that page 5,000 costs what page 1 costs. The statement's one snapshot keeps it exact. Each
 * day is walked along an index, from its nearer end.
 */
export function pageByDays({ query, claims }: Asked, place: CountsPlace): Page {
  const byStatus = query.sort === 'status';
  const each = claimStatuses.map((status) => `'${status}'`).join(', ');
  const statuses = byStatus && place.status === 'any' ? raw(each) : sql`${place.status}`;
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
    counted AS MATERIALIZED (SELECT status, day, sum(n)::int AS n FROM ${countsOf(place)} AND status IN (${statuses})
      GROUP BY status, day HAVING sum(n) > 0),
    run AS (SELECT *, sum(n) OVER (ORDER BY ${order}) - n AS before FROM counted),
    piece AS (SELECT status, day, n, greatest(0, first - before) AS skip,
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
