import 'server-only';
import { admittingSteps } from '@/lib/law/late-track';
import { askIn } from '@/lib/platform/ask';
import type { Transaction } from '@/lib/platform/db';
import { sql } from '@/lib/platform/sql';

/** The most claims that are named. */
const mostNamed = 5;

/**
 * The claims that came after the day `end`, but not after `now` where that is known, and of which something is admitted without
 * a step of late claims that allows it: how many, and the numbers of the first.
 */
export async function admittedAfter(tx: Transaction, end: string, now: string | null) {
  const after = (day: string) => sql`((${day}::date + 1)::timestamp AT TIME ZONE 'Asia/Kolkata')`;
  const rows = await askIn(tx)<{ number: string; count: number }>(sql`
    SELECT c.claim_number AS number, count(*) OVER ()::int AS count
    FROM claims c JOIN determinations d ON d.claim_id = c.id AND d.state = 'confirmed' AND d.admitted + d.contingent > 0
    WHERE c.submitted_at >= ${after(end)} ${now === null ? sql`` : sql`AND c.submitted_at < ${after(now)}`}
      AND c.status <> 'withdrawn' AND coalesce((SELECT l.step::text <> ALL(${admittingSteps}::text[]) FROM late_claim_steps l
        WHERE l.claim_id = c.id ORDER BY l.number DESC LIMIT 1), true)
    ORDER BY c.submitted_at, c.id LIMIT ${mostNamed}::int`);
  return { count: rows[0]?.count ?? 0, numbers: rows.map(({ number }) => number) };
}
