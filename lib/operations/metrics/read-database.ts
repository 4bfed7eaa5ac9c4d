import { setTimeout as sleep } from 'node:timers/promises';
import { toTellAmong } from '@/lib/papers/post/to-tell';
import { log } from '@/lib/platform/log';
import { type Queue, queueNames, type Readings } from '@/lib/platform/metrics/gauges';
import { noteReadings } from '@/lib/platform/metrics/registry';
import { prepared, type Statement } from '@/lib/platform/query';
import { join, raw, type Sql, sql } from '@/lib/platform/sql';

const timeoutMs = 2_000;

/** The count stops here, so that a reading costs the same whatever waits. */
const maxCounted = raw('10000');

/** A partial index gives them in the order of work. */
const waiting: Readonly<Record<Queue, Sql>> = {
  // What strangers caused may wait for a day.
  mail: sql`SELECT queued_at AS since FROM mail_queue WHERE sent_at IS NULL AND failed_at IS NULL AND NOT by_stranger
    ORDER BY rank, next_try_at LIMIT ${maxCounted}`,
  papers: sql`SELECT queued_at AS since FROM papers WHERE state = 'queued' ORDER BY share, rank, next_try_at LIMIT ${maxCounted}`,
  post: sql`SELECT made_at AS since FROM papers WHERE for_post AND replaced_by_id IS NULL ORDER BY made_at, id LIMIT ${maxCounted}`,
  creditor_lists: sql`SELECT asked_at AS since FROM creditor_lists WHERE state = 'making'`,
  claim_files: sql`SELECT asked_at AS since FROM claim_files WHERE state = 'queued' ORDER BY next_try_at LIMIT ${maxCounted}`,
  rewrites: sql`SELECT prepared_at AS since FROM _daava_rewrites, _daava WHERE finished_at IS NULL`,
};

const queue = (name: Queue) => sql`
  (SELECT json_build_object('waiting', count(*), 'oldest', coalesce(extract(epoch FROM now() - min(since)), 0))
   FROM (${waiting[name]}) AS waits) AS ${raw(name)}`;

type FiguresHere = Readings<'database'>;

const figures: { readonly [Name in keyof FiguresHere]: Sql } = {
  mail_failed: sql`SELECT count(*)::int FROM mail_queue WHERE failed_at IS NOT NULL`,
  untold_overdue: sql`SELECT "tellOverdue" FROM (${toTellAmong(sql`c.quarantine_id IS NULL`)}) AS untold`,
  claims: sql`SELECT coalesce(json_object_agg(status, n), '{}') FROM (
    SELECT status, sum(n) AS n FROM claim_counts
    WHERE assignee = 'any' AND creditor_type = 'any' AND status <> 'any' GROUP BY status) AS counts`,
};

const figureNames = Object.keys(figures) as (keyof FiguresHere)[];

type Found = FiguresHere & Record<Queue, { waiting: number; oldest: number }>;

/** The statement behind `readDatabase`. */
export const databaseReadingsStatement = (): Statement<Found> =>
  sql`SELECT ${join([
    ...queueNames.map(queue),
    ...figureNames.map((name) => sql`(${figures[name]}) AS ${raw(name)}`),
  ])} FROM (SELECT) AS readings`;

async function found() {
  const query = prepared(databaseReadingsStatement());
  // It may fail after nobody waits for it any more.
  query.catch(() => undefined);
  const tired = sleep(timeoutMs, null, { ref: false });
  const row = (await Promise.race([query, tired]))?.[0];
  if (!row) throw new Error('The database did not answer');
  return row;
}

const readingsOf = (row?: Found) =>
  Object.fromEntries([
    ...figureNames.map((name) => [name, row?.[name]]),
    ...queueNames.flatMap((name) => [
      [`${name}_waiting`, row?.[name].waiting],
      [`${name}_oldest_seconds`, row?.[name].oldest],
    ]),
  ]);

/** Notes what the database holds now; when it does not answer, only that. */
export async function readDatabase() {
  try {
    noteReadings({ database_up: 1, ...readingsOf(await found()) });
  } catch (error) {
    log.warn({ err: error }, 'metrics without the database');
    noteReadings({ database_up: 0, ...readingsOf() });
  }
}
