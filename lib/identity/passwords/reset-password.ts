import { accountOf } from '@/lib/access/account';
import type { Origin } from '@/lib/access/actor';
import {
  resetFromAddress,
  resetOfAccount,
  resetOfAccountAnywhere,
  signInOfAccount,
  signInOfAccountAnywhere,
} from '@/lib/access/limits';
import { recordAudit } from '@/lib/audit/write';
import { lockAccount, proveByMail } from '@/lib/identity/accounts/first-proof';
import { hashPassword } from '@/lib/identity/authentication/password';
import { queueAccountNotice } from '@/lib/notifications/mail/queue';
import { hashOfToken } from '@/lib/notifications/mail/reset-link';
import { databaseTime } from '@/lib/platform/database-time';
import { db } from '@/lib/platform/db';
import { PortalError } from '@/lib/platform/errors';
import { accountFrom, clearLimit, consumeLimit } from '@/lib/platform/rate-limit';
import { setPassword } from './set-password';

/**
 * Notes a request for a reset link, alike whether the address has an account or not, so that neither words nor time
 * tell and no request is lost once it was answered: the delivery of mail does the rest. Of an address that may
 * ask no more nothing is noted. Throws `too_many_requests` for who asks too often for whatever addresses.
 */
export async function requestPasswordReset(email: string, origin: Origin) {
  await consumeLimit(resetFromAddress, origin.ipAddress ?? 'unknown');
  try {
    await consumeLimit(resetOfAccount, accountFrom(email, origin.ipAddress));
    await consumeLimit(resetOfAccountAnywhere, email);
  } catch (error) {
    if (error instanceof PortalError) return;
    throw error;
  }
  await db.resetRequest.create({ data: { email } });
}

/**
 * Sets a new password by a link's token, ends every session of that person and tells them. A second factor stays on,
 * unless this is the first proof of the address, see {@link proveByMail}.
 * Throws `dead_reset_link` when the token is unknown, used, replaced or has run out.
 */
export async function resetPassword(token: string, newPassword: string, origin: Origin) {
  await consumeLimit(resetFromAddress, origin.ipAddress ?? 'unknown');
  const tokenHash = hashOfToken(token);
  const now = await databaseTime();
  const live = await db.passwordReset.findFirst({
    where: { tokenHash, expiresAt: { gt: now } },
  });
  if (!live) throw deadLink();
  const passwordHash = await hashPassword(newPassword);
  const email = await db.$transaction(async (tx) => {
    const used = await tx.passwordReset.deleteMany({ where: { tokenHash } });
    if (used.count === 0) throw deadLink();
    const before = await lockAccount(tx, live.userId);
    await setPassword(tx, live.userId, { passwordHash });
    const user = accountOf(await proveByMail(tx, before, origin));
    await tx.session.deleteMany({ where: { userId: user.id } });
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
