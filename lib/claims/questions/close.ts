import 'server-only';
import { askIn, type Database } from '@/lib/platform/ask';
import { sql } from '@/lib/platform/sql';

/** Closes the questions of locked claims that go on without an answer. One statement for any number. */
export const closeQuestions = (tx: Database, claimIds: readonly string[]) =>
  askIn(tx)(sql`UPDATE question_lists SET closed_at = now(), changed_at = now()
    WHERE claim_id = ANY(${[...claimIds]}::uuid[]) AND closed_at IS NULL`);
