import { sql } from './sql';

/** Today, as a day of India, by the database's clock: what statements make of `now()` that is a day, they make of this. */
export const today = sql`(now() AT TIME ZONE 'Asia/Kolkata')::date`;

/** How many seconds are left of it. */
export const secondsOfToday = sql`extract(epoch FROM ${today} + 1 - now() AT TIME ZONE 'Asia/Kolkata')::float8`;
