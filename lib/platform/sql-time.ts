import { raw, sql } from './sql';

/** A timestamp column as ISO 8601 in UTC with milliseconds, in SQL. */
export const isoTime = (column: string) =>
  sql`to_char(${raw(column)} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Whether a timestamp column falls on a day of India's calendar, in SQL; an index on the column serves it. */
export const onDay = (column: string, day: string) =>
  sql`${raw(column)} >= ${raw(day)}::timestamp AT TIME ZONE 'Asia/Kolkata'
    AND ${raw(column)} < (${raw(day)} + 1)::timestamp AT TIME ZONE 'Asia/Kolkata'`;

/** The first moment after a day of India's calendar, which a column holds, in SQL. */
export const endOfDay = (day: string) =>
  sql`((${raw(day)} + 1)::timestamp AT TIME ZONE 'Asia/Kolkata')`;

/** Today, as a day of India, by the database's clock: what statements make of `now()` that is a day, they make of this. */
export const today = sql`(now() AT TIME ZONE 'Asia/Kolkata')::date`;

/** How many seconds are left of it. */
export const secondsOfToday = sql`extract(epoch FROM ${today} + 1 - now() AT TIME ZONE 'Asia/Kolkata')::float8`;
