/** A timestamp column as ISO 8601 in UTC with milliseconds, in SQL. */
export const isoTime = (column: string) =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Whether a timestamp column falls on a day of India's calendar, in SQL; an index on the column serves it. */
export const onDay = (column: string, day: string) =>
  `${column} >= ${day}::timestamp AT TIME ZONE 'Asia/Kolkata'
    AND ${column} < (${day} + 1)::timestamp AT TIME ZONE 'Asia/Kolkata'`;
