import type { User } from '@/generated/prisma/client';
import type { Actor } from '@/lib/access/actor';
import { isProven } from '@/lib/access/proven-address';
import { recordAudit } from '@/lib/audit/write';
import { asProvenAdministrator } from '@/lib/identity/authentication/as-proven-administrator';
import { notFound, PortalError } from '@/lib/platform/errors';
import { presentUser } from './present';
import { waitsForSecondPerson } from './proposals';
import type { ProfessionalChange } from './schema';

type Standing = Pick<User, 'status' | 'role'>;

const isAdministrator = ({ status, role }: Standing) => status === 'active' && role === 'ip_admin';

/**
 * Approves, declines, switches off or on, or changes the role of a professional's account, for the actor's own
 * password, and code where theirs is on. The account loses its sessions at once. Where there are two administrators a
 * new one is only proposed, `awaitsConfirmation`, until another administrator asks for the same.
 * Throws `invalid` naming what of the proof is wrong, `not_found`, `account_changed_meanwhile` when the account is not
 * as the actor saw it, `professional_not_proven` for approving one whose address is nobody's yet, and
 * `last_administrator` when no active administrator would be left.
 */
export async function changeProfessional(actor: Actor, id: string, wanted: ProfessionalChange) {
  const { from, password, code, passkey, ...change } = wanted;
  return asProvenAdministrator(actor, { password, code, passkey }, async (tx) => {
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
    const promotes = isAdministrator(wantedStanding) && !isAdministrator(before);
    if (promotes && (await waitsForSecondPerson(tx, actor, id))) {
      return { ...presentUser(before), awaitsConfirmation: true };
    }
    const after = await tx.user.update({ where: { id }, data: change });
    const administrators = await tx.user.count({ where: { role: 'ip_admin', status: 'active' } });
    if (administrators === 0) throw new PortalError('last_administrator');
    await tx.administratorProposal.deleteMany({ where: { userId: id } });
    await tx.session.deleteMany({ where: { userId: id } });
    await recordAudit(tx, actor, 'account_changed', {
      details: {
        change: 'professional',
        userId: id,
        from: { status: before.status, role: before.role },
        to: { status: after.status, role: after.role },
      },
    });
    return { ...presentUser(after), awaitsConfirmation: false };
  });
}

/** Who works already may be given less. */
function requireProvenFor({ status, role }: Standing, before: User) {
  const givesLess = before.status === 'active' && role === 'ip_case_manager';
  if (status !== 'active' || givesLess || isProven(before)) return;
  throw new PortalError('professional_not_proven');
}
