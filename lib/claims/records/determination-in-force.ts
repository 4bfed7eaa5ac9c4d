import { raw, type Sql, sql } from '@/lib/platform/sql';

/**
 * SQL for the day in India from which a confirmed determination counts, over `determinations` under this alias: its own, or
 * that of its confirmation.
 */
export const effectiveDay = (alias: string) =>
  raw(`coalesce(${alias}.effective_on, (${alias}.confirmed_at AT TIME ZONE 'Asia/Kolkata')::date)`);

/**
 * SQL that tells whether a determination over `determinations d` counts on a day in India (`YYYY-MM-DD`), even if it was
 * confirmed later. Of several, the one with the highest number is in force.
 */
export const inForceBy = (day: string): Sql =>
  sql`(d.confirmed_at IS NOT NULL AND ${effectiveDay('d')} <= ${day}::date)`;

/** SQL for the determination of a claim over `claims c` in force on a day, for a lateral join: its columns, or no row. */
export const determinationBy = (day: string): Sql =>
  sql`SELECT * FROM determinations d WHERE d.claim_id = c.id AND ${inForceBy(day)} ORDER BY d.number DESC LIMIT 1`;
