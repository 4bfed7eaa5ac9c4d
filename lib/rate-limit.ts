import { createHash } from 'node:crypto';
import { pool } from './db';
import { PortalError } from './errors';

/** How often something may be tried within a window that opens with the first try. */
export interface RatePolicy {
  name: string;
  limit: number;
  seconds: number;
  /** What whoever passes the limit is told. */
  message?: string;
}

// Keys are hashed: an e-mail address has no business in a table of counters.
const keyOf = (policy: RatePolicy, subject: string) =>
  `${policy.name}:${createHash('sha256').update(subject.toLowerCase()).digest('base64url')}`;

const takeOne = {
  name: 'rate-take',
  text: `INSERT INTO rate_counts AS r (key, window_start, count) VALUES ($1, now(), 1)
         ON CONFLICT (key) DO UPDATE SET
           count = CASE WHEN r.window_start < now() - make_interval(secs => $2) THEN 1 ELSE r.count + 1 END,
           window_start = CASE WHEN r.window_start < now() - make_interval(secs => $2) THEN now() ELSE r.window_start END
         RETURNING count, extract(epoch FROM window_start + make_interval(secs => $2) - now())::float8 AS "retryAfter"`,
};

/** Counts one try. Throws `too_many_requests`, with the seconds to wait, once the limit is passed. */
export async function takeTry(policy: RatePolicy, subject: string) {
  const { rows } = await pool.query<{ count: number; retryAfter: number }>({
    ...takeOne,
    values: [keyOf(policy, subject), policy.seconds],
  });
  const row = rows[0];
  if (row && row.count > policy.limit) {
    throw new PortalError(
      'too_many_requests',
      policy.message ?? 'Too many attempts. Please wait a while and try again.',
      {
        retryAfter: Math.max(1, row.retryAfter),
      },
    );
  }
}

/** Takes a try back that turned out not to count, such as a sign-in that succeeded. */
export async function giveTryBack(policy: RatePolicy, subject: string) {
  await pool.query('UPDATE rate_counts SET count = greatest(count - 1, 0) WHERE key = $1', [
    keyOf(policy, subject),
  ]);
}

/** Forgets all tries, such as the failed sign-ins of an account that has now signed in. */
export async function forgetTries(policy: RatePolicy, subject: string) {
  await pool.query('DELETE FROM rate_counts WHERE key = $1', [keyOf(policy, subject)]);
}
