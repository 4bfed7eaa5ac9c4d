import type { Actor } from '@/lib/access/actor';
import { visibleIn } from '@/lib/access/visible-claims';
import { readCase } from '@/lib/case/read';
import { deskAmounts } from '@/lib/claims/queues/desk/part-columns';
import { countsPlaceOf } from '@/lib/claims/queues/lists/counts';
import type { CreditorType } from '@/lib/forms/definitions/field';
import type { Amounts } from '@/lib/law/amounts';
import { prepared, type Statement, withOnePlan } from '@/lib/platform/query';
import { raw, sql, words } from '@/lib/platform/sql';
import { isoTime, onDay } from '@/lib/platform/sql-time';
import { type ClaimStatus, openStatuses } from '@/lib/reference/claim-status';

interface Figures {
  count: number;
  /** Rupees with two decimals. */
  amount: string;
}

/** Over the claims that one may see and that were not withdrawn. Days are India's, `YYYY-MM-DD`. */
export interface Overview {
  byType: (Figures & { creditorType: CreditorType })[];
  byStatus: (Figures & { status: ClaimStatus })[];
  /** By determinations in force; all else is under verification. */
  determined: { creditorType: CreditorType; amounts: Amounts }[];
  perDay: { day: string; count: number }[];
  lastDateForClaims: string | null;
  /** At most 10, oldest first. */
  oldestUndecided: {
    id: string;
    claimNumber: string;
    creditorName: string;
    claimAmount: string;
    status: ClaimStatus;
    submittedAt: string;
  }[];
}

const undecided = words(openStatuses);

const figures = (key: string, column: string, source: string) =>
  raw(`
  SELECT coalesce(json_agg(json_build_object('${key}', ${column}, 'count', n, 'amount', amount::text) ORDER BY ${column}), '[]')
  FROM (SELECT ${column}, sum(n) AS n, sum(amount) AS amount FROM ${source} GROUP BY 1 HAVING sum(n) > 0) AS each`);

type Counted = Omit<Overview, 'lastDateForClaims'>;

/** The statement behind `statisticsOverview`, from claim_counts; the oldest claims by their days' counts. */
export function overviewStatement(actor: Actor): Statement<Counted> {
  const { assignee } = wholeCaseOf(actor);
  const mine = visibleIn(actor, 'statistics.overview');
  return withOnePlan(sql`
    WITH of_types AS (SELECT creditor_type::"CreditorType", sign * n AS n, sign * amount AS amount
      FROM claim_counts JOIN (VALUES ('any', 1), ('withdrawn', -1)) AS of (status, sign) USING (status)
      WHERE assignee = ${assignee} AND creditor_type <> 'any'),
    of_statuses AS (SELECT status::"ClaimStatus", day, n, amount FROM claim_counts
      WHERE assignee = ${assignee} AND status NOT IN ('any', 'withdrawn') AND creditor_type = 'any'),
    of_days AS (SELECT day, sum(n)::int AS n FROM of_statuses GROUP BY day HAVING sum(n) > 0),
    waiting AS (SELECT status, day, sum(n)::int AS n FROM of_statuses
      WHERE status IN (${undecided}) GROUP BY status, day HAVING sum(n) > 0),
    since AS (SELECT day, sum(sum(n)) OVER (ORDER BY day) - sum(n) AS before FROM waiting GROUP BY day),
    oldest AS (SELECT first.* FROM since JOIN waiting USING (day) CROSS JOIN LATERAL (
        SELECT c.* FROM claims c
        WHERE ${mine} AND c.status = waiting.status AND ${onDay('c.submitted_at', 'waiting.day')}
        ORDER BY c.submitted_at, c.id LIMIT 10) AS first
      WHERE since.before < 10 ORDER BY first.submitted_at, first.id LIMIT 10)
    SELECT (${figures('creditorType', 'creditor_type', 'of_types')}) AS "byType",
      (${figures('status', 'status', 'of_statuses')}) AS "byStatus",
      (SELECT coalesce(json_agg(json_build_object('creditorType', creditor_type, 'amounts', amounts) ORDER BY creditor_type), '[]')
       FROM (SELECT creditor_type::"CreditorType", ${deskAmounts} AS amounts FROM desk_counts
         WHERE assignee = ${assignee} AND creditor_type <> 'any' GROUP BY 1 HAVING sum(n) > 0) AS each) AS determined,
      (SELECT coalesce(json_agg(json_build_object('day', day, 'count', n) ORDER BY day), '[]') FROM of_days) AS "perDay",
      (SELECT coalesce(json_agg(json_build_object('id', id, 'claimNumber', claim_number, 'creditorName', creditor_name,
         'claimAmount', claim_amount::text, 'status', status, 'submittedAt', ${isoTime('submitted_at')})
         ORDER BY submitted_at, id), '[]') FROM oldest) AS "oldestUndecided"`);
}

function wholeCaseOf(actor: Actor) {
  const place = countsPlaceOf(actor, {}, 'statistics.overview');
  if (!place) throw new Error('the overview is for those whose claims are counted');
  return place;
}

/** Counts and amounts by type and status, claims a day, and the claims that have waited longest. */
export async function statisticsOverview(actor: Actor): Promise<Overview> {
  const [[found], { lastDateForClaims }] = await Promise.all([
    prepared(overviewStatement(actor)),
    readCase(),
  ]);
  if (!found) throw new Error('a statement without FROM has one row');
  return { ...found, lastDateForClaims };
}
