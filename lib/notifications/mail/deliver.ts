import type { PoolClient } from 'pg';
import { provenIn } from '@/lib/access/proven-address';
import { raiseAlert } from '@/lib/notifications/alerts';
import { connectionWithoutTimeout } from '@/lib/platform/db';
import { log } from '@/lib/platform/log';
import { queryIn, type Statement } from '@/lib/platform/query';
import { everyRound, inRounds } from '@/lib/platform/rounds';
import { isClosing } from '@/lib/platform/shutdown';
import { type Sql, sql } from '@/lib/platform/sql';
import { isFinal, maxAttempts, pauseAfter, traceOf } from './back-off';
import { compose, type QueuedMail } from './compose';
import { type DueMail, gather } from './pace/hold';
import { send } from './send';

/** So often a live code is sent again: requests of strangers must not crowd out other letters. */
const againInAnHour = 2;
const againInADay = 3;

/** So many requests wait for one letter. */
const mostWaiting = 2;

const codeLetters = (which: Sql) =>
  sql`(SELECT count(*) FROM mail_queue m WHERE m.user_id = u.id AND m.kind = 'list_code' AND ${which})`;

/**
 * SQL that queues look-ups' letters to confirmed addresses, not for claims in quarantine; everybody had the same answer before. A claim's live
 * code works in each page that asks: whoever reads the claim's mail has it, however often others asked.
 */
const queueListCodes = () => sql`
  WITH asked AS (
    UPDATE list_look_ups k SET queued = true, (seed, code_hash, expires_at) = (
      SELECT live.seed, live.code_hash, coalesce(live.expires_at, k.expires_at)
      FROM (SELECT) AS one LEFT JOIN LATERAL (
        SELECT o.seed, o.code_hash, o.expires_at FROM list_look_ups o
        WHERE o.claim_number = k.claim_number AND o.code_hash IS NOT NULL AND o.expires_at > now()
        ORDER BY o.expires_at DESC LIMIT 1) AS live ON true)
    WHERE NOT k.queued RETURNING k.claim_number, k.expires_at, k.code_hash IS NOT NULL AS live)
  INSERT INTO mail_queue (user_id, kind)
  SELECT DISTINCT u.id, 'list_code'::"MailKind" FROM asked a JOIN claims c ON c.claim_number = a.claim_number JOIN users u ON u.id = c.claimant_id
  WHERE a.expires_at > now() AND c.quarantine_id IS NULL AND u.email IS NOT NULL AND u.status = 'active' AND ${provenIn('u')}
    AND CASE WHEN a.live THEN ${codeLetters(sql`m.queued_at > now() - interval '1 hour'`)} < ${againInAnHour}::int
        AND ${codeLetters(sql`m.queued_at > now() - interval '1 day'`)} < ${againInADay}::int
      ELSE ${codeLetters(sql`m.sent_at IS NULL AND m.failed_at IS NULL`)} < ${mostWaiting}::int END`;

// The row stays locked until the mail server has the letter and the row says so: other instances skip it, and a process that dies
// releases it. A letter keeps its Message-ID, in case the process dies in between.
const take: Statement<DueMail> = sql`
  SELECT m.id, m.user_id AS "userId", m.kind, m.notification_id AS "notificationId", m.paper_id AS "paperId", m.recipient::text, m.facts,
    m.attempts, m.own, m.by_stranger AS "byStranger", coalesce(m.recipient, u.email)::text AS address, u.role <> 'claimant' AS professional
  FROM mail_queue m JOIN users u ON u.id = m.user_id
  WHERE m.sent_at IS NULL AND m.failed_at IS NULL AND m.next_try_at <= now()
  ORDER BY m.rank, m.next_try_at LIMIT 1 FOR UPDATE OF m SKIP LOCKED`;

// An address without an account, or with a closed one, got the same answer and gets no letter. A closed account that never
// confirmed its address does not keep the letter from the address's owner.
const queueResetLetters = () => sql`
  WITH asked AS (DELETE FROM reset_requests RETURNING email, own)
  INSERT INTO mail_queue (user_id, kind, own)
  SELECT u.id, 'password_reset', (SELECT bool_or(own) FROM asked WHERE email = u.email) FROM users u
  WHERE u.email IN (SELECT email FROM asked)
    AND (u.status IN ('active', 'pending') OR NOT ${provenIn('u')})`;

/** Urgent ones first, until none is due or the process ends; gives how many were sent. */
async function deliverDue() {
  let sent = 0;
  const client = await connectionWithoutTimeout();
  try {
    while (!isClosing()) {
      // Before each letter, so that a person who waits to sign in does not wait for everybody's letters.
      await queryIn(client)(queueResetLetters());
      await queryIn(client)(queueListCodes());
      const outcome = await deliverNext(client);
      if (outcome === 'nothing') break;
      if (outcome === 'sent') sent += 1;
    }
  } catch (error) {
    client.release(true);
    throw error;
  }
  client.release();
  return sent;
}

async function deliverNext(client: PoolClient) {
  const ask = queryIn(client);
  await ask(sql`BEGIN`);
  const [due] = await ask(take);
  if (!due) {
    await ask(sql`COMMIT`);
    return 'nothing';
  }
  try {
    return await deliverWithAllAlike(client, due);
  } finally {
    await ask(sql`COMMIT`);
  }
}

async function deliverWithAllAlike(client: PoolClient, due: DueMail) {
  const mails = await gather(client, due);
  if (!mails) return 'held';
  const ids = mails.map(({ id }) => id);
  try {
    const composed = await compose(mails);
    const { told = [], withoutPaper = [] } = composed ?? {};
    const [first = due.id] = told;
    const outcome = composed ? await send(composed.letter, first) : 'nobody';
    const sentAs = composed && first;
    // Only the row whose letter was sent counts as a letter to its address; rows left out went to nobody. All bear one time, by
    // which a returned letter finds them.
    await queryIn(client)(sql`
      UPDATE mail_queue SET sent_at = c.now, last_error = NULL,
        sent_to = CASE WHEN id = ${sentAs}::uuid THEN ${due.address}::citext END,
        outcome = CASE WHEN id = ANY(${told}::uuid[]) THEN ${outcome} ELSE 'nobody' END,
        paper_id = CASE WHEN id = ANY(${withoutPaper}::uuid[]) THEN NULL ELSE paper_id END
      FROM (SELECT clock_timestamp() AS now) AS c WHERE id = ANY(${ids}::uuid[])`);
    return 'sent';
  } catch (error) {
    await noteFailure(client, mails, error);
    return 'failed';
  }
}

async function noteFailure(client: PoolClient, mails: QueuedMail[], error: unknown) {
  const final = isFinal(error);
  const tries = mails.map(({ id, attempts }) => ({ id, attempts: attempts + 1 }));
  const over = tries.map(({ attempts }) => final || attempts >= maxAttempts);
  const [first] = tries;
  log.warn(
    { err: error, mailId: first?.id, letters: tries.length, over: over[0] },
    'mail not delivered',
  );
  await queryIn(client)(sql`
    UPDATE mail_queue m SET attempts = t.attempts, last_error = ${traceOf(error)},
      failed_at = CASE WHEN t.over THEN now() END, next_try_at = now() + t.pause * interval '1 millisecond'
    FROM unnest(${tries.map(({ id }) => id)}::uuid[], ${tries.map(({ attempts }) => attempts)}::int[],
      ${tries.map(({ attempts }) => pauseAfter(attempts))}::float8[], ${over}::bool[]) AS t (id, attempts, pause, over)
    WHERE m.id = t.id`);
  if (over.includes(true)) await raiseAlert('mail_undeliverable', 'mail', {});
}

export const deliverNow = inRounds('mail waits', deliverDue);

/** Delivers what is due from now on. Several instances may do so at once. */
export const scheduleDelivery = () => everyRound(deliverNow);
