import 'server-only';
import { readRates } from '@/lib/case/rates/read';
import { rateChanged } from '@/lib/case/rates/write';
import { readAmount } from '@/lib/format/amount';
import { type ClaimedInCurrency, claimedAt } from '@/lib/law/currency';
import { isForMany } from '@/lib/law/heads';
import type { Transaction } from '@/lib/platform/db';
import { PortalError } from '@/lib/platform/errors';
import type { Given } from './given';
import type { ToDetermine } from './to-determine';

/**
 * Converts what was claimed in another currency by the rate of the case. Call caseForDesk first: its lock keeps the rate
 * until the transaction ends. Throws `currency_unfit` for a claim for many, `rate_missing`, `rate_changed` when the actor saw
 * another rate, and `amount_invalid` for more rupees than an amount can have.
 */
export async function inCurrency(
  tx: Transaction,
  { creditorType }: Pick<ToDetermine, 'creditorType'>,
  given: Given['currency'],
): Promise<ClaimedInCurrency | null> {
  if (!given) return null;
  const { code: currency, amount } = given;
  const refusal = (code: 'currency_unfit' | 'rate_missing' | 'amount_invalid', at = 'code') => {
    const params = { currency };
    return new PortalError(code, {
      params,
      issues: [{ path: `currency.${at}`, rule: code, params }],
    });
  };
  if (isForMany(creditorType)) throw refusal('currency_unfit');
  const rate = (await readRates(tx)).find((one) => one.currency === currency);
  if (!rate) throw refusal('rate_missing');
  if (given.rate !== null && given.rate !== rate.rate) throw rateChanged(currency, rate);
  const claimed = claimedAt(amount, rate);
  if (readAmount(claimed.rupees) === null) throw refusal('amount_invalid', 'amount');
  return claimed;
}
