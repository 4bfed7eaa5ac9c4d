import type { Prisma } from '@/generated/prisma/client';
import { raw, type Sql, sql } from '@/lib/platform/sql';
import type { Actor } from './actor';
import { hasOnlyOwnFilings, visibleIn } from './visible-claims';

/** Whether a transfer names the actor, by an address they confirmed, as the new creditor. */
const mayBeTold = (actor: Actor) => actor.role === 'claimant' && !hasOnlyOwnFilings(actor);

/**
 * The condition on transfers that name the actor's confirmed address as the new creditor's. Leaves out transfers of claims in
 * quarantine and of the actor's own claims.
 */
export const transfersToldTo = (actor: Actor): Prisma.ClaimTransferWhereInput =>
  mayBeTold(actor)
    ? {
        transfereeEmail: actor.email.toLowerCase(),
        claim: { quarantineId: null, claimantId: { not: actor.id } },
      }
    : { id: { in: [] } };

/** {@link transfersToldTo} in SQL over `claim_transfers t` and `claims f`, the claim that a transfer is from. */
export const toldIn = (actor: Actor): Sql =>
  mayBeTold(actor)
    ? sql`t.transferee_email = lower(${actor.email}) AND f.quarantine_id IS NULL AND f.claimant_id <> ${actor.id}::uuid`
    : sql`false`;

/**
 * Whether the actor sees a transfer: from a claim of theirs, to one, or as its new creditor. SQL over `claim_transfers t` and
 * `claims f`.
 */
export const transferVisibleIn = (actor: Actor): Sql => sql`(${toldIn(actor)} OR EXISTS (
  SELECT FROM claims c WHERE ${raw('c.id IN (t.claim_id, t.to_claim_id)')} AND ${visibleIn(actor, 'claim.read')}))`;
