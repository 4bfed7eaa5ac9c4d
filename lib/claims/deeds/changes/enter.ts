import type { Actor } from '@/lib/access/actor';
import { determinations } from '@/lib/access/limits';
import { lockWithoutAccount, receivedAt } from '@/lib/claims/deeds/on-paper';
import { db } from '@/lib/platform/db';
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
  const how = { at: await receivedAt(receivedOn), onPaper: { receivedBy, sender } };
  await db.$transaction(async (tx) => {
    await lockWithoutAccount(tx, actor, claimId);
    await requestChange(tx, actor, claimId, body, how);
  });
  return changeRequestsOf(actor, claimId);
}
