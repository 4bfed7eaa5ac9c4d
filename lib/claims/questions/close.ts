import 'server-only';
import { askIn, type Database } from '@/lib/platform/ask';
import { sql } from '@/lib/platform/sql';

/** Ends what was asked about claims, which are locked and go on without an answer. Any number costs one statement. */
export const closeQuestions = (tx: Database, claimIds: readonly string[]) =>
  askIn(tx)(sql`UPDATE question_lists SET closed_at = now(), changed_at = now()
    WHERE claim_id = ANY(${[...claimIds]}::uuid[]) AND closed_at IS NULL`);
