import 'server-only';
import type { Transaction } from '@/lib/platform/db';
import { sql } from '@/lib/platform/sql';

/** Ends what was asked about claims, which are locked and go on without an answer. Any number costs one statement. */
export const closeQuestions = (tx: Pick<Transaction, '$executeRaw'>, claimIds: readonly string[]) =>
  tx.$executeRaw(sql`UPDATE question_lists SET closed_at = now(), changed_at = now()
    WHERE claim_id = ANY(${[...claimIds]}::uuid[]) AND closed_at IS NULL`);
