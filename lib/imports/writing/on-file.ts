import 'server-only';
import type { PoolClient } from 'pg';
import type { Actor } from '@/lib/access/actor';
import type { CreditorType } from '@/lib/forms/definitions/field';
import type { RowWarning } from '@/lib/imports/rows/warnings';

const rowsTold = 20;

const sameClaim = (claimant: string) => `
  SELECT count(*)::int AS count, coalesce((array_agg(i.line ORDER BY i.line))[1:${rowsTold}], '{}') AS rows
  FROM incoming i WHERE EXISTS (
    SELECT FROM claims c WHERE c.claimant_id = ${claimant} AND c.creditor_type = $1::"CreditorType"
      AND c.claim_amount = i.claim_amount AND c.status <> 'withdrawn')`;

/** Which of the claims in `incoming` their claimant has on file already: of the same form and amount. */
export async function onFile(
  client: PoolClient,
  actor: Actor,
  { creditorType, forOthers }: { creditorType: CreditorType; forOthers: boolean },
): Promise<RowWarning[]> {
  const { rows } = forOthers
    ? await client.query(sameClaim('(SELECT u.id FROM users u WHERE u.email = i.email)'), [
        creditorType,
      ])
    : await client.query(sameClaim('$2::uuid'), [creditorType, actor.id]);
  const [found] = rows as Pick<RowWarning, 'count' | 'rows'>[];
  return found && found.count > 0 ? [{ rule: 'on_file', ...found }] : [];
}
