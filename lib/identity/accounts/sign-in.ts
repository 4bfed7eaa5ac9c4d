import type { Origin } from '@/lib/access/actor';
import { signInFromAddress, signInOfAccount } from '@/lib/access/limits';
import { entryValues, insertEntriesWhen } from '@/lib/audit/write';
import { consumeCode } from '@/lib/identity/authentication/consume-code';
import { hasSecondFactor } from '@/lib/identity/authentication/has-second-factor';
import { passwordMatches } from '@/lib/identity/authentication/password';
import { newSession, tokenOf } from '@/lib/identity/sessions/session';
import { pool } from '@/lib/platform/db';
import { PortalError } from '@/lib/platform/errors';
import { log } from '@/lib/platform/log';
import { prepared } from '@/lib/platform/prepared';
import { clearLimit, consumeLimit, keyOf, requireLimitLeft } from '@/lib/platform/rate-limit';
import { presentUser, type Shown } from './present';
import type { Credentials } from './schema';

type Account = Shown & { passwordHash: string | null; secondFactor: boolean };

/**
 * Signs a person in: a token for a new session, and who they are.
 * Throws `wrong_credentials` alike for an unknown address and a wrong password, in the same time;
 * `too_many_requests` after ten failures in 15 minutes; `account_closed`, once the password is right,
 * for an account declined or switched off, or a claimant's that is suspended; `second_factor_required` then when its second factor is on and
 * no code was given, and `wrong_code` for one that is not right or was used, which count as failures too.
 */
export async function signIn(input: Credentials, origin: Origin) {
  const { email, password } = input;
  const address = origin.ipAddress ?? 'unknown';
  // First, so that an address that may try no more takes no account's tries either.
  await noted(address, requireLimitLeft(signInFromAddress, address));
  const [user] = await Promise.all([
    accountOf(email),
    // Counted before it is known to fail, so that a burst gets no further than a patient guesser.
    noted(address, consumeLimit(signInOfAccount, email)),
  ]);
  if (!(await passwordMatches(user?.passwordHash, password)) || !user) {
    throw await wrongCredentials(user, address);
  }
  if (user.status === 'declined' || user.status === 'disabled') {
    log.warn({ userId: user.id, address }, 'sign-in refused: account closed');
    await clearLimit(signInOfAccount, email);
    const suspended = user.role === 'claimant' ? 'yes' : 'no';
    throw new PortalError('account_closed', { params: { suspended } });
  }
  const proof = user.secondFactor ? await proofBy(input.code, user, address) : undefined;
  const session = newSession();
  const opened = await openSession(user, origin, session, proof ? { secondFactor: proof } : {});
  if (!opened) throw await wrongCredentials(user, address);
  return { token: await tokenOf(session.id, user.role), user: presentUser(user) };
}

/** A try that may be one too many, which leaves a line then. */
async function noted(address: string, trying: Promise<void>) {
  try {
    await trying;
  } catch (error) {
    if (error instanceof PortalError && error.code === 'too_many_requests') {
      log.warn({ address }, 'sign-in refused: too many tries');
    }
    throw error;
  }
}

async function wrongCredentials(user: Account | undefined, address: string) {
  log.warn({ userId: user?.id ?? null, address }, 'sign-in refused: wrong password');
  await consumeLimit(signInFromAddress, address);
  return new PortalError('wrong_credentials');
}

async function proofBy(code: string | undefined, user: Account, address: string) {
  if (!code) throw new PortalError('second_factor_required');
  const proof = await consumeCode(user, code);
  if (proof) return proof;
  log.warn({ userId: user.id, address }, 'sign-in refused: wrong code');
  await consumeLimit(signInFromAddress, address);
  throw new PortalError('wrong_code');
}

/** By a prepared statement: a sign-in is to cost little more than its key derivation. */
async function accountOf(email: string) {
  const text = `SELECT id, email, password_hash AS "passwordHash", first_name AS "firstName", last_name AS "lastName",
      role, phone, license_number AS "licenseNumber", organization, status, created_at AS "createdAt",
      ${hasSecondFactor('users.id')} AS "secondFactor"
    FROM users WHERE email = $1`;
  const [account] = await prepared<Account>({ text, values: [email] });
  return account;
}

const opening = {
  name: 'sign-in',
  text: `WITH entitled AS MATERIALIZED (SELECT id FROM users
      WHERE id = $2::uuid AND password_hash = $12 AND status = $13::"AccountStatus" FOR SHARE),
    opened AS (INSERT INTO sessions (id, user_id, expires_at, ip_address, user_agent)
      SELECT $10::uuid, id, $11::timestamptz, $4::text, $5::text FROM entitled RETURNING id),
    forgotten AS (DELETE FROM rate_counts WHERE key = $9 AND EXISTS (SELECT FROM opened))
    ${insertEntriesWhen('EXISTS (SELECT FROM opened)')}`,
};

/**
 * The session, its entry in the audit trail and the end of the count of failures: one statement, one commit. Gives
 * whether it was opened: not when the account got another password or status since it was read, since what ended
 * its sessions then did not yet see this one.
 */
async function openSession(
  user: Account,
  origin: Origin,
  { id, expiresAt }: ReturnType<typeof newSession>,
  details: Record<string, unknown>,
) {
  const { rowCount } = await pool.query({
    ...opening,
    values: [
      ...entryValues({ ...user, origin }, 'user_login', [{ details }]),
      keyOf(signInOfAccount, user.email),
      id,
      expiresAt,
      user.passwordHash,
      user.status,
    ],
  });
  return rowCount === 1;
}
