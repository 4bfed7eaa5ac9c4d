import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { bulkChanges } from '@/lib/access/limits';
import { claimsAtDesk } from '@/lib/claims/queues/desk/counts';
import type { DeskSelection } from '@/lib/claims/queues/desk/schema';
import { claimsMatching } from '@/lib/claims/queues/lists/filter';
import type { ClaimFilters } from '@/lib/claims/records/schema';
import { db } from '@/lib/platform/db';
import { invalid } from '@/lib/platform/errors';
import { queryIn } from '@/lib/platform/query';
import { consumeActorLimits } from '@/lib/platform/slow-down';
import { type Sql, sql } from '@/lib/platform/sql';
import { maxInSelection } from './size';

/** For one person: a new selection replaces older ones, except those of another tab or two. */
const kept = 5;
/** Selections of the last hour stay too: somebody may still be changing one part by part. */
const keptOfTheHour = 50;

/** Selects the claims that `found` gives, a statement that gives at most one more than fit. */
function select(actor: Actor, found: Sql) {
  return db.$transaction(async (tx) => {
    // Everybody locks claims in the order of ids.
    const [made] = await queryIn(tx)<{ id: string; count: number }>(sql`
      INSERT INTO claim_selections (user_id, claim_ids)
      SELECT ${actor.id}::uuid, ids FROM (SELECT array_agg(found.id ORDER BY found.id) AS ids FROM (${found}) AS found) AS all_found
      WHERE cardinality(ids) BETWEEN 1 AND ${maxInSelection}
      RETURNING id, cardinality(claim_ids) AS count`);
    if (!made) throw invalid('filters', 'selection_size', { max: maxInSelection });
    await queryIn(tx)(sql`
      DELETE FROM claim_selections s USING (
        SELECT id, row_number() OVER (ORDER BY made_at DESC, id) AS place
        FROM claim_selections WHERE user_id = ${actor.id}::uuid) AS own
      WHERE s.id = own.id AND own.place > CASE WHEN s.made_at > now() - interval '1 hour' THEN ${keptOfTheHour}::int ELSE ${kept}::int END`);
    return made;
  });
}

/**
 * Selects all claims that the filters leave now, of those that the actor may change. Throws `invalid` when there are none or
 * more than 200,000, and the limit's refusal.
 */
export async function makeSelection(actor: Actor, filters: ClaimFilters) {
  await consumeActorLimits(bulkChanges, actor);
  return select(
    actor,
    sql`SELECT c.id FROM claims c WHERE ${claimsMatching(actor, filters, 'claim.assignMany')} LIMIT ${maxInSelection + 1}`,
  );
}

/** Selects all claims of a queue of the desk that the place there leaves now. See {@link makeSelection}. */
export async function selectAtDesk(actor: Actor, asked: DeskSelection) {
  await consumeActorLimits(bulkChanges, actor);
  return select(
    actor,
    sql`SELECT k.id FROM ${claimsAtDesk(actor, asked)} LIMIT ${maxInSelection + 1}`,
  );
}
