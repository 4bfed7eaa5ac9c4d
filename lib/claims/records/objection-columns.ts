import { newestPublished } from '@/lib/papers/content/list-in-force';
import { sql } from '@/lib/platform/sql';

/** SQL for the number of the newest published list, if that has a claim over `claims c`; otherwise null. */
export const listedIn = sql`(SELECT r.list_number FROM creditor_list_rows r
  WHERE r.claim_id = c.id AND r.list_number = ${newestPublished} LIMIT 1)`;

/** SQL for the state of the newest objection of a claim over `claims c`; null for none. */
export const newestObjection = sql`(SELECT o.state::text FROM objections o WHERE o.claim_id = c.id
  ORDER BY o.list_number DESC LIMIT 1)`;

// One array, so that the database looks up the rows of the desk instead of walking through them.
/** SQL that tells whether a claim over `claim_desk k` has an open objection. */
export const awaitsAnswer = sql`k.queue IS NOT NULL AND k.id = ANY (ARRAY(
  SELECT o.claim_id FROM objections o WHERE o.state = 'open'))`;
