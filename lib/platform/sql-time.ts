import { raw, sql } from './sql';

/** SQL: a timestamp as ISO 8601 in UTC with milliseconds. */
export const isoTime = (column: string) =>
  sql`to_char(${raw(column)} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** SQL: a timestamp falls on a day in India; an index on the column serves it. */
export const onDay = (column: string, day: string) =>
  sql`${raw(column)} >= ${raw(day)}::timestamp AT TIME ZONE 'Asia/Kolkata'
    AND ${raw(column)} < (${raw(day)} + 1)::timestamp AT TIME ZONE 'Asia/Kolkata'`;

/** SQL: the first moment after a day in India, which a column holds. */
export const endOfDay = (day: string) =>
  sql`((${raw(day)} + 1)::timestamp AT TIME ZONE 'Asia/Kolkata')`;

/** SQL: today in India by the database's clock, for every day that a statement makes of `now()`. */
export const today = sql`(now() AT TIME ZONE 'Asia/Kolkata')::date`;

/** SQL: the moment at which it began. */
export const startOfToday = sql`(${today}::timestamp AT TIME ZONE 'Asia/Kolkata')`;

export const secondsOfToday = sql`extract(epoch FROM ${today} + 1 - now() AT TIME ZONE 'Asia/Kolkata')::float8`;
