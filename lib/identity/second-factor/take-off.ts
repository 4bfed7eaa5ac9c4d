import type { Actor } from '@/lib/access/actor';
import type { Role } from '@/lib/access/role';
import { recordAudit } from '@/lib/audit/write';
import { removeSecondFactors } from '@/lib/identity/authentication/second-factors';
import { queueAccountNotice } from '@/lib/notifications/mail/queue';
import { db, type Transaction } from '@/lib/platform/db';
import { notFound, PortalError } from '@/lib/platform/errors';

/** Removes an account's second factors from the command line. Throws `not_found` and `colleague_second_factor_off`. */
export const resetByCommand = (email: string) =>
  db.$transaction((tx) => resetSecondFactor(tx, null, { email }));

type Whose = { email: string } | { id: string; role?: { in: Role[] } };

/** Removes an account's second factors and sessions, auditing `details`. Throws `not_found` and `colleague_second_factor_off`. */
export async function resetSecondFactor(
  tx: Transaction,
  actor: Actor | null,
  whose: Whose,
  details: object = {},
) {
  const user = await tx.user.findFirst({ where: whose });
  if (!user) throw notFound(actor ? 'professional' : 'account');
  if ((await removeSecondFactors(tx, user.id)) === 0)
    throw new PortalError('colleague_second_factor_off');
  await tx.session.deleteMany({ where: { userId: user.id } });
  await queueAccountNotice(tx, user, 'second_factor_reset');
  await recordAudit(tx, actor, 'account_changed', {
    details: { change: 'second_factor_reset', userId: user.id, ...details },
  });
  return { id: user.id };
}
