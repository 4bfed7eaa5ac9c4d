import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { askIn, type Database } from '@/lib/platform/ask';
import { sql } from '@/lib/platform/sql';

/** Ends the open transfer of a locked claim that is withdrawn. */
export const closeTransfers = (tx: Database, { id }: Pick<Actor, 'id'>, claimId: string) =>
  askIn(
    tx,
  )(sql`UPDATE claim_transfers SET state = 'taken_back', closed_by_id = ${id}::uuid, closed_at = now()
    WHERE claim_id = ${claimId}::uuid AND closed_at IS NULL`);
