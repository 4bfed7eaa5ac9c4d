import type { Actor } from '@/lib/auth/actor';
import { readCase } from '@/lib/case/read';
import type { ClaimStatus } from '@/lib/claims/status';
import { visibleIn } from '@/lib/claims/visible';
import type { CreditorType } from '@/lib/forms/field';
import { bindings, prepared } from '@/lib/prepared';

interface Figures {
  count: number;
  /** Rupees with two decimals. */
  amount: string;
}

/** The state of the case at a glance, over the claims one may see. Days are India's, `YYYY-MM-DD`. */
export interface Overview {
  byType: (Figures & { creditorType: CreditorType })[];
  byStatus: (Figures & { status: ClaimStatus })[];
  perDay: { day: string; count: number }[];
  lastDateForClaims: string | null;
  /** The undecided claims that have waited longest, at most 10, oldest first. */
  oldestUndecided: {
    id: string;
    claimNumber: string;
    creditorName: string;
    claimAmount: string;
    status: ClaimStatus;
    submittedAt: string;
  }[];
}

/** Counts and amounts by type and status, claims a day, and what has waited longest. */
export async function statisticsOverview(actor: Actor): Promise<Overview> {
  const { values, bind } = bindings();
  const mine = ['true', ...visibleIn(actor, 'statistics.overview', bind)].join(' AND ');
  const text = `
    WITH mine AS NOT MATERIALIZED (SELECT * FROM claims c WHERE ${mine})
    SELECT
      (SELECT coalesce(json_agg(json_build_object('creditorType', creditor_type, 'count', n, 'amount', amount::text) ORDER BY creditor_type), '[]')
       FROM (SELECT creditor_type, count(*) AS n, sum(claim_amount) AS amount FROM mine GROUP BY 1) AS t) AS "byType",
      (SELECT coalesce(json_agg(json_build_object('status', status, 'count', n, 'amount', amount::text) ORDER BY status), '[]')
       FROM (SELECT status, count(*) AS n, sum(claim_amount) AS amount FROM mine GROUP BY 1) AS t) AS "byStatus",
      (SELECT coalesce(json_agg(json_build_object('day', day, 'count', n) ORDER BY day), '[]')
       FROM (SELECT (submitted_at AT TIME ZONE 'Asia/Kolkata')::date AS day, count(*) AS n FROM mine GROUP BY 1) AS t) AS "perDay",
      (SELECT coalesce(json_agg(json_build_object('id', id, 'claimNumber', claim_number, 'creditorName', creditor_name,
         'claimAmount', claim_amount::text, 'status', status,
         'submittedAt', to_char(submitted_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) ORDER BY submitted_at, id), '[]')
       FROM (SELECT * FROM mine WHERE status NOT IN ('approved', 'rejected') ORDER BY submitted_at, id LIMIT 10) AS t) AS "oldestUndecided"`;
  const [[found], { lastDateForClaims }] = await Promise.all([
    prepared<Omit<Overview, 'lastDateForClaims'>>({ text, values }),
    readCase(),
  ]);
  if (!found) throw new Error('a statement without FROM has one row');
  return { ...found, lastDateForClaims };
}
