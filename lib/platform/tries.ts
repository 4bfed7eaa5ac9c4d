import { type Sql, sql } from './sql';

/**
 * The tries of work that a row of a queue stands for, in its columns `attempts`, `deaths` and `next_try_at`. A process that is killed
 * tells nobody. So each try counts as a death from its beginning, and no longer once it ends, in whatever way.
 */
export interface Tries {
  /** How many tries failed. */
  attempts: number;
  /** How many tries ended with their process, with the one under way. */
  deaths: number;
}

/** So many tries may fail: what fails does so again. */
const maxFailed = 8;

/**
 * So many processes may die. The work need not be the reason: a machine is restarted, another work kills. The pauses after so many
 * deaths come to more than a day, so restarts of one day do not use them up, and a work that kills its process does it for so long only.
 */
const maxDeaths = 12;

/** The work kills its process, or there were more restarts than pauses to hold them. */
export class DiedTooOften extends Error {
  constructor() {
    super('Each process that began this work died');
  }
}

/** Throws {@link DiedTooOften} for a try that may not be made any more. */
export function requireTry({ deaths }: Tries) {
  if (deaths > maxDeaths) throw new DiedTooOften();
}

/** Whether a try that ended with this error was the last one. */
export const wasLast = ({ attempts }: Tries, error: unknown) =>
  error instanceof DiedTooOften || attempts + 1 >= maxFailed;

// From 2 seconds to 6 hours. Chance keeps two works apart that died with one process: the guiltless one ends before the other begins.
const pauseAfterDeath = sql`make_interval(secs => least(21600, 2 * 4 ^ least(deaths, 8)) * (1 + random() / 2))`;

/** What SET changes when a try begins: should its process die, the next one comes after a pause. */
export const begun: Sql = sql`deaths = deaths + 1, next_try_at = now() + ${pauseAfterDeath}`;

/** What SET changes when a try succeeds. */
export const done: Sql = sql`deaths = deaths - 1`;

/** What SET changes when a try fails: the next comes after 2 seconds to 10 minutes. */
export const failed: Sql = sql`${done}, attempts = attempts + 1,
  next_try_at = now() + make_interval(secs => least(600, 2 ^ least(attempts + 1, 10)))`;

/** What SET changes when a try is put off for seconds: the process ends in order, or the work waits for something. */
export const putOff = (seconds: Sql): Sql =>
  sql`${done}, next_try_at = now() + ${seconds} * interval '1 second'`;
