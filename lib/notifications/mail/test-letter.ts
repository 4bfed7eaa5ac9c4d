import type { Actor } from '@/lib/access/actor';
import { testLetters } from '@/lib/access/limits';
import { db } from '@/lib/platform/db';
import { consumeLimit } from '@/lib/platform/rate-limit';
import { deliverNow } from './deliver';
import { queueAccountNotice } from './queue';

/** Queues a letter to the actor, who wants to see whether letters arrive. Throws the limit's refusal. */
export async function sendTestLetter(actor: Actor) {
  await consumeLimit(testLetters, actor.id);
  await queueAccountNotice(db, actor, 'mail_test');
  deliverNow();
}
