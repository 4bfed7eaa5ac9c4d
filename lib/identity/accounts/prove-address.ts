import type { Actor } from '@/lib/access/actor';
import { emailChanges } from '@/lib/access/limits';
import { deliverNow } from '@/lib/notifications/mail/deliver';
import { queueMail } from '@/lib/notifications/mail/queue';
import { db, type Transaction } from '@/lib/platform/db';
import { PortalError } from '@/lib/platform/errors';
import { queryIn } from '@/lib/platform/query';
import { consumeLimit } from '@/lib/platform/rate-limit';
import { sql } from '@/lib/platform/sql';

const linkHours = 24;

/** Queues the letter by which an owner confirms an address; sends a link that still works again. */
export async function queueProofLetter(tx: Transaction, user: { id: string; email: string }) {
  await queryIn(tx)(sql`
    INSERT INTO email_changes AS before (user_id, proves, new_email, expires_at)
    VALUES (${user.id}::uuid, true, ${user.email}, now() + ${linkHours} * interval '1 hour')
    ON CONFLICT (user_id, proves) DO UPDATE
    SET new_email = EXCLUDED.new_email, expires_at = EXCLUDED.expires_at,
      token_hash = CASE WHEN before.new_email = EXCLUDED.new_email AND before.expires_at > now() THEN before.token_hash END`);
  await queueMail(tx, user.id, 'email_change', { recipient: user.email, own: true });
}

/** Sends that letter again. Throws `address_proven` for a confirmed address, and the limit's refusal. */
export async function askToProve(actor: Actor) {
  if (actor.emailProven) throw new PortalError('address_proven');
  await consumeLimit(emailChanges, actor.id);
  await db.$transaction((tx) => queueProofLetter(tx, actor));
  deliverNow();
  return { message: 'We have sent a link to your address. Open it within 24 hours.' };
}
