import type { Prisma } from '@/generated/prisma/client';
import { raw, type Sql, sql } from '@/lib/platform/sql';
import type { Actor } from './actor';
import { hasOnlyOwnFilings, visibleIn } from './visible-claims';

const mayBeTold = (actor: Actor) => actor.role === 'claimant' && !hasOnlyOwnFilings(actor);

/** Transfers whose new creditor has the actor's confirmed address, except those of claims in quarantine or of the actor's own. */
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

/** SQL over `claim_transfers t` and `claims f`: transfers from or to a claim of the actor's, or to them as new creditor. */
export const transferVisibleIn = (actor: Actor): Sql => sql`(${toldIn(actor)} OR EXISTS (
  SELECT FROM claims c WHERE ${raw('c.id IN (t.claim_id, t.to_claim_id)')} AND ${visibleIn(actor, 'claim.read')}))`;
