import type { Actor } from '@/lib/access/actor';
import { visibleIn } from '@/lib/access/visible-claims';
import { notFound } from '@/lib/platform/errors';
import { prepared, type Statement } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';

export interface Viewer {
  id: string;
  firstName: string;
  lastName: string;
}

/** A page reports every 15 s that it is open; after three missed reports its viewer counts as gone. */
const expired = sql`seen_at < now() - interval '45 seconds'`;
const mostNamed = 10;

interface Seen {
  there: boolean;
  /** The actor opened it only now. */
  fresh: boolean | null;
  others: Viewer[];
}

const seeStatement = (actor: Actor, claimId: string): Statement<Seen> => sql`
  WITH claim AS (
    SELECT c.id FROM claims c WHERE c.id = ${claimId}::uuid AND ${visibleIn(actor, 'claim.determine')}
  ), gone AS (
    DELETE FROM claim_viewers WHERE user_id = ${actor.id}::uuid AND claim_id <> ${claimId}::uuid AND ${expired}
  ), mine AS (
    INSERT INTO claim_viewers AS v (user_id, claim_id) SELECT ${actor.id}::uuid, id FROM claim
    ON CONFLICT (user_id, claim_id) DO UPDATE SET seen_at = now(),
      opened_at = CASE WHEN v.seen_at < now() - interval '45 seconds' THEN now() ELSE v.opened_at END
    RETURNING opened_at = seen_at AS fresh
  )
  SELECT EXISTS (SELECT FROM claim) AS there, (SELECT fresh FROM mine) AS fresh,
    (SELECT coalesce(json_agg(json_build_object('id', o.id, 'firstName', o.first_name, 'lastName', o.last_name)), '[]')
     FROM (SELECT u.id, u.first_name, u.last_name FROM claim_viewers v JOIN users u ON u.id = v.user_id
       WHERE v.claim_id = (SELECT id FROM claim) AND v.user_id <> ${actor.id}::uuid AND NOT ${expired}
       ORDER BY v.opened_at, u.id LIMIT ${mostNamed}::int) AS o) AS others`;

/**
 * Records that the actor has a claim open, and tells other viewers when they open it. Gives at most ten others, in the order in
 * which they came. Throws `not_found` for a claim that the actor may not determine.
 */
export async function seeClaim(actor: Actor, claimId: string): Promise<Viewer[]> {
  const [seen] = await prepared(seeStatement(actor, claimId));
  if (!seen?.there) throw notFound('claim');
  if (seen.fresh && seen.others.length > 0)
    await tell(
      claimId,
      seen.others.map(({ id }) => id),
    );
  return seen.others;
}

/** Records that the actor has left a claim, and tells the others who have it open. */
export async function leaveClaim(actor: Actor, claimId: string) {
  const left = await prepared<{ others: string[] }>(sql`
    WITH gone AS (
      DELETE FROM claim_viewers WHERE user_id = ${actor.id}::uuid AND claim_id = ${claimId}::uuid RETURNING claim_id
    )
    SELECT ARRAY(SELECT v.user_id FROM claim_viewers v
      WHERE v.claim_id = gone.claim_id AND v.user_id <> ${actor.id}::uuid AND NOT ${expired}
      LIMIT ${mostNamed}::int) AS others FROM gone`);
  const [{ others } = { others: [] }] = left;
  if (others.length > 0) await tell(claimId, others);
}

const tell = (claimId: string, people: string[]) =>
  prepared(sql`SELECT tell_live('viewers', ${claimId}::uuid, ${people}::uuid[], false)`);
