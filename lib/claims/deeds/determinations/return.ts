import type { Actor } from '@/lib/access/actor';
import { recordAudit } from '@/lib/audit/write';
import { notify } from '@/lib/notifications/write';
import { db, type Transaction } from '@/lib/platform/db';
import { PortalError } from '@/lib/platform/errors';
import { queryIn } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import { lockProposal, type Proposal, refusalOf } from './confirm';
import { readDetermination } from './read';

/**
 * Returns a proposal with a remark to the person who made it, and tells them. Throws `not_found`, `claim_closed`,
 * `already_confirmed` and `no_longer_proposed`.
 */
export async function returnDetermination(actor: Actor, id: string, remark: string) {
  await db.$transaction(async (tx) => {
    const proposal = await lockProposal(tx, actor, id);
    const refusal = refusalOf(proposal);
    if (refusal) throw new PortalError(refusal);
    await giveBack(tx, actor, proposal, remark);
  });
  return readDetermination(actor, id);
}

/** Does {@link returnDetermination} for a locked claim. */
export async function giveBack(
  tx: Transaction,
  actor: Actor,
  {
    id,
    claimId,
    number,
    proposedById,
  }: Pick<Proposal, 'id' | 'claimId' | 'number' | 'proposedById'>,
  remark: string,
  at = new Date(),
) {
  await queryIn(
    tx,
  )(sql`UPDATE determinations SET state = 'returned', returned_by_id = ${actor.id}::uuid,
    returned_at = ${at}::timestamptz, return_remark = ${remark} WHERE id = ${id}::uuid`);
  if (proposedById) {
    const notice = { type: 'determination_returned', proposerId: proposedById } as const;
    await notify(tx, actor, { ...notice, reviewNote: remark, claimIds: [claimId], at });
  }
  const details = { determinationId: id, number, remark };
  await recordAudit(tx, actor, 'determination_returned', { claimId, details, at });
}
