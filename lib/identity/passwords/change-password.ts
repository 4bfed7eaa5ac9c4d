import type { Actor } from '@/lib/access/actor';
import { passwordChanges } from '@/lib/access/limits';
import { isProven } from '@/lib/access/proven-address';
import { recordAudit } from '@/lib/audit/write';
import { hashPassword } from '@/lib/identity/authentication/password';
import {
  reauthenticate,
  requireUnchangedPassword,
} from '@/lib/identity/authentication/reauthenticate';
import type { Proof } from '@/lib/identity/authentication/schema';
import { deliverNow } from '@/lib/notifications/mail/deliver';
import { queueAccountNotice } from '@/lib/notifications/mail/queue';
import { db } from '@/lib/platform/db';
import { consumeLimit } from '@/lib/platform/rate-limit';
import { setPassword } from './set-password';

type NewPassword = Proof & { newPassword: string };

/** Changes a password and signs out all other devices. Throws `invalid` for a wrong password or code, and `too_many_requests`. */
export async function changePassword(actor: Actor, { newPassword, ...given }: NewPassword) {
  const account = await reauthenticate(actor, given);
  await consumeLimit(passwordChanges, actor.id);
  const passwordHash = await hashPassword(newPassword);
  await db.$transaction(async (tx) => {
    await requireUnchangedPassword(tx, account);
    await setPassword(tx, account.id, { passwordHash });
    await tx.session.deleteMany({ where: { userId: actor.id, id: { not: actor.sessionId } } });
    if (isProven(account)) await queueAccountNotice(tx, account, 'password_changed');
    await recordAudit(tx, actor, 'account_changed', {
      details: { change: 'password_changed', userId: actor.id },
    });
  });
  deliverNow();
  return { message: 'Password changed' };
}
