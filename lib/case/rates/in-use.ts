import 'server-only';
import type { ReferenceRate } from '@/lib/law/currency';
import type { Transaction } from '@/lib/platform/db';
import { queryIn } from '@/lib/platform/query';
import { type Sql, sql } from '@/lib/platform/sql';

const mostNamed = 5;

/** Claims with a proposal or a determination in force over `d`: how many, and the first numbers. */
async function determinedSo(tx: Transaction, kind: Sql) {
  const rows = await queryIn(tx)<{ number: string; count: number }>(sql`
    SELECT c.claim_number AS number, count(*) OVER ()::int AS count
    FROM claims c WHERE c.status <> 'withdrawn' AND EXISTS (SELECT FROM determinations d
      WHERE d.claim_id = c.id AND d.state IN ('proposed', 'confirmed') AND ${kind})
    ORDER BY c.submitted_at, c.id LIMIT ${mostNamed}::int`);
  return { count: rows[0]?.count ?? 0, numbers: rows.map(({ number }) => number) };
}

/** Claims determined in a currency. */
export const determinedIn = (tx: Transaction, currency: string) =>
  determinedSo(tx, sql`d.currency ->> 'code' = ${currency}`);

/** Claims determined in a currency by another rate, which they keep. */
export const determinedOtherwise = (
  tx: Transaction,
  { currency, rate, day, source }: ReferenceRate,
) =>
  determinedSo(
    tx,
    sql`d.currency ->> 'code' = ${currency}
      AND (d.currency ->> 'rate', d.currency ->> 'day', d.currency ->> 'source') <> (${rate}, ${day}, ${source})`,
  );
