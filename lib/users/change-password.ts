import { recordAudit } from '@/lib/audit/write';
import type { Actor } from '@/lib/auth/actor';
import { hashPassword } from '@/lib/auth/password';
import { reauthenticate } from '@/lib/auth/reauthenticate';
import { db, type Transaction } from '@/lib/db';
import { deliverNow } from '@/lib/mail/deliver';
import { tellOfAccount } from '@/lib/mail/queue';

interface NewPassword {
  password: string;
  code?: string | undefined;
  newPassword: string;
}

/**
 * Gives a signed-in person another password; every other device is signed out.
 * Throws `invalid` for a wrong password or code, and `too_many_requests`.
 */
export async function changePassword(actor: Actor, { newPassword, ...given }: NewPassword) {
  const account = await reauthenticate(actor, given);
  const passwordHash = await hashPassword(newPassword);
  await db.$transaction(async (tx) => {
    await setPassword(tx, account.id, passwordHash);
    await tx.session.deleteMany({ where: { userId: actor.id, id: { not: actor.sessionId } } });
    await tellOfAccount(tx, account, 'password_changed');
    await recordAudit(tx, actor, 'account_changed', {
      details: { change: 'password_changed', userId: actor.id },
    });
  });
  deliverNow();
  return { message: 'Password changed' };
}

/** Sets it and makes every link dead that was mailed for this account before. */
export async function setPassword(tx: Transaction, userId: string, passwordHash: string) {
  const user = await tx.user.update({ where: { id: userId }, data: { passwordHash } });
  await tx.passwordReset.deleteMany({ where: { userId } });
  await tx.emailChange.deleteMany({ where: { userId } });
  return user;
}
