import { fetchNumberToken } from '@/lib/client/mutations/number';
import { toPaise } from '@/lib/format/amount';
import { plainAmount } from '@/lib/format/plain-amount';

/** The amount that was typed with marks; undefined for what is none. */
export function typedAmount(typed: string) {
  const plain = plainAmount(typed);
  return /[₹,]/.test(typed) && toPaise(plain) !== null ? plain : undefined;
}

/** What the list is narrowed by for an amount, or for a number that identifies somebody. */
export async function searchSpecial(typed: string) {
  const amount = typedAmount(typed);
  if (amount) return { search: '', amountFrom: amount, amountTo: amount };
  return { search: '', number: await fetchNumberToken(typed) };
}
