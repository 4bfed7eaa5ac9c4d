import type { Actor } from '@/lib/access/actor';
import type { Role } from '@/lib/access/role';
import { asProvenAdministrator } from '@/lib/identity/authentication/as-proven-administrator';
import type { Proof } from '@/lib/identity/authentication/schema';
import { secondFactorsOf } from '@/lib/identity/authentication/second-factors';
import { waitsForSecondPerson } from '@/lib/identity/team/proposals';
import { deliverNow } from '@/lib/notifications/mail/deliver';
import { PortalError } from '@/lib/platform/errors';
import { resetSecondFactor } from './take-off';

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
