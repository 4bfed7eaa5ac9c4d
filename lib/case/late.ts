import { raw, sql } from '@/lib/platform/sql';

/**
 * SQL: whether a moment lies after the last date for claims, by the calendar of India; false while there is no last date.
 * Calculated when it is read, so that a change of the last date changes no claim.
 */
export const filedLate = (moment: string) =>
  sql`coalesce(${raw(moment)} >= (SELECT (last_date_for_claims + 1)::timestamp AT TIME ZONE 'Asia/Kolkata' FROM case_settings), false)`;
