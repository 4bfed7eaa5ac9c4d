import 'server-only';
import { type Database, queryIn } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';

/** Closes the questions of locked claims that go on without an answer. Takes one statement for any number. */
export const closeQuestions = (tx: Database, claimIds: readonly string[], at?: Date) =>
  queryIn(
    tx,
  )(sql`UPDATE question_lists SET closed_at = coalesce(${at ?? null}::timestamptz, now()), changed_at = now()
    WHERE claim_id = ANY(${[...claimIds]}::uuid[]) AND closed_at IS NULL`);

/** Opens again the questions of a locked claim that were closed at `closedAt`. */
export const reopenQuestions = (tx: Database, claimId: string, closedAt: Date) =>
  queryIn(tx)(sql`UPDATE question_lists SET closed_at = NULL, changed_at = now()
    WHERE claim_id = ${claimId}::uuid AND closed_at = ${closedAt}::timestamptz`);
