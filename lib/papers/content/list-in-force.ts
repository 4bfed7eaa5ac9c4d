import { sql } from '@/lib/platform/sql';

/**
 * SQL for the number of the published list to whose rows creditors may object: the list of the latest day, and of several of
 * that day the last made. A list of an earlier day that is published later does not replace it.
 */
export const newestPublished = sql`(SELECT p.number FROM creditor_lists p WHERE p.state = 'published'
  ORDER BY p.as_on DESC, p.number DESC LIMIT 1)`;
