import type { Actor } from '@/lib/access/actor';
import { fullName } from '@/lib/format/person';
import type { AlertKind } from '@/lib/notifications/kinds/types';
import { PortalError } from '@/lib/platform/errors';
import { consumeLimit, type RatePolicy } from '@/lib/platform/rate-limit';
import { raiseAlert } from './alerts';

/** `cause` is the key by which it is counted. */
interface Watched {
  kind: AlertKind;
  policy: RatePolicy;
  cause: string;
}

/** Counts what an actor did and alerts administrators beyond the policy. Never refuses it. */
export async function alertBeyond({ kind, policy, cause }: Watched, actor: Actor, count: number) {
  try {
    await consumeLimit(policy, cause, count);
  } catch (error) {
    if (!(error instanceof PortalError)) throw error;
    await raiseAlert(kind, cause, {
      name: fullName(actor),
      address: actor.origin.ipAddress ?? '',
      count: policy.limit,
    });
  }
}
