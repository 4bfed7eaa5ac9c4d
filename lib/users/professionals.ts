import { recordAudit } from '@/lib/audit/write';
import type { Actor } from '@/lib/auth/actor';
import { db } from '@/lib/db';
import { notFound, PortalError } from '@/lib/errors';
import { presentUser } from './present';
import type { ProfessionalChange } from './schema';

/**
 * Approves, declines, switches off or on, or changes the role of a professional's account.
 * An account that is not active any more loses its sessions at once; so does one whose role changed.
 * Throws `not_found`, and `conflict` when no active administrator would be left.
 */
export function changeProfessional(actor: Actor, id: string, change: ProfessionalChange) {
  return db.$transaction(async (tx) => {
    // One change of the team at a time, so that two cannot remove the last two administrators.
    await tx.$queryRaw`SELECT id FROM users WHERE role = 'ip_admin' FOR UPDATE`;
    const before = await tx.user.findFirst({
      where: { id, role: { in: ['ip_admin', 'ip_case_manager'] } },
    });
    if (!before) throw notFound('Insolvency professional');
    const after = await tx.user.update({ where: { id }, data: change });
    const administrators = await tx.user.count({ where: { role: 'ip_admin', status: 'active' } });
    if (administrators === 0) {
      throw new PortalError(
        'conflict',
        'The last active administrator cannot be removed or demoted.',
      );
    }
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
