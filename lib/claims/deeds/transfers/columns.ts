import { sql } from '@/lib/platform/sql';

/**
 * Whether a claim over a table `c` with its id has an open transfer, waiting for the new creditor's answer or for acceptance.
 */
export const transferWaits = sql`c.id IN (SELECT t.claim_id FROM claim_transfers t WHERE t.closed_at IS NULL)`;
