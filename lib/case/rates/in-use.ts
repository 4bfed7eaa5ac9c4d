import 'server-only';
import type { ReferenceRate } from '@/lib/law/currency';
import { askIn } from '@/lib/platform/ask';
import type { Transaction } from '@/lib/platform/db';
import { sql } from '@/lib/platform/sql';

/** The most claims that are named. */
const mostNamed = 5;

/**
 * The claims whose proposal or determination in force is in a currency, but by another rate than this one, which it keeps: how
 * many, and the numbers of the first.
 */
export async function determinedOtherwise(
  tx: Transaction,
  { currency, rate, day, source }: ReferenceRate,
) {
  const rows = await askIn(tx)<{ number: string; count: number }>(sql`
    SELECT c.claim_number AS number, count(*) OVER ()::int AS count
    FROM claims c WHERE c.status <> 'withdrawn' AND EXISTS (SELECT FROM determinations d
      WHERE d.claim_id = c.id AND d.state IN ('proposed', 'confirmed') AND d.currency ->> 'code' = ${currency}
        AND (d.currency ->> 'rate', d.currency ->> 'day', d.currency ->> 'source') <> (${rate}, ${day}, ${source}))
    ORDER BY c.submitted_at, c.id LIMIT ${mostNamed}::int`);
  return { count: rows[0]?.count ?? 0, numbers: rows.map(({ number }) => number) };
}
