import { type CountsPlace, totalOf } from './counts';
import { orderBy } from './order';
import type { ClaimsQuery } from './schema';
import { claimStatuses } from './status';

type Bind = (value: unknown) => string;

/** A page in SQL: common table expressions that end in `shown (id)`, and how many match in all. */
interface Page {
  tables: string;
  total: string;
}

interface Asked {
  query: ClaimsQuery;
  /** The conditions over `claims c`. */
  where: string;
  bind: Bind;
}

const offsetOf = ({ page, limit }: ClaimsQuery) => (page - 1) * limit;

const rowsOf = (hits: string, { query, bind }: Asked) =>
  `shown AS (SELECT h.id FROM ${hits} AS h ORDER BY ${orderBy(query, 'h')}
    LIMIT ${bind(query.limit)} OFFSET ${bind(offsetOf(query))})`;

/** Matches found once, then counted and paged from: for a search, which the order's index does not serve. */
export function pageOfMatches(asked: Asked): Page {
  const { where } = asked;
  // Materialized for a search: else the planner may walk the dates in the hope of a match soon.
  const kept = asked.query.search ? 'MATERIALIZED' : 'NOT MATERIALIZED';
  const matches = `SELECT c.id, c.submitted_at, c.claim_amount, c.status FROM claims c WHERE ${where}`;
  return {
    tables: `hits AS ${kept} (${matches}), ${rowsOf('hits', asked)}`,
    total: '(SELECT count(*)::int FROM hits)',
  };
}

/** A page along an index whose places are not counted. */
export function pageAlongIndex(asked: Asked, place: CountsPlace): Page {
  const tables = rowsOf(`(SELECT * FROM claims c WHERE ${asked.where})`, asked);
  return { tables, total: totalOf(place, asked.bind) };
}

/**
 * A page by the counts of each day (and status, when sorted by it): they tell on which days the page
 * lies, so that page 5,000 costs what page 1 costs. The statement's one snapshot keeps it exact. Each
 * day is walked along an index, from its nearer end.
 */
export function pageByDays({ query, where, bind }: Asked, place: CountsPlace): Page {
  const byStatus = query.sort === 'status';
  const statuses = byStatus && place.status === 'any' ? claimStatuses : [place.status];
  const days = byStatus ? 'desc' : query.order;
  const order = `${byStatus ? `status::"ClaimStatus" ${query.order}, ` : ''}day ${days}`;
  const from = `${bind(offsetOf(query))}::bigint`;
  const to = `${bind(offsetOf(query) + query.limit)}::bigint`;
  const within = `c.submitted_at >= piece.day::timestamp AT TIME ZONE 'Asia/Kolkata'
    AND c.submitted_at < (piece.day + 1)::timestamp AT TIME ZONE 'Asia/Kolkata'
    ${byStatus ? 'AND c.status = piece.status::"ClaimStatus"' : ''} AND ${where}`;
  const walk = (direction: 'asc' | 'desc', when: string, skip: string) =>
    `(SELECT c.id FROM claims c WHERE ${within} ORDER BY c.submitted_at ${direction}, c.id ${direction}
      LIMIT CASE WHEN ${when} THEN piece.take ELSE 0 END OFFSET ${skip})`;
  return {
    tables: `
    counted AS MATERIALIZED (SELECT status, day, sum(n)::int AS n FROM claim_counts
      WHERE assignee = ${bind(place.assignee)} AND status = ANY(${bind(statuses)}) AND creditor_type = ${bind(place.creditorType)}
      GROUP BY status, day HAVING sum(n) > 0),
    run AS (SELECT *, sum(n) OVER (ORDER BY ${order}) - n AS before FROM counted),
    piece AS (SELECT status, day, n, greatest(0, ${from} - before) AS skip,
        least(n, ${to} - before) - greatest(0, ${from} - before) AS take
      FROM run WHERE before < ${to} AND before + n > ${from}),
    shown AS (SELECT walked.id FROM piece CROSS JOIN LATERAL (
      ${walk(days, 'piece.skip <= piece.n / 2', 'piece.skip')}
      UNION ALL
      ${walk(days === 'asc' ? 'desc' : 'asc', 'piece.skip > piece.n / 2', 'piece.n - piece.skip - piece.take')}
    ) AS walked)`,
    total: '(SELECT coalesce(sum(n), 0)::int FROM counted)',
  };
}
