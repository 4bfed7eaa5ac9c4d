import { fetchNumberToken } from '@/lib/client/mutations/number';
import { toPaise } from '@/lib/format/amount';
import { plainAmount } from '@/lib/format/plain-amount';

/** Reads an amount typed with signs or words; undefined for any other text. */
export function typedAmount(typed: string) {
  const plain = plainAmount(typed);
  return /[₹,]/.test(typed) && toPaise(plain) !== null ? plain : undefined;
}

/** Gives the filter for a typed amount or personal number. */
export async function searchSpecial(typed: string) {
  const amount = typedAmount(typed);
  if (amount) return { search: '', amountFrom: amount, amountTo: amount };
  return { search: '', number: await fetchNumberToken(typed) };
}
