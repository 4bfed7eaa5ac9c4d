import { raw, sql } from '@/lib/platform/sql';

/**
 * SQL: whether what happened at a moment came after the last date for claims, by the calendar of
 * India; false while there is no last date. Worked out when it is read, so that moving the last date
 * never has to touch a claim.
 */
export const filedLate = (moment: string) =>
  sql`coalesce(${raw(moment)} >= (SELECT (last_date_for_claims + 1)::timestamp AT TIME ZONE 'Asia/Kolkata' FROM case_settings), false)`;
