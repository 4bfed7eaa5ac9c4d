import 'server-only';
import type { Actor } from '@/lib/access/actor';
import type { Transaction } from '@/lib/platform/db';
import { sql } from '@/lib/platform/sql';

/** Ends the open transfer of a locked claim that is withdrawn. */
export const closeTransfers = (
  tx: Pick<Transaction, '$executeRaw'>,
  { id }: Pick<Actor, 'id'>,
  claimId: string,
) =>
  tx.$executeRaw(sql`UPDATE claim_transfers SET state = 'taken_back', closed_by_id = ${id}::uuid, closed_at = now()
    WHERE claim_id = ${claimId}::uuid AND closed_at IS NULL`);
