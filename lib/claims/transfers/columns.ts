import { sql } from '@/lib/platform/sql';

/** Whether a transfer of a claim over a table `c` with its id waits, for the transferee's word or for being accepted. */
export const transferWaits = sql`c.id IN (SELECT t.claim_id FROM claim_transfers t WHERE t.closed_at IS NULL)`;
