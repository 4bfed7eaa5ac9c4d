import 'server-only';
import type { Transaction } from '@/lib/platform/db';
import { sql } from '@/lib/platform/sql';

/** Closes the questions of locked claims that go on without an answer. One statement for any number. */
export const closeQuestions = (tx: Pick<Transaction, '$executeRaw'>, claimIds: readonly string[]) =>
  tx.$executeRaw(sql`UPDATE question_lists SET closed_at = now(), changed_at = now()
    WHERE claim_id = ANY(${[...claimIds]}::uuid[]) AND closed_at IS NULL`);
