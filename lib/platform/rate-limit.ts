import { createHash } from 'node:crypto';
import type { ErrorParams } from '@/lib/format/broken-rule';
import { type ErrorCode, PortalError } from './errors';
import { networkOf } from './network';
import { type Ask, prepared, type Statement } from './query';
import { type Sql, sql } from './sql';

/** The window opens with the first try. */
export interface RatePolicy {
  name: string;
  limit: number;
  seconds: number;
  /** Thrown beyond the limit; `too_many_requests` by default. */
  refusal?: { code: ErrorCode; params?: ErrorParams };
}

// The database's lower case, letter for letter: JavaScript makes two letters of one İ.
const folded = (subject: string) =>
  Array.from(subject, (letter) => Array.from(letter.toLowerCase())[0]).join('');

/** Counts tries under a hash, because an e-mail address has no business in a table of counters. */
export const keyOf = (policy: RatePolicy, subject: string) =>
  `${policy.name}:${createHash('sha256')
    .update(networkOf(folded(subject)))
    .digest('base64url')}`;

/** The subject for an account and a network together; `address` is null where it is not known. */
export const accountFrom = (account: string, address: string | null) =>
  `${account} ${networkOf(address ?? 'unknown')}`;

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

/** Counts `count` tries. Throws the policy's refusal, with the seconds to wait, beyond the limit. */
export async function consumeLimit(policy: RatePolicy, subject: string, count = 1) {
  requireWithin(policy, await countTry(policy, subject, count));
}

/** Counts `count` tries; gives how many there are, and the seconds until the window ends. */
export async function countTry(policy: RatePolicy, subject: string, count = 1) {
  // Nobody waits for the disk: a crash may forget the last moment's tries.
  const [counted] = await prepared<Counted>(sql`
    WITH soon AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true))
    ${counting(policy, subject, count, sql`FROM soon`)}`);
  return counted;
}

/** Counts tries in a transaction, which forgets them if it fails. Throws like {@link consumeLimit}. */
export async function consumeMany(ask: Ask, policy: RatePolicy, subject: string, count: number) {
  if (count === 0) return;
  const [counted] = await ask(counting(policy, subject, count));
  requireWithin(policy, counted);
}

/** Begins the window anew, in a transaction, and allows `limit` tries within it. */
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

export interface ActorRatePolicy {
  person: RatePolicy;
  address: RatePolicy;
}

/** Counts nothing, for tries of which only failures count. Throws like {@link consumeLimit} when none is left. */
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

/** Forgets all tries, for example failed sign-ins after a successful one. */
export async function clearLimit(policy: RatePolicy, subject: string) {
  await prepared(sql`DELETE FROM rate_counts WHERE key = ${keyOf(policy, subject)}`);
}
