import 'server-only';
import type { User } from '@/generated/prisma/client';
import type { Actor } from '@/lib/access/actor';
import { isProven } from '@/lib/access/proven-address';
import { recordAudit } from '@/lib/audit/write';
import { endWaysIn } from '@/lib/identity/sessions/end';
import { queueAccountNotice } from '@/lib/notifications/mail/queue';
import type { Transaction } from '@/lib/platform/db';
import { PortalError } from '@/lib/platform/errors';

export type Standing = Pick<User, 'status' | 'role'>;

/** Gives a professional's account a status or role, ends proposals and sessions, audits `details`. Throws `last_administrator`. */
export async function setStanding(
  tx: Transaction,
  actor: Actor | null,
  { id: userId, status, role }: User,
  change: Partial<Standing>,
  details: object = {},
) {
  const after = await tx.user.update({ where: { id: userId }, data: change });
  const administrators = await tx.user.count({ where: { role: 'ip_admin', status: 'active' } });
  if (administrators === 0) throw new PortalError('last_administrator');
  await tx.administratorProposal.deleteMany({ where: { userId } });
  if (after.status === 'active') await tx.session.deleteMany({ where: { userId } });
  else await endWaysIn(tx, userId);
  if (after.status === 'disabled' && status !== 'disabled' && isProven(after))
    await queueAccountNotice(tx, after, 'suspended');
  await recordAudit(tx, actor, 'account_changed', {
    details: {
      change: 'professional',
      userId,
      from: { status, role },
      to: { status: after.status, role: after.role },
      ...details,
    },
  });
  return after;
}
