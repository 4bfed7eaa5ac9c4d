import { type Sql, sql } from './sql';

/** `attempts`, `deaths` and `next_try_at` of a queue. A killed process tells nobody, so each try counts as a death until it ends. */
export interface Tries {
  attempts: number;
  /** Tries whose process died, with the one under way. */
  deaths: number;
}

/** What failed so often fails again. */
const maxFailed = 8;

/** Processes also die of restarts and other work. The pauses come to more than a day, so one day's restarts do not use them up. */
const maxDeaths = 12;

/** The work kills its process, or there were more restarts than pauses. */
export class DiedTooOften extends Error {
  constructor() {
    super('Each process that began this work died');
  }
}

/** Throws {@link DiedTooOften} for a try that may not be made any more. */
export function requireTry({ deaths }: Tries) {
  if (deaths > maxDeaths) throw new DiedTooOften();
}

/** Tells whether a try that ended with this error was the last one. */
export const wasLast = ({ attempts }: Tries, error: unknown) =>
  error instanceof DiedTooOften || attempts + 1 >= maxFailed;

// 2 seconds to 6 hours. Chance keeps two works apart that died with one process, so the harmless one ends before the other
// begins.
const pauseAfterDeath = sql`make_interval(secs => least(21600, 2 * 4 ^ least(deaths, 8)) * (1 + random() / 2))`;

/** SET when a try begins: if its process dies, the next try comes after a pause. */
export const begun: Sql = sql`deaths = deaths + 1, next_try_at = now() + ${pauseAfterDeath}`;

/** SET when a try succeeds. */
export const done: Sql = sql`deaths = deaths - 1`;

/** SET when a try fails: the next comes after 2 seconds to 10 minutes. */
export const failed: Sql = sql`${done}, attempts = attempts + 1,
  next_try_at = now() + make_interval(secs => least(600, 2 ^ least(attempts + 1, 10)))`;

/** SET when a try is put off for seconds: the process ends in order, or the work waits for something. */
export const putOff = (seconds: Sql): Sql =>
  sql`${done}, next_try_at = now() + ${seconds} * interval '1 second'`;
