import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { registeringProves } from '@/lib/access/proven-address';
import { recordAudit } from '@/lib/audit/write';
import { asProvenAdministrator } from '@/lib/identity/authentication/as-proven-administrator';
import type { Proof } from '@/lib/identity/authentication/schema';
import { queueAccountNotice } from '@/lib/notifications/mail/queue';
import type { Transaction } from '@/lib/platform/db';
import { notFound } from '@/lib/platform/errors';
import { queryIn } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';

/** To make somebody an administrator, or to take something from one. */
export type Proposal = 'promote' | 'demote' | 'disable' | 'reset';

/** After these hours a proposal against an administrator takes effect, unless somebody refused it. */
export const hoursToRefuse = 24;

const administrators = { role: 'ip_admin', status: 'active' } as const;

/**
 * Tells whether a change waits for a second administrator, and saves the proposal; mails one against an administrator to all. Not
 * for one's own rights, nor when another proposed the same. In a trial one person may be alone with demonstration administrators.
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
  await queryIn(tx)(sql`
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

/** Refuses a proposal, also as the one concerned. Throws like {@link asProvenAdministrator}, and `not_found` for none. */
export const refuseProposal = (actor: Actor, userId: string, proof: Proof) =>
  asProvenAdministrator(actor, proof, async (tx) => {
    const { count } = await tx.administratorProposal.deleteMany({ where: { userId } });
    if (count === 0) throw notFound('professional');
    await recordAudit(tx, actor, 'account_changed', {
      details: { change: 'administrator_refused', userId },
    });
    return { id: userId };
  });
