import type { Transaction } from '@/lib/platform/db';
import { notFound, PortalError } from '@/lib/platform/errors';
import { queryIn } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import type { Actor } from './actor';
import type { Permission } from './permissions';
import { claimsShownTo, claimsVisibleTo } from './visible-claims';

const select = {
  id: true,
  claimNumber: true,
  status: true,
  assignedToId: true,
  version: true,
  updatedAt: true,
} as const;

/** Locks claims like {@link lockClaims}; gives those that the actor may do this to, by id. */
export async function lockVisibleClaims(
  tx: Transaction,
  actor: Actor,
  permission: Permission,
  ids: readonly string[],
) {
  // This lock leaves the claim's key alone, so messages and documents may refer to it meanwhile.
  await queryIn(tx)(
    sql`SELECT 1 FROM claims WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR NO KEY UPDATE`,
  );
  // Read after the lock, because others may have changed the claims while this waited.
  const claims = await tx.claim.findMany({
    where: { id: { in: [...ids] }, ...claimsVisibleTo(actor, permission) },
    select,
  });
  return new Map(claims.map((claim) => [claim.id, claim]));
}

/**
 * Locks claims until the transaction ends and gives them in the order of `ids`. It locks in the order of ids, so that two
 * transactions cannot block each other. Throws `not_found`, and `being_examined` for the actor's own in quarantine.
 */
export async function lockClaims(
  tx: Transaction,
  actor: Actor,
  permission: Permission,
  ids: readonly string[],
) {
  const byId = await lockVisibleClaims(tx, actor, permission, ids);
  const missing = ids.find((id) => !byId.has(id));
  if (missing) throw await whyNotThere(tx, actor, permission, missing);
  return [...ids].flatMap((id) => byId.get(id) ?? []);
}

/** The refusal of a claim: `being_examined` for one that the actor filed and that is in quarantine, else `not_found`. */
export async function whyNotThere(
  from: Pick<Transaction, 'claim'>,
  actor: Actor,
  permission: Permission,
  id: string,
) {
  const shown = await from.claim.count({ where: { id, ...claimsShownTo(actor, permission) } });
  return shown > 0 ? new PortalError('being_examined') : notFound('claim');
}

export type LockedClaim = Awaited<ReturnType<typeof lockClaims>>[number];

/** One claim, see {@link lockClaims}. */
export async function lockClaim(tx: Transaction, actor: Actor, permission: Permission, id: string) {
  const [claim] = await lockClaims(tx, actor, permission, [id]);
  if (!claim) throw notFound('claim');
  return claim;
}
