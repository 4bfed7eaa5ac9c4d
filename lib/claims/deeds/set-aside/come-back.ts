import 'server-only';
import { prepared, type Statement } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import { today } from '@/lib/platform/sql-time';

const atOnce = 1000;

/** Skips claims that somebody is changing, who may bring them back; what is left is for the next minute. */
export const comeBackStatement = (): Statement => sql`
  WITH due AS MATERIALIZED (
    SELECT c.id FROM claims c
    WHERE c.id = ANY (ARRAY(SELECT claim_id FROM set_aside WHERE until <= ${today} ORDER BY until LIMIT ${atOnce}::int))
    ORDER BY c.id FOR NO KEY UPDATE SKIP LOCKED)
  DELETE FROM set_aside WHERE claim_id IN (SELECT id FROM due)`;

/** Brings back the claims whose day has come. */
export async function comeBack() {
  await prepared(comeBackStatement());
}
