import type { PoolClient } from 'pg';
import type { QueuedMail } from '@/lib/notifications/mail/compose';
import { env } from '@/lib/platform/env';
import { queryIn } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import { type RecentLetter, waitFor } from './shares';

export interface DueMail extends QueuedMail {
  address: string;
  professional: boolean;
}

/**
 * Locks all rows that one letter can cover with the due one, oldest first. Null when the address may not get a letter yet, or is
 * getting one. A trial's outbox has no limits.
 */
export async function gather(client: PoolClient, due: DueMail): Promise<QueuedMail[] | null> {
  if (!env().SMTP_URL) return [due];
  const { userId, kind, id, recipient, professional, address, own, byStranger } = due;
  const ask = queryIn(client);
  // One process at a time delivers to an address, so that all together keep to its limits.
  const [lock] = await ask<{ mine: boolean }>(
    sql`SELECT pg_try_advisory_xact_lock(hashtextextended(lower(${address}), 40)) AS mine`,
  );
  if (!lock?.mine) return hold(client, [due], 1);
  // What its owner asked for does not wait with strangers' rows, which may go along with it; nor does what the office tells.
  const others = await ask<QueuedMail>(sql`
    SELECT id, user_id AS "userId", kind, notification_id AS "notificationId", paper_id AS "paperId",
      recipient::text, facts, attempts, own, by_stranger AS "byStranger"
    FROM mail_queue
    WHERE user_id = ${userId}::uuid AND kind = ${kind}::"MailKind" AND id <> ${id}::uuid
      AND recipient IS NOT DISTINCT FROM ${recipient}::citext AND (NOT own OR ${own}::boolean)
      AND (by_stranger = ${byStranger}::boolean OR ${own}::boolean)
      AND sent_at IS NULL AND failed_at IS NULL
    ORDER BY queued_at, id LIMIT 500 FOR UPDATE SKIP LOCKED`);
  const together = [due, ...others];
  const recent = await ask<RecentLetter>(sql`
    SELECT kind, own, by_stranger AS "byStranger", extract(epoch FROM clock_timestamp() - sent_at)::float8 AS age
    FROM mail_queue WHERE sent_to = ${address} AND sent_at > now() - interval '1 day'`);
  const wait = waitFor(due, recent, professional && kind === 'notification');
  return wait > 0 ? hold(client, together, wait) : together;
}

async function hold(client: PoolClient, mails: QueuedMail[], seconds: number) {
  await queryIn(client)(sql`
    UPDATE mail_queue
    SET next_try_at = greatest(next_try_at, clock_timestamp() + ${seconds}::float8 * interval '1 second')
    WHERE id = ANY(${mails.map(({ id }) => id)}::uuid[])`);
  return null;
}
