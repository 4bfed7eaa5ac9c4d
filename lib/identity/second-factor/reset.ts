import type { Actor } from '@/lib/access/actor';
import { recordAudit } from '@/lib/audit/write';
import { asProvenAdministrator } from '@/lib/identity/authentication/as-proven-administrator';
import type { Proof } from '@/lib/identity/authentication/schema';
import { removeSecondFactors } from '@/lib/identity/authentication/second-factors';
import { queueAccountNotice } from '@/lib/notifications/mail/queue';
import { db, type Transaction } from '@/lib/platform/db';
import { notFound, PortalError } from '@/lib/platform/errors';

/**
 * Takes the second factors off a colleague who lost them, passkeys too, and signs them out everywhere, for the administrator's own
 * password, and a code or passkey where theirs is on. One's own is turned off instead. Throws `invalid` naming what of the proof
 * is wrong, `not_found`, `own_second_factor`, and `colleague_second_factor_off` when there is none to reset.
 */
export async function resetColleague(actor: Actor, id: string, given: Proof) {
  if (actor.id === id) throw new PortalError('own_second_factor');
  return asProvenAdministrator(actor, given, (tx) =>
    resetSecondFactor(tx, actor, { id, role: { in: ['ip_admin', 'ip_case_manager'] } }),
  );
}

/** The last resort for anybody, from the command line. Throws like {@link resetColleague}. */
export const resetByCommand = (email: string) =>
  db.$transaction((tx) => resetSecondFactor(tx, null, { email }));

type Whose = { email: string } | { id: string; role: { in: ['ip_admin', 'ip_case_manager'] } };

async function resetSecondFactor(tx: Transaction, actor: Actor | null, whose: Whose) {
  const user = await tx.user.findFirst({ where: whose });
  if (!user) throw notFound(actor ? 'professional' : 'account');
  if ((await removeSecondFactors(tx, user.id)) === 0)
    throw new PortalError('colleague_second_factor_off');
  await tx.session.deleteMany({ where: { userId: user.id } });
  await queueAccountNotice(tx, user, 'second_factor_reset');
  await recordAudit(tx, actor, 'account_changed', {
    details: { change: 'second_factor_reset', userId: user.id },
  });
  return { id: user.id };
}
