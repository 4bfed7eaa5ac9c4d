import type { Actor } from '@/lib/access/actor';
import { may } from '@/lib/access/permissions';
import { recordAudit } from '@/lib/audit/write';
import { db, type Transaction } from '@/lib/platform/db';
import { notFound, PortalError } from '@/lib/platform/errors';
import { presentUser } from './present';
import type { ProfessionalChange } from './schema';

/**
 * Approves, declines, switches off or on, or changes the role of a professional's account.
 * An account that is not active any more loses its sessions at once; so does one whose role changed.
 * Throws `not_found`, `account_changed_meanwhile` when the account is not as the actor saw it, and
 * `last_administrator` when no active administrator would be left.
 */
export function changeProfessional(actor: Actor, id: string, wanted: ProfessionalChange) {
  const { from, ...change } = wanted;
  return db.$transaction(async (tx) => {
    await lockAdministrators(tx, actor);
    const before = await tx.user.findFirst({
      where: { id, role: { in: ['ip_admin', 'ip_case_manager'] } },
    });
    if (!before) throw notFound('professional');
    if (from && (from.status !== before.status || from.role !== before.role)) {
      throw new PortalError('account_changed_meanwhile');
    }
    const after = await tx.user.update({ where: { id }, data: change });
    if (after.status === before.status && after.role === before.role) return presentUser(after);
    const administrators = await tx.user.count({ where: { role: 'ip_admin', status: 'active' } });
    if (administrators === 0) throw new PortalError('last_administrator');
    if (after.status !== 'active' || after.role !== before.role) {
      await tx.session.deleteMany({ where: { userId: id } });
    }
    await recordAudit(tx, actor, 'account_changed', {
      details: {
        change: 'professional',
        userId: id,
        from: { status: before.status, role: before.role },
        to: { status: after.status, role: after.role },
      },
    });
    return presentUser(after);
  });
}

/**
 * One change of the team at a time, so that two cannot remove the last two administrators; whoever
 * waited here may have been removed by the change before.
 */
export async function lockAdministrators(tx: Transaction, actor: Actor) {
  await tx.$queryRaw`SELECT id FROM users WHERE role = 'ip_admin' ORDER BY id FOR NO KEY UPDATE`;
  const { status, role } = await tx.user.findUniqueOrThrow({ where: { id: actor.id } });
  if (status !== 'active' || !may(role, 'professional.manage')) {
    throw new PortalError('forbidden');
  }
}
