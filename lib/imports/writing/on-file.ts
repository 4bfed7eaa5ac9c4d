import 'server-only';
import type { PoolClient } from 'pg';
import type { Actor } from '@/lib/access/actor';
import type { CreditorType } from '@/lib/forms/definitions/field';
import type { RowWarning } from '@/lib/imports/rows/warnings';
import { askIn } from '@/lib/platform/ask';
import { sql } from '@/lib/platform/sql';

const rowsTold = 20;

/**
 * Counts the claims in `incoming` whose claimant has one of the same form and amount on file, withdrawn ones left out. Gives
 * one warning with the first 20 rows, or none.
 */
export async function onFile(
  client: PoolClient,
  actor: Actor,
  { creditorType, forOthers }: { creditorType: CreditorType; forOthers: boolean },
): Promise<RowWarning[]> {
  const claimant = forOthers
    ? sql`(SELECT u.id FROM users u WHERE u.email = i.email)`
    : sql`${actor.id}::uuid`;
  const [found] = await askIn(client)<Required<Pick<RowWarning, 'count' | 'rows'>>>(sql`
    SELECT count(*)::int AS count, coalesce((array_agg(i.line ORDER BY i.line))[1:${rowsTold}::int], '{}') AS rows
    FROM incoming i WHERE EXISTS (
      SELECT FROM claims c WHERE c.claimant_id = ${claimant} AND c.creditor_type = ${creditorType}::"CreditorType"
        AND c.claim_amount = i.claim_amount AND c.status <> 'withdrawn')`);
  return found && found.count > 0 ? [{ rule: 'on_file', ...found }] : [];
}
