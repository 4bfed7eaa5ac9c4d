import { paiseOf, partsOfAmount } from './amount';
import { fromPaise } from './money';
import { plainAmount } from './plain-amount';
import { meantAmount, rupeesIn } from './typed-amount';

export interface AmountRange {
  from: string;
  to: string;
}

/** A number and one word behind it: "17.2 lakh". */
const inWords = /^\D{0,4}?(\d+)(?:\.(\d{1,7}))? ?(\p{L}[\p{L}\p{M}]*)\.?$/u;

/** Amounts of less than three digits stand in too many numbers. */
const least = 10_000n;

const shown = (paise: bigint) => fromPaise(paise < 0n ? 0n : paise);

/** What somebody calls "17.2 lakh": from half a tenth of a lakh less, as it is rounded, to a tenth more, as it is cut off. */
function around(typed: string, amount: string): AmountRange | undefined {
  const [, , decimals = '', word = ''] = inWords.exec(typed) ?? [];
  const rupees = rupeesIn(word);
  if (rupees === undefined) return undefined;
  const step = (rupees * 100n) / 10n ** BigInt(decimals.length);
  const paise = paiseOf(amount);
  return { from: shown(paise - step / 2n), to: shown(paise + step - 1n) };
}

/** The amounts that a searched text may mean, in any notation; undefined for a text that is no amount. */
export function searchedAmount(typed: string): AmountRange | undefined {
  const plain = plainAmount(typed);
  const meant = meantAmount(plain);
  // "1.5 Cr" may be a credit too.
  const amount = partsOfAmount(plain) ? plain : (meant?.or ?? meant?.amount);
  if (!amount || paiseOf(amount) < least) return undefined;
  const spoken = plain.normalize('NFC').toLowerCase();
  return around(spoken, amount) ?? { from: amount, to: amount };
}
