import type { Transaction } from '@/lib/db';

/**
 * Marks claims late, or no longer late, after the last date for claims moved; only those filed
 * between the former last date and the new one can have changed. Dates are `YYYY-MM-DD`; null stands
 * for no last date. Gives how many claims changed, and to what.
 */
export async function markLateClaims(tx: Transaction, from: string | null, to: string | null) {
  const late = (to ?? '9999') < (from ?? '9999');
  const [sooner, later] = late ? [to, from] : [from, to];
  // Locked in the order of their ids, as every change of many claims does.
  const claims = await tx.$executeRaw`
    WITH moved AS MATERIALIZED (
      SELECT id FROM claims
      WHERE submitted_at >= (${sooner}::date + 1)::timestamp AT TIME ZONE 'Asia/Kolkata'
        AND submitted_at < coalesce((${later}::date + 1)::timestamp AT TIME ZONE 'Asia/Kolkata', 'infinity')
        AND is_late <> ${late}
      ORDER BY id FOR NO KEY UPDATE
    )
    UPDATE claims c SET is_late = ${late} FROM moved m WHERE c.id = m.id`;
  return { late, claims };
}
