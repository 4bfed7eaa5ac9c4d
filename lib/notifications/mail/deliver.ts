import type { PoolClient } from 'pg';
import { provenIn } from '@/lib/access/proven-address';
import { connectionWithoutTimeout } from '@/lib/platform/db';
import { log } from '@/lib/platform/log';
import { announceWork, isClosing } from '@/lib/platform/shutdown';
import { isFinal, maxAttempts, pauseAfter, traceOf } from './back-off';
import { compose, type QueuedMail } from './compose';
import { send } from './send';

// Locked until the letter is with the mail server and the row says so: another instance passes over it, and
// a process that dies lets go of it. The same letter always has the same Message-ID, should it die in between.
const take = `
  SELECT id, user_id AS "userId", kind, notification_id AS "notificationId",
    recipient::text, facts, attempts
  FROM mail_queue WHERE sent_at IS NULL AND failed_at IS NULL AND next_try_at <= now()
  ORDER BY kind, next_try_at LIMIT 1 FOR UPDATE SKIP LOCKED`;

// Whose address has no account, or a closed one, was answered like everybody and gets nothing. A professional who was
// declined closes no address that they did not prove.
const queueResetLetters = () => `
  WITH asked AS (DELETE FROM reset_requests RETURNING email)
  INSERT INTO mail_queue (user_id, kind)
  SELECT u.id, 'password_reset' FROM users u
  WHERE u.email IN (SELECT email FROM asked)
    AND (u.status IN ('active', 'pending') OR u.status = 'declined' AND NOT ${provenIn('u').sql})`;

/** Sends what is due, the urgent first, one letter after the other, until nothing is or the process ends. Gives how many were sent. */
async function deliverDue() {
  let sent = 0;
  const client = await connectionWithoutTimeout();
  // A connection lost while a letter is on its way would end the process; the next statement tells of it.
  const lost = () => undefined;
  client.on('error', lost);
  try {
    await client.query(queueResetLetters());
    while (!isClosing()) {
      const outcome = await deliverNext(client);
      if (outcome === 'nothing') break;
      if (outcome === 'sent') sent += 1;
    }
  } catch (error) {
    client.release(true);
    throw error;
  }
  client.off('error', lost);
  client.release();
  return sent;
}

async function deliverNext(client: PoolClient) {
  await client.query('BEGIN');
  const { rows } = await client.query<QueuedMail>(take);
  const mail = rows[0];
  if (!mail) {
    await client.query('COMMIT');
    return 'nothing';
  }
  try {
    const letter = await compose(mail);
    if (letter) await send(letter, mail.id);
    await client.query('UPDATE mail_queue SET sent_at = now(), last_error = NULL WHERE id = $1', [
      mail.id,
    ]);
    return 'sent';
  } catch (error) {
    await noteFailure(client, mail, error);
    return 'failed';
  } finally {
    await client.query('COMMIT');
  }
}

async function noteFailure(client: PoolClient, mail: QueuedMail, error: unknown) {
  const attempts = mail.attempts + 1;
  const over = isFinal(error) || attempts >= maxAttempts;
  log.warn({ err: error, mailId: mail.id, attempts, over }, 'mail not delivered');
  await client.query(
    `UPDATE mail_queue SET attempts = $2, last_error = $3, failed_at = CASE WHEN $4 THEN now() END,
       next_try_at = now() + $5 * interval '1 millisecond' WHERE id = $1`,
    [mail.id, attempts, traceOf(error), over, pauseAfter(attempts)],
  );
}

const every = 2_000;
let busy = false;

/** Has this process deliver what is due, unless it is at it already. */
export function deliverNow() {
  if (busy || isClosing()) return;
  busy = true;
  const done = announceWork();
  deliverDue()
    .catch((error) => log.warn({ err: error }, 'mail waits'))
    .finally(() => {
      busy = false;
      done();
    });
}

/** Delivers what is due from now on. Several instances may do so at once. */
export const scheduleDelivery = () => setInterval(deliverNow, every).unref();
