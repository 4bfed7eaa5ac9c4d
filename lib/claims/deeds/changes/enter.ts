import type { Actor } from '@/lib/access/actor';
import { determinations } from '@/lib/access/limits';
import { lockClaim } from '@/lib/access/lock-claims';
import { dayInIndia } from '@/lib/format/date';
import { databaseTime } from '@/lib/platform/database-time';
import { db, type Transaction } from '@/lib/platform/db';
import { invalid, PortalError } from '@/lib/platform/errors';
import { consumeActorLimits } from '@/lib/platform/slow-down';
import { requestChange } from './ask';
import { changeRequestsOf } from './read';
import type { EnteredChangeBody } from './schema';

/**
 * Enters a request for a change that came on paper from a creditor without an account; it counts from the day it came, and its answer
 * goes out as a letter. Gives the requests of the claim. Throws what askForChange throws, `asks_in_portal` for a creditor with an account,
 * and `invalid` for a future day.
 */
export async function enterChange(
  actor: Actor,
  claimId: string,
  { receivedBy, receivedOn, sender, ...body }: EnteredChangeBody,
) {
  await consumeActorLimits(determinations, actor);
  if (receivedOn > dayInIndia(await databaseTime())) throw invalid('receivedOn', 'received_future');
  const how = {
    at: new Date(`${receivedOn}T00:00:00+05:30`),
    onPaper: { receivedBy, sender },
  };
  await db.$transaction(async (tx) => {
    await requireNoAccount(tx, actor, claimId);
    await requestChange(tx, actor, claimId, body, how);
  });
  return changeRequestsOf(actor, claimId);
}

async function requireNoAccount(tx: Transaction, actor: Actor, claimId: string) {
  await lockClaim(tx, actor, 'claim.correct', claimId);
  const { claimant } = await tx.claim.findUniqueOrThrow({
    where: { id: claimId },
    select: { claimant: { select: { email: true } } },
  });
  if (claimant.email !== null) throw new PortalError('asks_in_portal');
}
