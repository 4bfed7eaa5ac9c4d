import type { User } from '@/generated/prisma/client';
import type { Actor } from '@/lib/access/actor';
import { isProven } from '@/lib/access/proven-address';
import { presentUser } from '@/lib/identity/accounts/present';
import { asProvenAdministrator } from '@/lib/identity/authentication/as-proven-administrator';
import { deliverNow } from '@/lib/notifications/mail/deliver';
import { notFound, PortalError } from '@/lib/platform/errors';
import { type Proposal, waitsForSecondPerson } from './proposals';
import type { ProfessionalChange } from './schema';
import { type Standing, setStanding } from './standing';

const isAdministrator = ({ status, role }: Standing) => status === 'active' && role === 'ip_admin';

/**
 * Changes a professional's status or role and ends the sessions. With two administrators, making or removing one is only proposed
 * (`awaitsConfirmation`) for another to confirm; a removal also takes effect after a day. Throws `invalid`, `not_found`,
 * `account_changed_meanwhile`, `professional_not_proven` and `last_administrator`.
 */
export async function changeProfessional(actor: Actor, id: string, wanted: ProfessionalChange) {
  const { from, password, code, passkey, ...change } = wanted;
  const answer = await asProvenAdministrator(actor, { password, code, passkey }, async (tx) => {
    const before = await tx.user.findFirst({
      where: { id, role: { in: ['ip_admin', 'ip_case_manager'] } },
    });
    if (!before) throw notFound('professional');
    if (from && (from.status !== before.status || from.role !== before.role)) {
      throw new PortalError('account_changed_meanwhile');
    }
    const wantedStanding = { status: before.status, role: before.role, ...change };
    const { status, role } = wantedStanding;
    if (status === before.status && role === before.role) {
      return { ...presentUser(before), awaitsConfirmation: false };
    }
    requireProvenFor(wantedStanding, before);
    const proposal = proposalOf(before, wantedStanding);
    if (proposal && (await waitsForSecondPerson(tx, actor, id, proposal))) {
      return { ...presentUser(before), awaitsConfirmation: true };
    }
    const after = await setStanding(tx, actor, before, change);
    return { ...presentUser(after), awaitsConfirmation: false };
  });
  deliverNow();
  return answer;
}

/** The part of a change that needs a second administrator. */
function proposalOf(before: Standing, wanted: Standing): Proposal | null {
  if (isAdministrator(before) === isAdministrator(wanted)) return null;
  if (isAdministrator(wanted)) return 'promote';
  return wanted.status === 'active' ? 'demote' : 'disable';
}

/** A professional confirms their address before they get more rights. Throws `professional_not_proven`. */
function requireProvenFor({ status, role }: Standing, before: User) {
  const givesLess = before.status === 'active' && role === 'ip_case_manager';
  if (status !== 'active' || givesLess || isProven(before)) return;
  throw new PortalError('professional_not_proven');
}
