import { fitsAadhaar } from '@/lib/forms/kinds/codes/check-digits';
import { addressesIn } from './addresses';
import { emailsIn } from './emails';
import { type Folded, folded, type Sign, signsOf, wordsOf } from './folded';
import { knownWordsIn, namedBefore, type Stretch } from './known-words';
import type { Looks, Told } from './looks';

interface Found extends Stretch {
  looks: Looks;
  sure: boolean;
}

/** In characters: two signs of one number stand no further apart. */
const widestGap = 3;

interface Judged {
  whole: Folded;
  signs: readonly Sign[];
}

const stretchOf = (signs: readonly Sign[]): Stretch => ({
  start: signs[0]?.at ?? 0,
  end: (signs.at(-1)?.at ?? 0) + 1,
});

const isLetter = (sign: string) => sign >= 'A' && sign <= 'Z' && sign.length === 1;
const isDigit = (sign: string) => sign >= '0' && sign <= '9' && sign.length === 1;

const fitsSlot = (slot: string, sign: string) => {
  if (slot === 'L') return isLetter(sign);
  if (slot === 'D') return isDigit(sign);
  return isLetter(sign) || isDigit(sign);
};

/** Gives the signs from a place on if they have the shape: L for a letter, D for a digit, A for either. */
function shaped(signs: readonly Sign[], from: number, shape: string): Sign[] | null {
  const found = signs.slice(from, from + shape.length);
  const fits =
    found.length === shape.length &&
    found.every(({ sign, gap }, at) => {
      return fitsSlot(shape.charAt(at), sign) && (at === 0 || gap.length <= widestGap);
    });
  return fits ? found : null;
}

const gapsOf = (signs: readonly Sign[]) => signs.slice(1).map(({ gap }) => gap);

const isBlank = (gap: string) => gap !== '' && gap.trim() === '';

/** True when blanks stand between some letters but not between all: then these are several words. */
const isOfWords = (gaps: readonly string[]) =>
  gaps.some((gap) => gap !== gap.trim() || isBlank(gap)) && !gaps.every((gap) => isBlank(gap));

/** The fourth letter of a PAN says what kind of person holds it. */
const holders = 'ABCFGHJLPT';

/** Finds codes of letters and digits, whichever sign they begin at. */
function codesIn({ whole, signs }: Judged): Found[] {
  const starts = (at: number) => signs[at]?.gap !== '' || at === 0;
  const ends = (at: number) => signs[at] === undefined || signs[at].gap !== '';
  return signs.flatMap((first, at): Found[] => {
    const gstin = shaped(signs, at, 'DDLLLLLDDDDLAAA');
    if (gstin && starts(at) && ends(at + 15) && 'ZDC'.includes(gstin[13]?.sign ?? ''))
      return [{ ...stretchOf(gstin), looks: 'gstin', sure: true }];
    const pan = shaped(signs, at, 'LLLLLDDDDL');
    if (pan) return panOf(whole, pan, starts(at) && ends(at + 10));
    if (!starts(at)) return [];
    for (const { looks, shape } of identityPapers) {
      const code = shaped(signs, at, shape);
      if (!code || !ends(at + shape.length)) continue;
      const called = namedBefore(whole, first.at);
      const capital = whole.text.charAt(first.at) === first.sign;
      if (looks === 'licence' ? hasYear(code) : isWhole(code, called, capital))
        return [{ ...stretchOf(code), looks, sure: called === 'personal' }];
    }
    return [];
  });
}

/** Driving licences (state, office, year, number), voters' cards and passports. */
const identityPapers = [
  { looks: 'licence', shape: 'LLDDDDDDDDDDDDD' },
  { looks: 'voter', shape: 'LLLDDDDDDD' },
  { looks: 'passport', shape: 'LDDDDDDD' },
] as const satisfies readonly { looks: Looks; shape: string }[];

const hasYear = (licence: readonly Sign[]) => /^(?:19|20)/.test(wordOf(licence.slice(4)));

const wordOf = (signs: readonly Sign[]) => signs.map(({ sign }) => sign).join('');

/** Words as long as the letters of a code, with which no personal code begins. */
const ofPapers = new Set([
  'INV',
  'BIL',
  'REF',
  'CHQ',
  'SRN',
  'DIN',
  'ORD',
  'LOT',
  'BOE',
  'GRN',
  'INR',
  'UTR',
]);

/** Tells whether letters and digits are one code, and not a word before an amount. */
function isWhole(
  signs: readonly Sign[],
  called: 'paper' | 'personal' | undefined,
  capital: boolean,
) {
  if (called === 'personal') return true;
  if (called === 'paper' || ofPapers.has(wordOf(signs.slice(0, 3)))) return false;
  return capital && gapsOf(signs).every((gap) => gap === gap.trim() && !isBlank(gap));
}

function panOf({ text }: Folded, signs: readonly Sign[], apart: boolean): Found[] {
  const stretch = stretchOf(signs);
  const found = (sure: boolean): Found[] => [{ ...stretch, looks: 'pan', sure }];
  const gaps = gapsOf(signs);
  if (gaps.every((gap) => gap === '')) return found(apart);
  const word = wordOf(signs);
  if (!apart || !holders.includes(word.charAt(3)) || isOfWords(gaps.slice(0, 4))) return [];
  const year = /^(?:19|20)/.test(word.slice(5));
  if (year && word.startsWith('MARCH')) return [];
  const raw = text.slice(stretch.start, stretch.end);
  const capitals = raw === raw.toUpperCase();
  // "Total 5000 a month".
  if (!capitals && /[AI]$/.test(word) && isBlank(gaps[8] ?? '')) return [];
  return found(capitals && !year);
}

/** Letters that people write together with the personal number after them. */
const prefixes = new Set([
  'AC',
  'ACC',
  'ACNO',
  'AN',
  'SB',
  'CC',
  'OD',
  'MOB',
  'PH',
  'TEL',
  'UID',
  'UAN',
  'AADHAAR',
  'PAN',
]);

const fewest = 8;
/** A number after words such as "account" has at least so many digits. */
const fewestCalled = 6;
const most = 20;

type Group = readonly Sign[];

const isPartedBy = (gap: string, before: Group, after: number) => {
  if (gap.length > widestGap || /[%₹$€£<>="“”]/.test(gap)) return true;
  // A comma or full stop with a blank ends what stands before it; but "98200, 12345" is one number.
  return /[,;:.]\s/.test(gap) && !(before.length === 5 && after === 5);
};

/** Finds the numbers of a text in groups of digits. Leaves out digits in a word with letters. */
function numbersIn({ signs }: Judged, known: readonly Stretch[]): Group[][] {
  const isKnown = ({ at }: Sign) => known.some(({ start, end }) => at >= start && at < end);
  const words: { signs: Sign[]; number: boolean }[] = [];
  for (const one of signs) {
    const last = words.at(-1);
    if (!last || one.gap !== '') words.push({ signs: [one], number: true });
    else last.signs.push(one);
  }
  const numbers: Group[][] = [];
  let open: Group[] = [];
  const close = () => {
    if (open.length > 0) numbers.push(open);
    open = [];
  };
  for (const { signs: word } of words) {
    const digits = digitsIn(word);
    if (!digits || word.some(isKnown)) {
      close();
      continue;
    }
    const last = open.at(-1);
    const gap = word[0]?.gap ?? '';
    if (last && (isPartedBy(gap, last, digits.length) || digits.length < word.length)) close();
    open.push(digits);
  }
  close();
  return numbers;
}

/** Gives the digits of a word, also those after letters that say what they are. */
function digitsIn(word: readonly Sign[]): Group | null {
  const first = word.findIndex(({ sign }) => isDigit(sign));
  if (first < 0) return null;
  const [letters, digits] = [wordOf(word.slice(0, first)), word.slice(first)];
  const plain = digits.every(({ sign }) => isDigit(sign));
  return plain && (letters === '' || prefixes.has(letters)) ? digits : null;
}

const isEven = (groups: readonly Group[]) => new Set(groups.map(({ length }) => length)).size === 1;

/** Finds twelve digits in consecutive groups that have the check digit of an Aadhaar number. */
function aadhaarIn(groups: readonly Group[]): Found | null {
  for (const [from] of groups.entries()) {
    let digits = '';
    for (let to = from; to < groups.length && digits.length < 12; to += 1) {
      digits += wordOf(groups[to] ?? []);
      const some = groups.slice(from, to + 1);
      const whole = isEven(some) || some.length === groups.length;
      if (digits.length === 12 && whole && /^[2-9]/.test(digits) && fitsAadhaar(digits))
        return { ...stretchOf(some.flat()), looks: 'aadhaar', sure: true };
    }
  }
  return null;
}

function numberOf(whole: Folded, groups: readonly Group[]): Found[] {
  const signs = groups.flat();
  const digits = wordOf(signs);
  const stretch = stretchOf(signs);
  const called = namedBefore(whole, stretch.start);
  const aadhaar = aadhaarIn(groups);
  if (aadhaar) return [{ ...aadhaar, sure: called !== 'paper' }];
  if (called === 'paper') return [];
  const international = whole.text.charAt(stretch.start - 1) === '+';
  const national = digits.replace(/^(?:091|91|0)(?=[6-9]\d{9}$)/, '');
  if (international && digits.length >= fewest && digits.length <= 15)
    return [{ ...stretch, looks: 'phone', sure: true }];
  if (/^[6-9]\d{9}$/.test(national))
    return [{ ...stretch, looks: 'phone', sure: called === 'personal' }];
  if (called === 'personal' && digits.length >= fewestCalled && digits.length <= most)
    return [{ ...stretch, looks: 'account', sure: true }];
  if (isNumber(groups, digits.length)) return [{ ...stretch, looks: 'number', sure: false }];
  return groups.flatMap((group): Found[] =>
    group.length >= fewest ? [{ ...stretchOf(group), looks: 'number', sure: false }] : [],
  );
}

/** Tells whether groups of digits are probably one number, and not a list of small ones. */
function isNumber(groups: readonly Group[], digits: number) {
  if (digits < fewest || digits > most) return false;
  if (groups.length === 1 || isEven(groups)) return true;
  return digits > fewest && groups.some(({ length }) => length >= 3);
}

/** Leaves out what stands inside another find, and sorts the rest. */
function apart(found: readonly Found[]): Found[] {
  const kept: Found[] = [];
  const size = ({ start, end }: Stretch) => end - start;
  const ranked = found.toSorted((a, b) => Number(b.sure) - Number(a.sure) || size(b) - size(a));
  for (const one of ranked)
    if (kept.every(({ start, end }) => one.end <= start || one.start >= end)) kept.push(one);
  return kept.toSorted((a, b) => a.start - b.start);
}

/** Tells quickly whether a text may hold such a word: most texts have no digit and no address of mail. */
export const mayTell = (text: string) => /[@＠\p{N}]/u.test(text) || /\bat\b/i.test(text);

/**
 * Finds the words of a text that look like a personal number (identity paper, account, telephone) or like an address, in every
 * script and however people write and part them. Amounts, days, and numbers of claims, cases, companies and papers do not
 * count.
 */
export function toldIn(typed: string): Told[] {
  if (!mayTell(typed)) return [];
  const whole = folded(typed);
  const signs = signsOf(whole);
  const words = wordsOf(whole, signs);
  const judged = { whole, signs };
  const known = knownWordsIn(whole, words);
  const inKnown = ({ start, end }: Stretch) =>
    known.some((word) => start >= word.start && end <= word.end);
  const found = [
    ...emailsIn(whole, words).map((one) => ({ ...one, looks: 'email' as const })),
    ...codesIn(judged).filter((one) => !inKnown(one)),
    ...numbersIn(judged, known).flatMap((groups) => numberOf(whole, groups)),
    ...addressesIn(words, known).map((one) => ({ ...one, looks: 'address' as const, sure: false })),
  ];
  return apart(found).map(({ start, end, looks, sure }) => {
    const [from, to] = [whole.at[start] ?? 0, whole.at[end] ?? typed.length];
    return { word: typed.slice(from, to), start: from, end: to, looks, sure };
  });
}
