import 'server-only';
import { type Database, queryIn } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';

/** Ends the open requests for a change of locked claims that are withdrawn: nobody will answer them. */
export const closeChanges = (tx: Database, claimIds: readonly string[], at = new Date()) =>
  queryIn(tx)(sql`UPDATE change_requests SET state = 'taken_back', closed_at = ${at}::timestamptz
    WHERE claim_id = ANY(${[...claimIds]}::uuid[]) AND state = 'open'`);

/** Opens again the requests of a locked claim that its withdrawal at `closedAt` ended. */
export const reopenChanges = (tx: Database, claimId: string, closedAt: Date) =>
  queryIn(tx)(sql`UPDATE change_requests SET state = 'open', closed_at = NULL
    WHERE claim_id = ${claimId}::uuid AND state = 'taken_back' AND closed_at = ${closedAt}::timestamptz`);
