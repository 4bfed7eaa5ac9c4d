import type { ClaimsQuery } from '@/lib/claims/schema';
import { onDay } from '@/lib/platform/sql-time';
import { claimStatuses } from '@/lib/reference/claim-status';
import { type CountsPlace, totalOf } from './counts';
import { orderBy } from './order';

/** A page in SQL: common table expressions that end in `shown (id)`, and how many match in all. */
interface Page {
  tables: string;
  total: string;
}

interface Asked {
  query: ClaimsQuery;
  /** What stands after FROM, a WHERE among it; more conditions can be added with AND. */
  claims: string;
  bind: (value: unknown) => string;
}

const offsetOf = ({ page, limit }: ClaimsQuery) => (page - 1) * limit;

const shownOf = (hits: string, { query, bind }: Asked) =>
  `shown AS (SELECT h.id FROM ${hits} AS h ORDER BY ${orderBy(query, 'h')}
    LIMIT ${bind(query.limit)}::int OFFSET ${bind(offsetOf(query))}::int)`;

/** Matches found once, then counted and paged from: for a search, which the order's index does not serve. */
export function pageOfMatches(asked: Asked): Page {
  // Materialized for a search: else the planner may walk the dates in the hope of a match soon.
  const kept = asked.query.search ? 'MATERIALIZED' : 'NOT MATERIALIZED';
  const matches = `SELECT c.id, c.submitted_at, c.claim_amount, c.status FROM ${asked.claims}`;
  return {
    tables: `hits AS ${kept} (${matches}), ${shownOf('hits', asked)}`,
    total: '(SELECT count(*)::int FROM hits)',
  };
}

/** A page along an index whose places are not counted. */
export function pageAlongIndex(asked: Asked, place: CountsPlace): Page {
  const tables = shownOf(`(SELECT * FROM ${asked.claims})`, asked);
  return { tables, total: totalOf(place, asked.bind) };
}

/**
 * A page by the counts of each day (and status, when sorted by it): they tell on which days the page
 * lies, so that page 5,000 costs what page 1 costs. The statement's one snapshot keeps it exact. Each
 * day is walked along an index, from its nearer end.
 */
export function pageByDays({ query, claims, bind }: Asked, place: CountsPlace): Page {
  const byStatus = query.sort === 'status';
  const each = claimStatuses.map((status) => `'${status}'`).join(', ');
  const statuses = byStatus && place.status === 'any' ? each : bind(place.status);
  const days = byStatus ? 'desc' : query.order;
  const order = `${byStatus ? `status::"ClaimStatus" ${query.order}, ` : ''}day ${days}`;
  const walk = (direction: 'asc' | 'desc', when: string, skip: string) =>
    `(SELECT c.id FROM ${claims} ${byStatus ? 'AND c.status = piece.status::"ClaimStatus"' : ''}
        AND ${onDay('c.submitted_at', 'piece.day')}
      ORDER BY c.submitted_at ${direction}, c.id ${direction}
      LIMIT CASE WHEN ${when} THEN piece.take ELSE 0 END OFFSET ${skip})`;
  return {
    tables: `
    asked AS MATERIALIZED (SELECT ${bind(offsetOf(query))}::bigint AS first, ${bind(query.limit)}::bigint AS size),
    counted AS MATERIALIZED (SELECT status, day, sum(n)::int AS n FROM claim_counts
      WHERE assignee = ${bind(place.assignee)} AND status IN (${statuses}) AND creditor_type = ${bind(place.creditorType)}
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
    total: '(SELECT coalesce(sum(n), 0)::int FROM counted)',
  };
}
