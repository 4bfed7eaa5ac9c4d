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
 * Records a request for a reset link, alike with and without an account, so that neither words nor time tell. Drops one beyond
 * its address's limit. A known device's requests count for it alone; see {@link consumeSlowly} for networks.
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

async function isDeviceOf(email: string, device: string | undefined) {
  // Other devices cause no look-up, so that neither words nor time tell of an account.
  if (device === undefined) return false;
  const rows = await prepared(
    sql`SELECT id FROM users WHERE email = ${email} AND ${knows('users.id', device)}`,
  );
  return rows.length > 0;
}

/**
 * Sets a password with a link's token, ends all sessions and tells the person; only this device stays known. A second factor
 * stays on, unless this first proves the address ({@link proveByMail}). Throws `dead_reset_link`; a network's many such tries
 * slow down.
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
