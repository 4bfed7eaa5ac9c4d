import type { Actor } from '@/lib/access/actor';
import { lockClaim } from '@/lib/access/lock-claims';
import type { Permission } from '@/lib/access/permissions';
import { claimsVisibleTo } from '@/lib/access/visible-claims';
import { transfersToldTo } from '@/lib/access/visible-transfers';
import type { Transaction } from '@/lib/platform/db';
import { notFound, PortalError } from '@/lib/platform/errors';
import { queryIn } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import type { TransferState } from './present';

/** Locks a transfer and its former creditor's claim, if the actor may do this to the claim. Throws `not_found`. */
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
  // Read after the lock: somebody may have changed it while we waited.
  return { claim, transfer: await tx.claimTransfer.findUniqueOrThrow({ where: { id } }) };
}

/** Locks a transfer that names the actor as the new creditor. Throws `not_found`. */
export async function lockTransferToldTo(tx: Transaction, actor: Actor, id: string) {
  const told = { id, ...transfersToldTo(actor) };
  const place = await tx.claimTransfer.findFirst({ where: told, select: { claimId: true } });
  if (!place) throw notFound('transfer');
  // The claim is somebody else's: lock it, but do not read it.
  await queryIn(tx)(sql`SELECT 1 FROM claims WHERE id = ${place.claimId}::uuid FOR NO KEY UPDATE`);
  const transfer = await tx.claimTransfer.findFirst({ where: told });
  if (!transfer) throw notFound('transfer');
  return transfer;
}

/** Throws `transfer_moved_on` unless the transfer is in one of these states. */
export function requireState(
  { state }: { state: TransferState },
  states: readonly TransferState[],
) {
  if (!states.includes(state)) throw new PortalError('transfer_moved_on');
}
