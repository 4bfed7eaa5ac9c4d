import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { registeringProves } from '@/lib/access/proven-address';
import { recordAudit } from '@/lib/audit/write';
import { asProvenAdministrator } from '@/lib/identity/authentication/as-proven-administrator';
import type { Proof } from '@/lib/identity/authentication/schema';
import { queueAccountNotice } from '@/lib/notifications/mail/queue';
import { askIn } from '@/lib/platform/ask';
import type { Transaction } from '@/lib/platform/db';
import { notFound } from '@/lib/platform/errors';
import { sql } from '@/lib/platform/sql';

/** What is proposed of somebody: to make them an administrator, or what takes something from one who is. */
export type Proposal = 'promote' | 'demote' | 'disable' | 'reset';

/** After so many hours what takes from an administrator is done, unless it was refused. */
export const hoursToRefuse = 24;

const administrators = { role: 'ip_admin', status: 'active' } as const;

/**
 * Whether this waits for a second administrator, where there are two; then the actor's wish is kept and told in the audit
 * trail, and what takes from an administrator is told to all of them by mail. It waits no more once another active
 * administrator has wished the same. Nobody waits who gives up something of their own; and in a trial one person may be alone
 * with administrators that are only shown.
 */
export async function waitsForSecondPerson(
  tx: Transaction,
  actor: Actor,
  userId: string,
  kind: Proposal,
) {
  if (registeringProves() || userId === actor.id) return false;
  if ((await tx.user.count({ where: administrators })) < 2) return false;
  const proposed = await tx.administratorProposal.findFirst({
    where: { userId, kind, proposedBy: administrators },
  });
  if (proposed) return proposed.proposedById === actor.id;
  await askIn(tx)(sql`
    INSERT INTO administrator_proposals (user_id, kind, proposed_by_id, proposed_at)
    VALUES (${userId}::uuid, ${kind}, ${actor.id}::uuid, now())
    ON CONFLICT (user_id) DO UPDATE SET kind = EXCLUDED.kind, proposed_by_id = EXCLUDED.proposed_by_id, proposed_at = now()`);
  if (kind !== 'promote') await tellAdministrators(tx, userId, kind);
  await recordAudit(tx, actor, 'account_changed', {
    details: { change: 'administrator_proposed', userId, kind },
  });
  return true;
}

async function tellAdministrators(tx: Transaction, userId: string, deed: Proposal) {
  for (const person of await tx.user.findMany({ where: administrators, orderBy: { id: 'asc' } }))
    await queueAccountNotice(
      tx,
      person,
      person.id === userId ? 'own_removal_proposed' : 'removal_proposed',
      { deed },
    );
}

/**
 * Refuses what is proposed of somebody, for the actor's own password, and code where theirs is on; the one concerned may too,
 * while they are an administrator. Throws what {@link asProvenAdministrator} throws, and `not_found` where nothing is proposed.
 */
export const refuseProposal = (actor: Actor, userId: string, proof: Proof) =>
  asProvenAdministrator(actor, proof, async (tx) => {
    const { count } = await tx.administratorProposal.deleteMany({ where: { userId } });
    if (count === 0) throw notFound('professional');
    await recordAudit(tx, actor, 'account_changed', {
      details: { change: 'administrator_refused', userId },
    });
    return { id: userId };
  });
