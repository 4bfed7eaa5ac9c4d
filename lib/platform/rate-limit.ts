import { createHash } from 'node:crypto';
import type { ErrorParams } from '@/lib/format/broken-rule';
import { type ErrorCode, PortalError } from './errors';
import { networkOf } from './network';
import { type Ask, prepared, type Statement } from './query';
import { type Sql, sql } from './sql';

/** How often something may be tried within a window that opens with the first try. */
export interface RatePolicy {
  name: string;
  limit: number;
  seconds: number;
  /** What whoever passes the limit is told, if not `too_many_requests`. */
  refusal?: { code: ErrorCode; params?: ErrorParams };
}

// Letter for letter, as the database takes addresses for the same: of one İ, JavaScript makes two letters.
const folded = (subject: string) =>
  Array.from(subject, (letter) => Array.from(letter.toLowerCase())[0]).join('');

/** What tries are counted under. Hashed: an e-mail address has no business in a table of counters. */
export const keyOf = (policy: RatePolicy, subject: string) =>
  `${policy.name}:${createHash('sha256')
    .update(networkOf(folded(subject)))
    .digest('base64url')}`;

/** The subject of what is counted for an account and a network together; `address` is null where it is not known. */
export const accountFrom = (account: string, address: string | null) =>
  `${account} ${networkOf(address ?? 'unknown')}`;

/** A policy's window, in SQL. */
const windowOf = ({ seconds }: RatePolicy) => sql`make_interval(secs => ${seconds}::float8)`;

const counting = (
  policy: RatePolicy,
  subject: string,
  count: number,
  source = sql``,
): Sql & Statement<Counted> => sql`
  INSERT INTO rate_counts AS r (key, window_start, count)
  SELECT ${keyOf(policy, subject)}, now(), ${count}::int ${source}
  ON CONFLICT (key) DO UPDATE SET
    count = excluded.count + CASE WHEN r.window_start < now() - ${windowOf(policy)} THEN 0 ELSE r.count END,
    window_start = CASE WHEN r.window_start < now() - ${windowOf(policy)} THEN now() ELSE r.window_start END
  RETURNING count, extract(epoch FROM window_start + ${windowOf(policy)} - now())::float8 AS "retryAfter"`;

/** Counts one try, or `count` things at once. Throws the policy's refusal, with the seconds to wait, once the limit is passed. */
export async function consumeLimit(policy: RatePolicy, subject: string, count = 1) {
  requireWithin(policy, await countTry(policy, subject, count));
}

/** Counts one try, or `count` things at once; gives how many there were by then, and the seconds until the window ends. */
export async function countTry(policy: RatePolicy, subject: string, count = 1) {
  // Nobody waits for the disk: the tries of the last moment before a crash may be forgotten.
  const [counted] = await prepared<Counted>(sql`
    WITH soon AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true))
    ${counting(policy, subject, count, sql`FROM soon`)}`);
  return counted;
}

/** Counts so many at once in a transaction, with which they are forgotten. Throws like {@link consumeLimit}. */
export async function consumeMany(ask: Ask, policy: RatePolicy, subject: string, count: number) {
  if (count === 0) return;
  const [counted] = await ask(counting(policy, subject, count));
  requireWithin(policy, counted);
}

/** Begins the window anew, in a transaction, and lets so many through within it. */
export async function allowUpTo(ask: Ask, policy: RatePolicy, subject: string, limit: number) {
  const count = policy.limit - limit;
  await ask(sql`
    INSERT INTO rate_counts (key, window_start, count) VALUES (${keyOf(policy, subject)}, now(), ${count}::int)
    ON CONFLICT (key) DO UPDATE SET window_start = excluded.window_start, count = excluded.count`);
}

interface Counted {
  count: number;
  retryAfter: number;
}

function requireWithin(policy: RatePolicy, counted: Counted | undefined) {
  if (counted && counted.count > policy.limit) throw tooMany(policy, counted.retryAfter);
}

/** How often something may be done by one person, and from one address by everybody behind it. */
export interface ActorRatePolicy {
  person: RatePolicy;
  address: RatePolicy;
}

/** Counts nothing: for tries of which only those count that fail. Throws like {@link consumeLimit} when none is left. */
export async function requireLimitLeft(policy: RatePolicy, subject: string) {
  const [passed] = await prepared<{ retryAfter: number }>(sql`
    SELECT extract(epoch FROM window_start + ${windowOf(policy)} - now())::float8 AS "retryAfter"
    FROM rate_counts WHERE key = ${keyOf(policy, subject)} AND count >= ${policy.limit}::int
      AND window_start >= now() - ${windowOf(policy)}`);
  if (passed) throw tooMany(policy, passed.retryAfter);
}

/** The policy's refusal, with the seconds to wait. */
export function tooMany(
  { refusal = { code: 'too_many_requests' } }: RatePolicy,
  retryAfter: number,
) {
  const { code, ...named } = refusal;
  return new PortalError(code, { ...named, retryAfter: Math.max(1, retryAfter) });
}

/** Forgets all tries, such as the failed sign-ins of an account that has now signed in. */
export async function clearLimit(policy: RatePolicy, subject: string) {
  await prepared(sql`DELETE FROM rate_counts WHERE key = ${keyOf(policy, subject)}`);
}
