import { sql } from '@/lib/platform/sql';

/**
 * The number of the published list that stands, the one whose rows may be objected to: that of the latest day, and of several
 * as on that day the last one made. One of an earlier day that is published later replaces none.
 */
export const newestPublished = sql`(SELECT p.number FROM creditor_lists p WHERE p.state = 'published'
  ORDER BY p.as_on DESC, p.number DESC LIMIT 1)`;

/** The newest published list that has a claim over `claims c`; null where that is not in it. */
export const listedIn = sql`(SELECT r.list_number FROM creditor_list_rows r
  WHERE r.claim_id = c.id AND r.list_number = ${newestPublished} LIMIT 1)`;

/** How the newest objection of a claim over `claims c` stands; null for none. */
export const newestObjection = sql`(SELECT o.state::text FROM objections o WHERE o.claim_id = c.id
  ORDER BY o.list_number DESC LIMIT 1)`;

// One array, so that the rows of the desk are looked up and not walked through.
/** Whether a claim over `claim_desk k` waits for an answer to its objection. */
export const awaitsAnswer = sql`k.queue IS NOT NULL AND k.id = ANY (ARRAY(
  SELECT o.claim_id FROM objections o WHERE o.state = 'open'))`;
