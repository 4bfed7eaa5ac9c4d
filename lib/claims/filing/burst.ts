import type { Actor } from '@/lib/access/actor';
import { claimsBeforeAlert } from '@/lib/access/limits';
import { isProfessional } from '@/lib/access/permissions';
import { raiseAlert } from '@/lib/notifications/alerts';
import { PortalError } from '@/lib/platform/errors';
import { consumeLimit, type RatePolicy } from '@/lib/platform/rate-limit';

/** Counts claims that a claimant has filed; administrators are told of very many by one account, or from one network. */
export async function watchForBurst(actor: Actor, claims: number) {
  if (isProfessional(actor.role)) return;
  const address = actor.origin.ipAddress ?? 'unknown';
  await watch(claimsBeforeAlert.person, actor.id, actor, claims);
  await watch(claimsBeforeAlert.address, address, actor, claims);
}

async function watch(policy: RatePolicy, cause: string, actor: Actor, claims: number) {
  try {
    await consumeLimit(policy, cause, claims);
  } catch (error) {
    if (!(error instanceof PortalError)) throw error;
    await raiseAlert('claims_burst', cause, {
      name: `${actor.firstName} ${actor.lastName}`,
      address: actor.origin.ipAddress ?? '',
      count: policy.limit,
    });
  }
}
