import { type Sql, sql } from '@/lib/platform/sql';

/**
 * Whether a determination over `determinations d` counts on a day in India (`YYYY-MM-DD`). It counts from the day of its
 * confirmation, or from its own effective day if it has one, even if it was confirmed later. Of several, the one with the
 * highest number is in force.
 */
export const inForceBy = (day: string): Sql =>
  sql`(d.confirmed_at < ((${day}::date + 1)::timestamp AT TIME ZONE 'Asia/Kolkata')
    OR d.confirmed_at IS NOT NULL AND d.effective_on <= ${day}::date)`;

/** The determination of a claim over `claims c` that is in force on a day, for a lateral join: its columns, or no row. */
export const determinationBy = (day: string): Sql =>
  sql`SELECT * FROM determinations d WHERE d.claim_id = c.id AND ${inForceBy(day)} ORDER BY d.number DESC LIMIT 1`;
