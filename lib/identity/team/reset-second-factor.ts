import type { Actor } from '@/lib/access/actor';
import type { Role } from '@/lib/access/role';
import { asProvenAdministrator } from '@/lib/identity/authentication/as-proven-administrator';
import type { Proof } from '@/lib/identity/authentication/schema';
import { secondFactorsOf } from '@/lib/identity/authentication/second-factors';
import { resetSecondFactor } from '@/lib/identity/second-factor/take-off';
import { deliverNow } from '@/lib/notifications/mail/deliver';
import { PortalError } from '@/lib/platform/errors';
import { waitsForSecondPerson } from './proposals';

/**
 * Removes a colleague's second factors and passkeys and signs them out, with the actor's own proof; for another administrator it
 * `awaitsConfirmation`. Throws `invalid`, `not_found`, `own_second_factor`, and `colleague_second_factor_off` when there is none.
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
