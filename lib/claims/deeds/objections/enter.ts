import type { Actor } from '@/lib/access/actor';
import { determinations } from '@/lib/access/limits';
import { lockWithoutAccount, receivedAt } from '@/lib/claims/deeds/on-paper';
import { db } from '@/lib/platform/db';
import { consumeActorLimits } from '@/lib/platform/slow-down';
import { saveObjection } from './object';
import { objectionsOf } from './read';
import type { EnteredObjectionBody } from './schema';

/**
 * Enters an objection that came on paper from a creditor without an account. The day it came decides whether it is in time, and
 * which list it may be about; it is answered by letter. Gives what the list says and the objections. Throws what objectToRow throws,
 * `asks_in_portal` for a creditor with an account, and `invalid` for a future day and for one before the list was published.
 */
export async function enterObjection(
  actor: Actor,
  claimId: string,
  { receivedBy, receivedOn, sender, ...body }: EnteredObjectionBody,
) {
  await consumeActorLimits(determinations, actor);
  const came = { on: receivedOn, at: await receivedAt(receivedOn), receivedBy, sender };
  await db.$transaction(async (tx) => {
    const claim = await lockWithoutAccount(tx, actor, claimId);
    await saveObjection(tx, actor, claim, body, came);
  });
  return objectionsOf(actor, claimId);
}
