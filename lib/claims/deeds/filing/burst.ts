import type { Actor } from '@/lib/access/actor';
import { claimsBeforeAlert } from '@/lib/access/limits';
import { isProfessional } from '@/lib/access/role';
import { alertBeyond } from '@/lib/notifications/alert-beyond';

/** Counts a claimant's claims, and alerts administrators when one account or network files very many. */
export async function watchForBurst(actor: Actor, claims: number) {
  if (isProfessional(actor.role)) return;
  const { person, address } = claimsBeforeAlert;
  const network = actor.origin.ipAddress ?? 'unknown';
  await alertBeyond({ kind: 'claims_burst', policy: person, cause: actor.id }, actor, claims);
  await alertBeyond({ kind: 'claims_burst', policy: address, cause: network }, actor, claims);
}
