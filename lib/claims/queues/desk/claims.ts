import { asksForChange } from '@/lib/claims/records/change-columns';
import { awaitsAnswer } from '@/lib/claims/records/objection-columns';
import { raw, type Sql, sql } from '@/lib/platform/sql';
import { lateDay, lateFrom, undecided } from './place';
import { type DeskQueue, isStored, type StoredQueue } from './queues';

interface QueueClaims {
  /** Conditions over `claim_desk k`, each with an index of its own. No claim meets two of them. */
  ways: readonly Sql[];
  /** The same over `desk_counts`; null for queues of few claims, which have no stored count. */
  counted: Sql | null;
}

/** Over `column`, a queue: what somebody has to look at before its day comes. */
const atHand = (column: string) => sql`${undecided(column)} AND ${raw(column)} <> 'set_aside'`;

const besides: Record<Exclude<DeskQueue, StoredQueue>, QueueClaims> = {
  // Undecided, not set aside, and late or with a stored flag.
  flagged: {
    ways: [
      sql`${atHand('k.queue')} AND k.flagged`,
      sql`${atHand('k.queue')} AND NOT k.flagged AND k.queue IS NOT NULL AND k.submitted_at >= ${lateFrom}`,
    ],
    counted: sql`${atHand('queue')} AND (flagged OR ${lateDay('day')})`,
  },
  objections: { ways: [awaitsAnswer], counted: null },
  change_requests: { ways: [asksForChange], counted: null },
};

/** Gives the conditions for the claims of a queue. */
export const claimsOf = (queue: DeskQueue): QueueClaims =>
  isStored(queue)
    ? { ways: [sql`k.queue = ${queue}::"DeskQueue"`], counted: sql`queue = ${queue}` }
    : besides[queue];
