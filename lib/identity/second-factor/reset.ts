import type { Actor } from '@/lib/access/actor';
import type { Role } from '@/lib/access/role';
import { recordAudit } from '@/lib/audit/write';
import { asProvenAdministrator } from '@/lib/identity/authentication/as-proven-administrator';
import type { Proof } from '@/lib/identity/authentication/schema';
import { removeSecondFactors, secondFactorsOf } from '@/lib/identity/authentication/second-factors';
import { waitsForSecondPerson } from '@/lib/identity/team/proposals';
import { deliverNow } from '@/lib/notifications/mail/deliver';
import { queueAccountNotice } from '@/lib/notifications/mail/queue';
import { db, type Transaction } from '@/lib/platform/db';
import { notFound, PortalError } from '@/lib/platform/errors';

/**
 * Takes the second factors off a colleague who lost them, passkeys too, and signs them out everywhere, for the administrator's own
 * password, and a code or passkey where theirs is on. An administrator's waits as removing one does, `awaitsConfirmation`. One's own is
 * turned off instead. Throws `invalid` naming what of the proof is wrong, `not_found`, `own_second_factor`, and
 * `colleague_second_factor_off` when there is none to reset.
 */
export async function resetColleague(actor: Actor, id: string, given: Proof) {
  if (actor.id === id) throw new PortalError('own_second_factor');
  const answer = await asProvenAdministrator(actor, given, async (tx) => {
    const administrator = await tx.user.count({
      where: { id, role: 'ip_admin', status: 'active' },
    });
    if (administrator > 0 && (await secondFactorsOf(tx, id)).any) {
      if (await waitsForSecondPerson(tx, actor, id, 'reset'))
        return { id, awaitsConfirmation: true };
      await tx.administratorProposal.deleteMany({ where: { userId: id } });
    }
    const whose = { id, role: { in: professionals } };
    return { ...(await resetSecondFactor(tx, actor, whose)), awaitsConfirmation: false };
  });
  deliverNow();
  return answer;
}

const professionals: Role[] = ['ip_admin', 'ip_case_manager'];

/** The last resort for anybody, from the command line. Throws like {@link resetColleague}. */
export const resetByCommand = (email: string) =>
  db.$transaction((tx) => resetSecondFactor(tx, null, { email }));

type Whose = { email: string } | { id: string; role?: { in: Role[] } };

/** The same in a transaction, told in the audit trail with `details`. Throws `not_found` and `colleague_second_factor_off`. */
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
