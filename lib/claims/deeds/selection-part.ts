import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { selectionParts } from '@/lib/access/limits';
import { type LockedClaim, lockVisibleClaims } from '@/lib/access/lock-claims';
import type { Permission } from '@/lib/access/permissions';
import { english } from '@/lib/format/english-sentences';
import { db, type Transaction } from '@/lib/platform/db';
import { notFound } from '@/lib/platform/errors';
import { queryIn } from '@/lib/platform/query';
import { consumeActorLimits } from '@/lib/platform/slow-down';
import { sql } from '@/lib/platform/sql';
import type { BulkOutcome, Skipped } from './bulk';

/** One transaction can lock so many claims for a moment. */
const partSize = 500;

export interface PartOutcome<Reason extends string> extends BulkOutcome<Reason> {
  /** How many the actor may no longer change. */
  gone: number;
  proposed?: number;
  /** Where the next part begins; null after the last one. */
  next: number | null;
  total: number;
}

interface Part {
  ids: string[];
  total: number;
  madeAt: Date;
}

interface Place {
  selectionId: string;
  from: number;
}

/** Gives a part of a selection of the actor's. Throws `not_found` for one that is gone, or somebody else's. */
export async function partAt(tx: Transaction, actor: Actor, { selectionId, from }: Place) {
  const [part] = await queryIn(tx)<Part>(sql`
    SELECT claim_ids[${from}::int + 1 : ${from}::int + ${partSize}::int] AS ids, cardinality(claim_ids) AS total, made_at AS "madeAt"
    FROM claim_selections WHERE id = ${selectionId}::uuid AND user_id = ${actor.id}::uuid`);
  if (!part) throw notFound('selection');
  return part;
}

/** Where the next part begins; null after the last one. */
export function nextOf({ ids, total }: Part, from: number) {
  const end = from + ids.length;
  return ids.length > 0 && end < total ? end : null;
}

/**
 * Changes the next part of a selection by `change`, which gets the claims and gives those it left unchanged. Leaves out, and
 * names, claims that changed after they were selected. Throws `not_found` for a selection that is gone or not the actor's, and
 * the limit's refusal.
 */
export async function changePart<Reason extends string>(
  actor: Actor,
  permission: Permission,
  place: Place,
  change: (
    tx: Transaction,
    claims: LockedClaim[],
  ) => Promise<{ skipped: Skipped<Reason>[]; proposed?: number }>,
): Promise<PartOutcome<Reason>> {
  await consumeActorLimits(selectionParts, actor);
  return db.$transaction(async (tx) => {
    const part = await partAt(tx, actor, place);
    const found = [...(await lockVisibleClaims(tx, actor, permission, part.ids)).values()];
    const changed = found.filter(({ updatedAt }) => updatedAt > part.madeAt);
    const as = found.filter(({ updatedAt }) => updatedAt <= part.madeAt);
    const { skipped, proposed = 0 } =
      as.length > 0 ? await change(tx, as) : { skipped: [], proposed: 0 };
    return {
      updated: as.length - skipped.length - proposed,
      skipped: [...changed.map(changedMeanwhile), ...skipped],
      gone: part.ids.length - found.length,
      ...(proposed > 0 ? { proposed } : {}),
      next: nextOf(part, place.from),
      total: part.total,
    };
  });
}

const changedMeanwhile = ({ id, claimNumber }: LockedClaim) => ({
  id,
  claimNumber,
  reason: 'changed_meanwhile' as const,
  code: 'changed_since_selected' as const,
  message: english.ofCode('changed_since_selected'),
});
