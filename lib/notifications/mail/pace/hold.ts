import type { PoolClient } from 'pg';
import type { QueuedMail } from '@/lib/notifications/mail/compose';
import { env } from '@/lib/platform/env';
import { type RecentLetter, waitFor } from './shares';

/** A row that is due, with where it goes. */
export interface DueMail extends QueuedMail {
  address: string;
  professional: boolean;
}

// Of one address one process at a time delivers, so that all together keep to what it may get.
const lockAddress = 'SELECT pg_try_advisory_xact_lock(hashtextextended(lower($1), 40)) AS mine';

// What its owner asked for does not wait with what strangers ask for; the other way round it is told too.
const alike = `
  SELECT id, user_id AS "userId", kind, notification_id AS "notificationId", paper_id AS "paperId",
    recipient::text, facts, attempts, own
  FROM mail_queue
  WHERE user_id = $1 AND kind = $2 AND id <> $3 AND recipient IS NOT DISTINCT FROM $4::citext
    AND (NOT own OR $5) AND sent_at IS NULL AND failed_at IS NULL
  ORDER BY queued_at, id LIMIT 500 FOR UPDATE SKIP LOCKED`;

const recentTo = `
  SELECT kind, own, extract(epoch FROM clock_timestamp() - sent_at)::float8 AS age
  FROM mail_queue WHERE sent_to = $1 AND sent_at > now() - interval '1 day'`;

const holdBack = `
  UPDATE mail_queue SET next_try_at = greatest(next_try_at, clock_timestamp() + $2 * interval '1 second')
  WHERE id = ANY($1)`;

/**
 * All rows that one letter can cover together with what is due, oldest first and locked against other processes. Null when the
 * address may not get a letter yet, or gets one right now: it is then due again later. A trial's outbox has no limits.
 */
export async function gather(client: PoolClient, due: DueMail): Promise<QueuedMail[] | null> {
  if (!env().SMTP_URL) return [due];
  const lock = await client.query<{ mine: boolean }>(lockAddress, [due.address]);
  if (!lock.rows[0]?.mine) return hold(client, [due], 1);
  const { userId, kind, id, recipient, professional, address, own } = due;
  const others = await client.query<QueuedMail>(alike, [userId, kind, id, recipient, own]);
  const together = [due, ...others.rows];
  const recent = await client.query<RecentLetter>(recentTo, [address]);
  const wait = waitFor(due, recent.rows, professional && kind === 'notification');
  return wait > 0 ? hold(client, together, wait) : together;
}

async function hold(client: PoolClient, mails: QueuedMail[], seconds: number) {
  await client.query(holdBack, [mails.map(({ id }) => id), seconds]);
  return null;
}
