import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { lockClaim } from '@/lib/access/lock-claims';
import { dayInIndia } from '@/lib/format/date';
import { databaseTime } from '@/lib/platform/database-time';
import type { Transaction } from '@/lib/platform/db';
import { invalid, PortalError } from '@/lib/platform/errors';
import type { ReceivedBy } from '@/lib/reference/received-by';

/** How something came that a professional enters for a creditor. */
export interface OnPaper {
  receivedBy: ReceivedBy;
  sender: string;
}

/** Gives the moment from which what came on a day counts. Throws `invalid` for a day to come. */
export async function receivedAt(receivedOn: string) {
  if (receivedOn > dayInIndia(await databaseTime())) throw invalid('receivedOn', 'received_future');
  return new Date(`${receivedOn}T00:00:00+05:30`);
}

/**
 * Locks a claim of which the actor may enter what came on paper. Throws `not_found`, and `asks_in_portal` for a creditor with an
 * account: nobody speaks for them.
 */
export async function lockWithoutAccount(tx: Transaction, actor: Actor, claimId: string) {
  const locked = await lockClaim(tx, actor, 'claim.correct', claimId);
  const { claimant } = await tx.claim.findUniqueOrThrow({
    where: { id: claimId },
    select: { claimant: { select: { email: true } } },
  });
  if (claimant.email !== null) throw new PortalError('asks_in_portal');
  return locked;
}
