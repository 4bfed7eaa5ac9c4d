import { type Sql, sql } from '@/lib/platform/sql';

/**
 * Whether a determination over `determinations d` counts on a day of India's calendar (`YYYY-MM-DD`): confirmed by its end, or,
 * where it has a day of its own from which it counts, by that day, however late it was confirmed. Of several the one with the highest number is in force.
 */
export const inForceBy = (day: string): Sql =>
  sql`(d.confirmed_at < ((${day}::date + 1)::timestamp AT TIME ZONE 'Asia/Kolkata')
    OR d.confirmed_at IS NOT NULL AND d.effective_on <= ${day}::date)`;

/** The determination of a claim over `claims c` that is in force by a day: its columns, or none; in a lateral join. */
export const determinationBy = (day: string): Sql =>
  sql`SELECT * FROM determinations d WHERE d.claim_id = c.id AND ${inForceBy(day)} ORDER BY d.number DESC LIMIT 1`;
