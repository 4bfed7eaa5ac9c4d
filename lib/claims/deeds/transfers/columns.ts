import { sql } from '@/lib/platform/sql';

/** True for a claim, over a table `c` with its id, with an open transfer. */
export const transferWaits = sql`c.id IN (SELECT t.claim_id FROM claim_transfers t WHERE t.closed_at IS NULL)`;
