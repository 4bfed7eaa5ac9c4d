import type { Origin } from '@/lib/access/actor';
import { sessionsOfAccount, signInOfAccountAnywhere } from '@/lib/access/limits';
import { isProfessional } from '@/lib/access/permissions';
import { entryValues, insertEntriesWhen } from '@/lib/audit/write';
import { consumeCode } from '@/lib/identity/authentication/consume-code';
import { hasSecondFactor } from '@/lib/identity/authentication/has-second-factor';
import { passwordMatches } from '@/lib/identity/authentication/password';
import { newDevice } from '@/lib/identity/devices/cookie';
import { hashOfDevice, knows, withoutOldest } from '@/lib/identity/devices/known-devices';
import { newSession, tokenOf } from '@/lib/identity/sessions/session';
import { raiseAlert } from '@/lib/notifications/alerts';
import { pool } from '@/lib/platform/db';
import { PortalError } from '@/lib/platform/errors';
import { log } from '@/lib/platform/log';
import { prepared } from '@/lib/platform/prepared';
import { clearLimit, consumeLimit, keyOf } from '@/lib/platform/rate-limit';
import { raw, sql } from '@/lib/platform/sql';
import { presentUser, type Shown } from './present';
import type { Credentials } from './schema';
import { triesOf } from './sign-in-tries';

type Account = Shown & {
  passwordHash: string | null;
  secondFactor: boolean;
  /** Whether it signed in before on the device that it is tried on. */
  knownDevice: boolean;
};

/** Where a sign-in is tried: `device` is what the browser was given when it signed in before, if it did. */
type Place = Origin & { device?: string | undefined };

/**
 * Signs a person in: a token for a new session, who they are, and what their device is known by from now on.
 * Throws `wrong_credentials` alike for an unknown address and a wrong password, in the same time;
 * `too_many_requests` after ten failures in 15 minutes on the same network, 100 in an hour on all, or 200 in an hour on
 * that network for whatever accounts, none of which stops a device that signed in before: that has ten failures of its
 * own; `account_closed`, once the password is right,
 * for an account declined or switched off, or a claimant's that is suspended; `second_factor_required` then when its second factor is on and
 * no code was given, and `wrong_code` for one that is not right or was used, which count as failures too.
 */
export async function signIn(input: Credentials, place: Place) {
  const { email, password } = input;
  const user = await accountOf(email, place.device);
  const counted = triesOf(email, place, user);
  // Counted before it is known to fail, so that a burst gets no further than a patient guesser.
  await noted(place, user, counted.take());
  if (!(await passwordMatches(user?.passwordHash, password)) || !user) {
    log.warn(
      { userId: user?.id ?? null, address: place.ipAddress },
      'sign-in refused: wrong password',
    );
    throw await counted.failed('wrong_credentials');
  }
  if (user.status === 'declined' || user.status === 'disabled') {
    log.warn({ userId: user.id, address: place.ipAddress }, 'sign-in refused: account closed');
    await clearLimit(counted.policy, counted.subject);
    const suspended = user.role === 'claimant' ? 'yes' : 'no';
    throw new PortalError('account_closed', { params: { suspended } });
  }
  const details: Record<string, unknown> = {};
  if (user.secondFactor) {
    if (!input.code) throw new PortalError('second_factor_required');
    details.secondFactor = await consumeCode(user, input.code);
    if (!details.secondFactor) {
      log.warn({ userId: user.id, address: place.ipAddress }, 'sign-in refused: wrong code');
      throw await counted.failed('wrong_code');
    }
  }
  await noted(place, user, consumeLimit(sessionsOfAccount, user.id));
  const session = newSession();
  const device = place.device ?? newDevice();
  if (!(await openSession(user, place, { ...session, device, details, counted }))) {
    throw await counted.failed('wrong_credentials');
  }
  if (!user.knownDevice && isProfessional(user.role)) {
    await raiseAlert('new_device', user.id, alertFacts(user, place));
  }
  return { token: await tokenOf(session.id, user.role), user: presentUser(user), device };
}

/** A try that may be one too many, which leaves a line then, and of which administrators hear where it is one of theirs. */
async function noted(place: Place, user: Account | undefined, trying: Promise<void>) {
  try {
    await trying;
  } catch (error) {
    if (error instanceof PortalError && error.code === 'too_many_requests') {
      log.warn({ address: place.ipAddress ?? 'unknown' }, 'sign-in refused: too many tries');
      if (user && isProfessional(user.role)) {
        await raiseAlert('lockout', user.id, alertFacts(user, place));
      }
    }
    throw error;
  }
}

const alertFacts = ({ firstName, lastName }: Account, { ipAddress }: Place) => ({
  name: `${firstName} ${lastName}`,
  address: ipAddress ?? '',
});

/** By a prepared statement: a sign-in is to cost little more than its key derivation. */
async function accountOf(email: string, device: string | undefined) {
  const [account] = await prepared<Account>(sql`
    SELECT id, email, password_hash AS "passwordHash", first_name AS "firstName", last_name AS "lastName",
      role, phone, license_number AS "licenseNumber", organization, status, created_at AS "createdAt",
      ${raw(hasSecondFactor('users.id'))} AS "secondFactor", ${knows('users.id', device)} AS "knownDevice"
    FROM users WHERE email = ${email}`);
  return account;
}

const opening = {
  name: 'sign-in',
  text: `WITH entitled AS MATERIALIZED (SELECT id FROM users
      WHERE id = $2::uuid AND password_hash = $12 AND status = $13::"AccountStatus" FOR SHARE),
    opened AS (INSERT INTO sessions (id, user_id, expires_at, ip_address, user_agent)
      SELECT $10::uuid, id, $11::timestamptz, $4::text, $5::text FROM entitled RETURNING id),
    forgotten AS (DELETE FROM rate_counts WHERE key = $9 AND EXISTS (SELECT FROM opened)),
    uncounted AS (UPDATE rate_counts SET count = count - 1
      WHERE key = $14 AND count > 0 AND EXISTS (SELECT FROM opened)),
    remembered AS (INSERT INTO known_devices (user_id, token_hash) SELECT $2::uuid, $15::bytea FROM opened
      ON CONFLICT (user_id, token_hash) DO UPDATE SET last_used_at = now()),
    made_room AS (${withoutOldest('$2::uuid', '$15::bytea')} AND EXISTS (SELECT FROM opened))
    ${insertEntriesWhen('EXISTS (SELECT FROM opened)')}`,
};

interface Opening extends ReturnType<typeof newSession> {
  device: string;
  details: Record<string, unknown>;
  counted: ReturnType<typeof triesOf>;
}

/**
 * The session, its entry in the audit trail, the device and the end of the count of failures: one statement, one commit. Gives
 * whether it was opened: not when the account got another password or status since it was read, since what ended
 * its sessions then did not yet see this one.
 */
async function openSession(
  user: Account,
  { ipAddress, userAgent }: Origin,
  { id, expiresAt, device, details, counted }: Opening,
) {
  const { rowCount } = await pool.query({
    ...opening,
    values: [
      ...entryValues({ ...user, origin: { ipAddress, userAgent } }, 'user_login', [{ details }]),
      keyOf(counted.policy, counted.subject),
      id,
      expiresAt,
      user.passwordHash,
      user.status,
      keyOf(signInOfAccountAnywhere, user.email),
      hashOfDevice(user.id, device),
    ],
  });
  return rowCount === 1;
}
