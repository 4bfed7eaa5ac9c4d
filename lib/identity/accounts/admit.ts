import type { Passkey } from '@/generated/prisma/client';
import type { WithAddress } from '@/lib/access/account';
import { sessionsOfAccount, signInOfAccountAnywhere } from '@/lib/access/limits';
import { isProfessional } from '@/lib/access/role';
import { entriesAdded } from '@/lib/audit/write';
import { fullName } from '@/lib/format/person';
import { hasSecondFactor } from '@/lib/identity/authentication/second-factors';
import { newDevice } from '@/lib/identity/devices/cookie';
import { hashOfDevice, knows, withoutOldest } from '@/lib/identity/devices/known-devices';
import { newSession, tokenOf } from '@/lib/identity/sessions/session';
import { raiseAlert } from '@/lib/notifications/alerts';
import { pool } from '@/lib/platform/db';
import { PortalError } from '@/lib/platform/errors';
import { log } from '@/lib/platform/log';
import { changedIn, prepared } from '@/lib/platform/query';
import { clearLimit, consumeLimit, keyOf } from '@/lib/platform/rate-limit';
import { raw, type Sql, sql } from '@/lib/platform/sql';
import { type PresentableUser, presentUser } from './present';
import type { SignInOrigin, triesOf } from './sign-in-tries';

type Account = WithAddress<PresentableUser> & {
  passwordHash: string | null;
  secondFactor: boolean;
  /** The account signed in before on this device. */
  knownDevice: boolean;
};

type Tries = ReturnType<typeof triesOf>;

/** A prepared statement, so that a sign-in costs little more than its key derivation. */
export async function accountWhere(condition: Sql, device: string | undefined) {
  const [account] = await prepared<Account>(sql`
    SELECT id, email, password_hash AS "passwordHash", first_name AS "firstName", last_name AS "lastName",
      role, phone, license_number AS "licenseNumber", organization, status, created_at AS "createdAt",
      ${raw(hasSecondFactor('users.id'))} AS "secondFactor", ${knows('users.id', device)} AS "knownDevice"
    FROM users WHERE ${condition}`);
  return account;
}

/** Call it after the proof. Throws `account_closed` for an account that is declined, switched off or suspended. */
export async function requireOpen(user: Account, origin: SignInOrigin, counted: Tries) {
  if (user.status !== 'declined' && user.status !== 'disabled') return;
  log.warn({ userId: user.id, address: origin.ipAddress }, 'sign-in refused: account closed');
  await clearLimit(counted.policy, counted.subject);
  const suspended = user.role === 'claimant' ? 'yes' : 'no';
  throw new PortalError('account_closed', { params: { suspended } });
}

/** `passkey` is the one they used; `details` are for the audit trail. */
interface Proven {
  passkey: Passkey | null;
  details: Record<string, unknown>;
}

/**
 * Signs an account in: gives a session's token, the person, and the device's new mark. Administrators hear of an approved
 * professional's new device. Throws `too_many_requests` after 100 in an hour, and `refusal` when the proof no longer holds.
 */
export async function admit(
  user: Account,
  origin: SignInOrigin,
  counted: Tries,
  proven: Proven,
  refusal: 'wrong_credentials' | 'wrong_passkey',
) {
  await noted(origin, user, consumeLimit(sessionsOfAccount, user.id));
  const session = newSession();
  const device = origin.device ?? newDevice();
  if (!(await openSession(user, origin, { ...session, ...proven, device, counted }))) {
    throw await counted.failed(refusal);
  }
  if (!user.knownDevice && isWorking(user)) {
    const cause = `${user.id} ${hashOfDevice(user.id, device).toString('base64url')}`;
    await raiseAlert('new_device', cause, alertFacts(user, origin));
  }
  return { token: await tokenOf(session.id, user.role), user: presentUser(user), device };
}

/** Logs a try that a limit refuses, and tells administrators when it is for a professional's account. */
export async function noted(
  origin: SignInOrigin,
  user: Account | undefined,
  trying: Promise<void>,
) {
  try {
    await trying;
  } catch (error) {
    if (error instanceof PortalError && error.code === 'too_many_requests') {
      log.warn({ address: origin.ipAddress ?? 'unknown' }, 'sign-in refused: too many tries');
      if (user && isWorking(user)) {
        await raiseAlert('lockout', user.id, alertFacts(user, origin));
      }
    }
    throw error;
  }
}

// Anybody may register as a professional; alerts about accounts not yet approved would hide the important ones.
const isWorking = ({ role, status }: Account) => isProfessional(role) && status === 'active';

const alertFacts = (account: Account, { ipAddress }: SignInOrigin) => ({
  name: fullName(account),
  address: ipAddress ?? '',
});

interface Opening extends ReturnType<typeof newSession>, Proven {
  device: string;
  counted: Tries;
}

/** False when password, status or passkey changed since they were read: that change ended all sessions before this one existed. */
async function openSession(
  user: Account,
  { ipAddress, userAgent }: SignInOrigin,
  { id, expiresAt, device, passkey, details, counted }: Opening,
) {
  const hash = hashOfDevice(user.id, device);
  const passkeyId = passkey?.id ?? null;
  const entry = entriesAdded(
    { ...user, origin: { ipAddress, userAgent } },
    'user_login',
    [{ details }],
    {
      when: sql`EXISTS (SELECT FROM opened)`,
    },
  );
  const written = await changedIn(pool)(sql`
    WITH entitled AS MATERIALIZED (
      SELECT id FROM users WHERE id = ${user.id}::uuid AND password_hash = ${user.passwordHash}
        AND status = ${user.status}::"AccountStatus" FOR SHARE),
    held AS MATERIALIZED (
      SELECT FROM entitled e JOIN passkeys k ON k.user_id = e.id WHERE k.id = ${passkeyId}::uuid FOR SHARE OF k),
    opened AS (
      INSERT INTO sessions (id, user_id, expires_at, ip_address, user_agent)
      SELECT ${id}::uuid, id, ${expiresAt}::timestamptz, ${ipAddress}::text, ${userAgent}::text FROM entitled
      WHERE ${passkeyId}::uuid IS NULL OR EXISTS (SELECT FROM held) RETURNING user_id),
    forgotten AS (
      DELETE FROM rate_counts WHERE key = ${keyOf(counted.policy, counted.subject)} AND EXISTS (SELECT FROM opened)),
    uncounted AS (
      UPDATE rate_counts SET count = count - 1
      WHERE key = ${keyOf(signInOfAccountAnywhere, user.email)} AND count > 0 AND EXISTS (SELECT FROM opened)),
    remembered AS (
      INSERT INTO known_devices (user_id, token_hash) SELECT user_id, ${hash}::bytea FROM opened
      ON CONFLICT (user_id, token_hash) DO UPDATE SET last_used_at = now()),
    made_room AS (${withoutOldest(user.id, hash)} AND EXISTS (SELECT FROM opened))
    ${entry}`);
  return written === 1;
}
