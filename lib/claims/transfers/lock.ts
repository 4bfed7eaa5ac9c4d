import type { Actor } from '@/lib/access/actor';
import { lockClaim } from '@/lib/access/lock-claims';
import type { Permission } from '@/lib/access/permissions';
import { claimsVisibleTo } from '@/lib/access/visible-claims';
import { transfersToldTo } from '@/lib/access/visible-transfers';
import { askIn } from '@/lib/platform/ask';
import type { Transaction } from '@/lib/platform/db';
import { notFound, PortalError } from '@/lib/platform/errors';
import { sql } from '@/lib/platform/sql';
import type { TransferState } from './present';

/** Holds a transfer from a claim that the actor may do this to, with its claim. Throws `not_found`. */
export async function lockTransfer(
  tx: Transaction,
  actor: Actor,
  permission: Permission,
  id: string,
) {
  const place = await tx.claimTransfer.findFirst({
    where: { id, claim: claimsVisibleTo(actor, permission) },
    select: { claimId: true },
  });
  if (!place) throw notFound('transfer');
  const claim = await lockClaim(tx, actor, permission, place.claimId);
  // Read only now: whoever was waited for may have changed it.
  return { claim, transfer: await tx.claimTransfer.findUniqueOrThrow({ where: { id } }) };
}

/** Holds a transfer of which the actor is the transferee. Throws `not_found`. */
export async function lockTransferToldTo(tx: Transaction, actor: Actor, id: string) {
  const told = { id, ...transfersToldTo(actor) };
  const place = await tx.claimTransfer.findFirst({ where: told, select: { claimId: true } });
  if (!place) throw notFound('transfer');
  // The claim is another's: it is held, as all else waits there, and not read.
  await askIn(tx)(sql`SELECT 1 FROM claims WHERE id = ${place.claimId}::uuid FOR NO KEY UPDATE`);
  const transfer = await tx.claimTransfer.findFirst({ where: told });
  if (!transfer) throw notFound('transfer');
  return transfer;
}

/** Lets pass while a transfer stands in one of these states. Throws `transfer_moved_on`. */
export function requireState(
  { state }: { state: TransferState },
  states: readonly TransferState[],
) {
  if (!states.includes(state)) throw new PortalError('transfer_moved_on');
}
