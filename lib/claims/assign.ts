import { recordAudit } from '@/lib/audit/write';
import type { Actor } from '@/lib/auth/actor';
import { db, type Transaction } from '@/lib/db';
import { PortalError } from '@/lib/errors';
import { lockClaim } from './lock';
import { readClaim } from './read';

/**
 * Puts a claim into the hands of an active insolvency professional, or of nobody (`null`).
 * Throws `not_found`, and `invalid` for anybody who cannot be assigned.
 */
export async function assignClaim(actor: Actor, id: string, assigneeId: string | null) {
  await db.$transaction(async (tx) => {
    const claim = await lockClaim(tx, actor, 'claim.assign', id);
    const to = assigneeId && (await assignee(tx, assigneeId));
    if (claim.assignedToId === assigneeId) return;
    await tx.claim.update({
      where: { id },
      data: { assignedToId: assigneeId, updatedAt: new Date() },
    });
    await recordAudit(tx, actor, 'claim_assigned', {
      claimId: id,
      details: {
        from: claim.assignedToId && (await nameOf(tx, claim.assignedToId)),
        to: to || null,
        assigneeId,
      },
    });
  });
  return readClaim(actor, id);
}

async function assignee(tx: Transaction, id: string) {
  const person = await tx.user.findFirst({
    where: { id, status: 'active', role: { in: ['ip_admin', 'ip_case_manager'] } },
  });
  if (person) return `${person.firstName} ${person.lastName}`;
  const message = 'Claims can only be assigned to an active insolvency professional.';
  throw new PortalError('invalid', message, {
    issues: [{ path: 'assigneeId', rule: 'assignee', message }],
  });
}

async function nameOf(tx: Transaction, id: string) {
  const person = await tx.user.findUnique({ where: { id } });
  return person && `${person.firstName} ${person.lastName}`;
}
