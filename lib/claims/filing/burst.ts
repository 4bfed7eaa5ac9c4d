import type { Actor } from '@/lib/access/actor';
import { claimsBeforeAlert } from '@/lib/access/limits';
import { isProfessional } from '@/lib/access/role';
import { alertBeyond } from '@/lib/notifications/alert-beyond';

/** Counts claims that a claimant has filed; administrators are told of very many by one account, or from one network. */
export async function watchForBurst(actor: Actor, claims: number) {
  if (isProfessional(actor.role)) return;
  const { person, address } = claimsBeforeAlert;
  const network = actor.origin.ipAddress ?? 'unknown';
  await alertBeyond({ kind: 'claims_burst', policy: person, cause: actor.id }, actor, claims);
  await alertBeyond({ kind: 'claims_burst', policy: address, cause: network }, actor, claims);
}
