import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { registeringProves } from '@/lib/access/proven-address';
import { recordAudit } from '@/lib/audit/write';
import type { Transaction } from '@/lib/platform/db';

/**
 * Whether making this person an administrator waits for a second one, where there are two; then the actor's wish is
 * kept and told in the audit trail. It waits no more once another active administrator has wished the same. In a trial
 * one person may be alone with administrators that are only shown.
 */
export async function waitsForSecondPerson(tx: Transaction, actor: Actor, userId: string) {
  if (registeringProves()) return false;
  const administrators = await tx.user.count({ where: { role: 'ip_admin', status: 'active' } });
  if (administrators < 2) return false;
  const proposed = await tx.administratorProposal.findFirst({
    where: { userId, proposedBy: { role: 'ip_admin', status: 'active' } },
  });
  if (proposed && proposed.proposedById !== actor.id) return false;
  const wish = { proposedById: actor.id, proposedAt: new Date() };
  await tx.administratorProposal.upsert({
    where: { userId },
    create: { userId, ...wish },
    update: wish,
  });
  await recordAudit(tx, actor, 'account_changed', {
    details: { change: 'administrator_proposed', userId },
  });
  return true;
}
