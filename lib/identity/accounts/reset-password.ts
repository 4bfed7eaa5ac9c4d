import { accountOf } from '@/lib/access/account';
import type { Origin } from '@/lib/access/actor';
import {
  resetFromAddress,
  resetOfAccount,
  resetOfAccountAnywhere,
  resetOnDevice,
  signInOfAccount,
  signInOfAccountAnywhere,
} from '@/lib/access/limits';
import { recordAudit } from '@/lib/audit/write';
import { hashPassword } from '@/lib/identity/authentication/password';
import { knows, rememberDevice } from '@/lib/identity/devices/known-devices';
import { setPassword } from '@/lib/identity/passwords/set-password';
import { hashOfToken } from '@/lib/notifications/mail/link-token';
import { queueAccountNotice } from '@/lib/notifications/mail/queue';
import { databaseTime } from '@/lib/platform/database-time';
import { db } from '@/lib/platform/db';
import { PortalError } from '@/lib/platform/errors';
import { prepared } from '@/lib/platform/query';
import { accountFrom, clearLimit, consumeLimit } from '@/lib/platform/rate-limit';
import { consumeSlowly } from '@/lib/platform/slow-down';
import { sql } from '@/lib/platform/sql';
import { lockAccount, proveByMail } from './first-proof';
import type { SignInOrigin } from './sign-in-tries';

/**
 * Records a request for a reset link in the same way whether the address has an account or not, so that neither words nor time
 * tell; the delivery of mail does the rest, and no answered request is lost. For an address over its limit nothing is recorded.
 * A request from a device that signed in to the account before counts for that device alone. Many requests from one network are
 * slowed down, see {@link consumeSlowly}.
 */
export async function requestPasswordReset(email: string, { ipAddress, device }: SignInOrigin) {
  const own = await isDeviceOf(email, device);
  if (!own) await consumeSlowly(resetFromAddress, ipAddress ?? 'unknown');
  try {
    if (own) await consumeLimit(resetOnDevice, `${email} ${device}`);
    else {
      await consumeLimit(resetOfAccount, accountFrom(email, ipAddress));
      await consumeLimit(resetOfAccountAnywhere, email);
    }
  } catch (error) {
    if (error instanceof PortalError) return;
    throw error;
  }
  await db.resetRequest.create({ data: { email, own } });
}

/** Whether this device signed in before to the account with this address. */
async function isDeviceOf(email: string, device: string | undefined) {
  // Other devices cause no look-up, so that neither words nor time tell of an account.
  if (device === undefined) return false;
  const rows = await prepared(
    sql`SELECT id FROM users WHERE email = ${email} AND ${knows('users.id', device)}`,
  );
  return rows.length > 0;
}

/**
 * Sets a new password with a link's token, ends every session of that person and tells them. Only the device used now stays
 * known. A second factor stays on, unless this is the first proof of the address, see {@link proveByMail}. Throws
 * `dead_reset_link` when the token is unknown, used, replaced or expired; many such tries from one network are slowed down.
 */
export async function resetPassword(
  token: string,
  newPassword: string,
  { device, ...origin }: Origin & { device: string },
) {
  const tokenHash = hashOfToken(token);
  const now = await databaseTime();
  const live = await db.passwordReset.findFirst({
    where: { tokenHash, expiresAt: { gt: now } },
  });
  if (!live) {
    await consumeSlowly(resetFromAddress, origin.ipAddress ?? 'unknown');
    throw deadLink();
  }
  const passwordHash = await hashPassword(newPassword);
  const email = await db.$transaction(async (tx) => {
    const used = await tx.passwordReset.deleteMany({ where: { tokenHash } });
    if (used.count === 0) throw deadLink();
    const before = await lockAccount(tx, live.userId);
    const { id } = await proveByMail(tx, before, origin);
    const user = accountOf(await setPassword(tx, id, { passwordHash }));
    await tx.session.deleteMany({ where: { userId: user.id } });
    await rememberDevice(tx, user.id, device);
    await queueAccountNotice(tx, user, 'password_was_reset');
    await recordAudit(tx, { ...user, origin }, 'account_changed', {
      details: { change: 'password_reset', userId: user.id },
    });
    return user.email;
  });
  await clearLimit(signInOfAccount, accountFrom(email, origin.ipAddress));
  await clearLimit(signInOfAccountAnywhere, email);
}

const deadLink = () =>
  new PortalError('dead_reset_link', { issues: [{ path: 'token', rule: 'reset_link' }] });
