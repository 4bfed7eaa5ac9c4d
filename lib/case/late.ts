import { raw, sql } from '@/lib/platform/sql';

/** SQL: a moment lies after the last date for claims; false without one. Calculated when read: a new date changes no claim. */
export const filedLate = (moment: string) =>
  sql`coalesce(${raw(moment)} >= (SELECT (last_date_for_claims + 1)::timestamp AT TIME ZONE 'Asia/Kolkata' FROM case_settings), false)`;
