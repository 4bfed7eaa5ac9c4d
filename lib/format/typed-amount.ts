import { partsOfAmount } from './amount';
import { markedAmount } from './amount-marks';
import { fromPaise } from './money';
import { plainAmount, ungrouped } from './plain-amount';

export interface MeantAmount {
  /** In rupees, as stored. */
  amount: string;
  sure: boolean;
  or?: string;
}

const rupeesBy: Readonly<Record<string, bigint>> = {
  ...names(1_000_000_000n, 'billion', 'billions', 'bn', 'अरब'),
  ...names(10_000_000n, 'crore', 'crores', 'cr', 'crs', 'करोड़', 'करोड'),
  ...names(1_000_000n, 'million', 'millions', 'mn', 'mln', 'm'),
  ...names(100_000n, 'lakh', 'lakhs', 'lac', 'lacs', 'l', 'लाख'),
  ...names(1_000n, 'thousand', 'thousands', 'k', 'हज़ार', 'हजार'),
  ...names(100n, 'hundred', 'सौ'),
};

/** People also mean something else by these, or they are foreign to rupees: the portal asks. */
const unsure: ReadonlySet<string> = new Set(
  'cr crs l m mn mln million millions bn billion billions'.split(' '),
);

function names(rupees: bigint, ...words: string[]) {
  return Object.fromEntries(words.map((word) => [word.normalize('NFC'), rupees]));
}

/** How many rupees a word stands for: 100000 for "lakhs"; undefined for any other word. */
export const rupeesIn = (word: string): bigint | undefined =>
  rupeesBy[word.normalize('NFC').toLowerCase()];

const currency = /^(?:rupees?|rs\.?|inr|रु\.?|रुपये|रुपए|only|मात्र)$/;
const perRupee = 100n;

/** In paise; null for an amount finer than a paisa. */
function paiseIn(number: string, rupees: bigint): bigint | null {
  const [whole = '', fraction = ''] = number.split('.');
  const scale = 10n ** BigInt(fraction.length);
  const scaled = BigInt(whole + fraction) * rupees * perRupee;
  return scaled % scale === 0n ? scaled / scale : null;
}

const hindiNumbers = 'एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह'.split(' ');

/** Numbers of their own, in quarters: डेढ़ लाख is one and a half. */
const quartersOf: Readonly<Record<string, number>> = byWord({
  6: ['डेढ़', 'डेढ'],
  10: ['ढाई', 'अढ़ाई'],
  5: ['सवा'],
  3: ['पौन', 'पौना'],
  2: ['आधा'],
});

/** They add to the number behind them, in quarters: साढ़े तीन is three and a half. */
const quartersMore: Readonly<Record<string, number>> = byWord({
  1: ['सवा'],
  2: ['साढ़े', 'साढे'],
  [-1]: ['पौने'],
});

function byWord(words: Record<number, string[]>) {
  return Object.fromEntries(
    Object.entries(words).flatMap(([quarters, names]) =>
      names.map((name) => [name.normalize('NFC'), Number(quarters)]),
    ),
  );
}

const ofQuarters = (quarters: number) => String(quarters / 4);

/** Writes "डेढ़ लाख", "सवा दो लाख" in figures. */
function inFigures(words: readonly string[]): string[] {
  const figures: string[] = [];
  const plain = words.map((word) => {
    const number = hindiNumbers.indexOf(word) + 1;
    return number > 0 ? String(number) : word;
  });
  for (let at = 0; at < plain.length; at += 1) {
    const [word = '', after = ''] = plain.slice(at, at + 2);
    const more = quartersMore[word];
    const whole = quartersOf[word];
    if (more !== undefined && /^\d+$/.test(after)) {
      figures.push(ofQuarters(Number(after) * 4 + more));
      at += 1;
    } else if (whole !== undefined && rupeesBy[after]) figures.push(ofQuarters(whole));
    else figures.push(word);
  }
  return figures;
}

/** "1 crore 25 lakh 500": each word is smaller than the one before; the last number may have none. */
function spelledOut(parts: readonly string[]): bigint | null {
  let sum = 0n;
  let least: bigint | null = null;
  for (let at = 0; at < parts.length; at += 2) {
    const [number = '', word] = parts.slice(at, at + 2);
    const rupees = word === undefined ? 1n : rupeesBy[word];
    if (!/^\d+(?:\.\d+)?$/.test(number) || !rupees || (least !== null && rupees >= least))
      return null;
    const paise = paiseIn(number, rupees);
    if (paise === null) return null;
    sum += paise;
    least = rupees;
  }
  return least === null || parts.length === 1 ? null : sum;
}

/** A number of `rupees` each, in rupees; null for what is no number or finer than a paisa. */
export function inRupees(number: string, rupees: bigint): string | null {
  const paise = /^\d+(?:\.\d+)?$/.test(number) ? paiseIn(number, rupees) : null;
  return paise === null ? null : bare(fromPaise(paise));
}

/** An amount with the mark of a ledger probably means itself without it, or crores. */
function unmarked(text: string): MeantAmount | null {
  const marked = markedAmount(text);
  if (marked?.kind !== 'ledger' || marked.amount === null) return null;
  const { amount, maybeCrore } = marked;
  const crores = maybeCrore ? paiseIn(amount, 10_000_000n) : null;
  return { amount, sure: false, ...(crores ? { or: bare(fromPaise(crores)) } : {}) };
}

/**
 * What a text that is no amount means: "1.25 lakh", "डेढ़ लाख", "500 rupees", or, unsure, "1.25.000" and "5000 Cr" (a credit in a
 * ledger). Null for an amount, and for what nobody can tell.
 */
export function meantAmount(typed: string): MeantAmount | null {
  const text = typed
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replace(/\/[-=]?$/, '');
  if (partsOfAmount(text)) return null;
  if (/^\d{1,3}(?:\.\d{2,3})+$/.test(text) && /\.\d{3}$/.test(text)) {
    return { amount: text.replaceAll('.', ''), sure: false };
  }
  const marked = unmarked(text);
  if (marked) return marked;
  const words = inFigures(
    (text.match(/\d[\d,]*(?:\.\d+)?|[^\d\s]+/g) ?? [])
      .map((word) => ungrouped(word).replace(/^\/[-=]/, ''))
      .filter((word) => word !== '' && !currency.test(word)),
  );
  const [only = ''] = words;
  if (words.length === 1 && partsOfAmount(only)) return { amount: only, sure: true };
  const paise = spelledOut(words);
  // "5 lakh 20" may be meant as 5,20,000.
  const whole = words.length % 2 === 0 || !/^\d{1,2}$/.test(words.at(-1) ?? '');
  const sure = whole && !words.some((word) => unsure.has(word));
  return paise === null ? null : { amount: bare(fromPaise(paise)), sure };
}

/** Tells whether an amount counts in thousands, lakhs and the like: "5 L", but not "5 Cr", which is a credit. */
export const saysUnit = (text: string) =>
  /\p{L}/u.test(text) &&
  markedAmount(text) === null &&
  (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? []
  ).some((word) => rupeesIn(word) !== undefined);

const bare = (amount: string) => amount.replace(/\.00$/, '');

/** What a few rupees with decimals would be in lakhs; null for any other amount. */
export function inLakhs(typed: string): string | null {
  const parts = partsOfAmount(typed.trim());
  if (!parts || parts.negative || parts.paise === '00' || parts.rupees.length > 2) return null;
  const paise = paiseIn(`${parts.rupees}.${parts.paise}`, 100_000n);
  return paise ? bare(fromPaise(paise)) : null;
}

/** The amount that a typed text surely means; a text that nobody can tell stays, without its marks. */
export function takenAmount(typed: string): string {
  const plain = plainAmount(typed);
  const meant = meantAmount(plain);
  return meant?.sure ? meant.amount : plain;
}
