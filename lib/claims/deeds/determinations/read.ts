import type { Actor } from '@/lib/access/actor';
import { isProfessional } from '@/lib/access/role';
import { visibleIn } from '@/lib/access/visible-claims';
import { forClaimant, type PresentedDetermination } from '@/lib/claims/records/determination';
import {
  determinationColumns,
  peopleOfDetermination,
} from '@/lib/claims/records/determination-columns';
import { notFound } from '@/lib/platform/errors';
import { prepared, type Statement } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';

/** More than anybody makes for one claim by hand. */
const maxShown = 500;

// One row at least: no row means that the claim is not the actor's.
/** The statement behind `determinationsOf`. */
export const determinationsStatement = (
  actor: Actor,
  claimId: string,
): Statement<PresentedDetermination> => sql`
  SELECT ${determinationColumns} FROM claims c
    LEFT JOIN determinations d ON d.claim_id = c.id ${isProfessional(actor.role) ? sql`` : sql`AND d.confirmed_at IS NOT NULL`}
    ${peopleOfDetermination}
  WHERE c.id = ${claimId}::uuid AND ${visibleIn(actor, 'claim.read')}
  ORDER BY d.number DESC LIMIT ${maxShown}::int`;

/**
 * Gives a claim's determinations, newest first; its claimant sees only confirmed ones, and not who proposed them. Throws
 * `not_found`.
 */
export async function determinationsOf(actor: Actor, claimId: string) {
  const rows = await prepared(determinationsStatement(actor, claimId));
  if (rows.length === 0) throw notFound('claim');
  const found = rows.filter(({ id }) => id);
  return { determinations: isProfessional(actor.role) ? found : found.map(forClaimant) };
}

/** Gives one determination of a claim that a professional may see. Throws `not_found`. */
export async function readDetermination(actor: Actor, id: string) {
  const [found] = await prepared<PresentedDetermination>(sql`
    SELECT ${determinationColumns} FROM determinations d JOIN claims c ON c.id = d.claim_id ${peopleOfDetermination}
    WHERE d.id = ${id}::uuid AND ${visibleIn(actor, 'claim.determine')}`);
  if (!found) throw notFound('determination');
  return found;
}
