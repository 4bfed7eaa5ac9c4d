import type { Origin } from '@/lib/access/actor';
import { resetFromAddress, resetOfAccount, signInOfAccount } from '@/lib/access/limits';
import { recordAudit } from '@/lib/audit/write';
import { hashPassword } from '@/lib/identity/authentication/password';
import { deliverNow } from '@/lib/notifications/mail/deliver';
import { queueAccountNotice, queueMail } from '@/lib/notifications/mail/queue';
import { hashOfToken } from '@/lib/notifications/mail/reset-link';
import { databaseTime } from '@/lib/platform/database-time';
import { db } from '@/lib/platform/db';
import { PortalError } from '@/lib/platform/errors';
import { log } from '@/lib/platform/log';
import { clearLimit, consumeLimit } from '@/lib/platform/rate-limit';
import { announceWork } from '@/lib/platform/shutdown';
import { setPassword } from './set-password';

/**
 * Counts a request for a reset link; what is to be done with it (find the account, queue the letter)
 * is given back as work for after the answer, so that neither words nor time tell whether the account
 * exists. Each letter's link makes the one before it dead.
 */
export async function requestPasswordReset(address: string, origin: Origin) {
  await consumeLimit(resetFromAddress, origin.ipAddress ?? 'unknown');
  const done = announceWork();
  return async () => {
    try {
      await consumeLimit(resetOfAccount, address);
      await mailResetLink(address);
    } catch (error) {
      if (!(error instanceof PortalError)) log.error({ err: error }, 'reset mail not sent');
    } finally {
      done();
    }
  };
}

async function mailResetLink(address: string) {
  const user = await db.user.findUnique({ where: { email: address } });
  if (!user || user.status === 'declined' || user.status === 'disabled') return;
  await queueMail(db, user.id, 'password_reset');
  deliverNow();
}

/**
 * Sets a new password by a link's token, ends every session of that person and tells them. A second factor stays on.
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
    const user = await setPassword(tx, live.userId, { passwordHash, emailProvenAt: now });
    await tx.session.deleteMany({ where: { userId: user.id } });
    await queueAccountNotice(tx, user, 'password_was_reset');
    await recordAudit(tx, { ...user, origin }, 'account_changed', {
      details: { change: 'password_reset', userId: user.id },
    });
    return user.email;
  });
  await clearLimit(signInOfAccount, email);
}

const deadLink = () =>
  new PortalError('dead_reset_link', { issues: [{ path: 'token', rule: 'reset_link' }] });
