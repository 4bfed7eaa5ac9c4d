import { toPaise } from '@/lib/format/amount';

export interface NumberWords {
  belowHundred: (number: number) => string;
  units: Readonly<Record<'crore' | 'lakh' | 'thousand' | 'hundred', string>>;
  /** `rupees` is null where there are none, and so is `paise`. */
  sentence: (rupees: string | null, paise: string | null) => string;
}

const steps = [
  ['crore', 10_000_000n],
  ['lakh', 100_000n],
  ['thousand', 1_000n],
  ['hundred', 100n],
] as const;

function inUnits(number: bigint, words: NumberWords): string {
  for (const [unit, size] of steps) {
    if (number < size) continue;
    const rest = number % size;
    const head = `${inUnits(number / size, words)} ${words.units[unit]}`;
    return rest === 0n ? head : `${head} ${inUnits(rest, words)}`;
  }
  return words.belowHundred(Number(number));
}

/** Says an amount as people in India do: "One lakh twenty-five thousand rupees"; '' for nothing and for what is none. */
export function amountInWords(amount: string, words: NumberWords): string {
  const paise = toPaise(amount);
  if (paise === null || paise <= 0n) return '';
  const [rupees, rest] = [paise / 100n, paise % 100n];
  return words.sentence(
    rupees > 0n ? inUnits(rupees, words) : null,
    rest > 0n ? inUnits(rest, words) : null,
  );
}
