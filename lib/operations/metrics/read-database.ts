import { setTimeout as sleep } from 'node:timers/promises';
import { prepared, type Statement } from '@/lib/platform/ask';
import { log } from '@/lib/platform/log';
import { metrics } from '@/lib/platform/metrics/registry';
import { sql } from '@/lib/platform/sql';

const timeoutMs = 2_000;

const look: Statement<Found> = sql`
  SELECT (SELECT count(*) FROM mail_queue WHERE failed_at IS NOT NULL)::int AS failed, mail.waiting, mail.oldest,
    (SELECT coalesce(json_object_agg(status, n), '{}') FROM (
       SELECT status, sum(n) AS n FROM claim_counts
       WHERE assignee = 'any' AND creditor_type = 'any' AND status <> 'any' GROUP BY status) AS counts) AS claims
  FROM (SELECT count(*)::int AS waiting, coalesce(extract(epoch FROM now() - min(queued_at)), 0)::float8 AS oldest
        FROM mail_queue WHERE sent_at IS NULL AND failed_at IS NULL) AS mail`;

interface Found {
  waiting: number;
  oldest: number;
  failed: number;
  claims: Record<string, number>;
}

async function found() {
  const query = prepared(look);
  // Should it fail after nobody waits for it any more.
  query.catch(() => undefined);
  const tired = sleep(timeoutMs, null, { ref: false });
  const row = (await Promise.race([query, tired]))?.[0];
  if (!row) throw new Error('The database did not answer');
  return row;
}

/** Notes what the database holds at the moment; of one that does not answer, only that. */
export async function readDatabase() {
  const { databaseUp, claims, mailWaiting, mailOldest, mailFailed } = metrics().gauges;
  claims.reset();
  try {
    const now = await found();
    databaseUp.set(1);
    mailWaiting.set(now.waiting);
    mailOldest.set(now.oldest);
    mailFailed.set(now.failed);
    for (const [status, n] of Object.entries(now.claims)) claims.set({ status }, n);
  } catch (error) {
    log.warn({ err: error }, 'metrics without the database');
    databaseUp.set(0);
    for (const gauge of [mailWaiting, mailOldest, mailFailed]) gauge.remove();
  }
}
