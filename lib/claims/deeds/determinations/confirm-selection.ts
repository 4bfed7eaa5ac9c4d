import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { selectionParts } from '@/lib/access/limits';
import { nextOf, partAt } from '@/lib/claims/deeds/selection-part';
import { db, type Transaction } from '@/lib/platform/db';
import { queryIn } from '@/lib/platform/query';
import { consumeActorLimits } from '@/lib/platform/slow-down';
import { sql } from '@/lib/platform/sql';
import {
  type BulkConfirmed,
  confirmJudged,
  type Judged,
  lockProposals,
  type Proposal,
  refusalToConfirmIt,
} from './confirm';
import { caseForDesk } from './to-determine';

export interface ConfirmedPart extends BulkConfirmed {
  /** Claims that the actor may no longer see, or that have no determination. */
  gone: number;
  /** Where the next part begins; null after the last one. */
  next: number | null;
  total: number;
}

interface Newest {
  id: string;
  /** Proposed, or set aside, after the claims were selected. */
  later: boolean;
}

const newestOf = (tx: Transaction, claimIds: readonly string[], madeAt: Date) =>
  queryIn(tx)<Newest>(sql`
    SELECT d.id, d.proposed_at > ${madeAt}::timestamptz OR EXISTS (SELECT FROM set_aside s
      WHERE s.claim_id = part.id AND s.set_at > ${madeAt}::timestamptz) AS later FROM unnest(${claimIds}::uuid[]) AS part (id)
    CROSS JOIN LATERAL (SELECT id, proposed_at FROM determinations WHERE claim_id = part.id ORDER BY number DESC LIMIT 1) AS d`);

interface Asked {
  selectionId: string;
  from: number;
  /** Claims that are left out. */
  except: readonly string[];
}

/**
 * Confirms the open proposals of the next part of a selection, as they were when it was made, and names those that it leaves out. A part sent
 * again finds its own work done. Throws `not_found` for a selection that is gone or not the actor's, and the limit's refusal.
 */
export async function confirmPart(
  actor: Actor,
  { selectionId, from, except }: Asked,
): Promise<ConfirmedPart> {
  await consumeActorLimits(selectionParts, actor);
  return db.$transaction(async (tx) => {
    const part = await partAt(tx, actor, { selectionId, from });
    const left = new Set(except);
    const wanted = part.ids.filter((id) => !left.has(id));
    const newest = await newestOf(tx, wanted, part.madeAt);
    const later = new Set(newest.flatMap((one) => (one.later ? one.id : [])));
    const found = await lockProposals(
      tx,
      actor,
      newest.map(({ id }) => id),
    );
    const known = await caseForDesk(tx);
    const isDone = ({ id, confirmedById, confirmedAt }: Proposal) =>
      confirmedById === actor.id &&
      confirmedAt !== null &&
      confirmedAt > part.madeAt &&
      !later.has(id);
    const judge = (proposal: Proposal, isLocked: boolean): Judged['refusal'] => {
      if (!isLocked) return { code: 'claim_in_quarantine' };
      if (later.has(proposal.id)) return { code: 'changed_since_selected' };
      return refusalToConfirmIt(actor, proposal, known);
    };
    const open = found.filter(({ proposal }) => !isDone(proposal));
    const done = found.filter(({ proposal }) => isDone(proposal)).map(({ proposal }) => proposal);
    const judged = open.map(({ proposal, isLocked }) => ({
      proposal,
      refusal: judge(proposal, isLocked),
    }));
    const outcome = await confirmJudged(tx, actor, judged, {
      together: selectionId,
      done,
    });
    return {
      ...outcome,
      gone: wanted.length - found.length,
      next: nextOf(part, from),
      total: part.total,
    };
  });
}
