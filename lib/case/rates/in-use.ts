import 'server-only';
import type { ReferenceRate } from '@/lib/law/currency';
import type { Transaction } from '@/lib/platform/db';
import { queryIn } from '@/lib/platform/query';
import { type Sql, sql } from '@/lib/platform/sql';

/** The most claims that are named. */
const mostNamed = 5;

/** The claims with a proposal or a determination in force over `d` of this kind: how many, and the numbers of the first. */
async function determinedSo(tx: Transaction, kind: Sql) {
  const rows = await queryIn(tx)<{ number: string; count: number }>(sql`
    SELECT c.claim_number AS number, count(*) OVER ()::int AS count
    FROM claims c WHERE c.status <> 'withdrawn' AND EXISTS (SELECT FROM determinations d
      WHERE d.claim_id = c.id AND d.state IN ('proposed', 'confirmed') AND ${kind})
    ORDER BY c.submitted_at, c.id LIMIT ${mostNamed}::int`);
  return { count: rows[0]?.count ?? 0, numbers: rows.map(({ number }) => number) };
}

/** The claims that are determined in a currency. */
export const determinedIn = (tx: Transaction, currency: string) =>
  determinedSo(tx, sql`d.currency ->> 'code' = ${currency}`);

/** The claims that are determined in a currency, but by another rate than this one, which they keep. */
export const determinedOtherwise = (
  tx: Transaction,
  { currency, rate, day, source }: ReferenceRate,
) =>
  determinedSo(
    tx,
    sql`d.currency ->> 'code' = ${currency}
      AND (d.currency ->> 'rate', d.currency ->> 'day', d.currency ->> 'source') <> (${rate}, ${day}, ${source})`,
  );
