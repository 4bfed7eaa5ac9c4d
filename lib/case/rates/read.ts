import { plainReferenceRate, type ReferenceRate } from '@/lib/law/currency';
import { db, type Transaction } from '@/lib/platform/db';

/** The case's rates, in the order of their currencies. */
export async function readRates(
  from: Pick<Transaction, 'currencyRate'> = db,
): Promise<ReferenceRate[]> {
  const rows = await from.currencyRate.findMany({ orderBy: { currency: 'asc' } });
  return rows.map(({ currency, rate, onDay, source }) => ({
    currency,
    rate: plainReferenceRate(rate.toFixed()) ?? '',
    day: onDay.toISOString().slice(0, 10),
    source,
  }));
}
