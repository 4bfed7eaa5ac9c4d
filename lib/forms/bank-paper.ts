import { bankOfIfsc } from '@/lib/reference/banks';

/** What was read on a bank's paper, the likeliest first, at most two of each. */
export interface BankNumbers {
  ifsc: string[];
  account: string[];
}

/** What readers of pictures take for each other, where only a letter or only a digit can stand. */
const letterFor: Readonly<Record<string, string>> = {
  ...{ 0: 'O', 1: 'I', 2: 'Z', 4: 'A', 5: 'S', 6: 'G', 8: 'B' },
  '|': 'I',
};
const digitFor: Readonly<Record<string, string>> = {
  ...{ O: '0', Q: '0', D: '0', I: '1', L: '1', '|': '1', Z: '2', S: '5', B: '8', G: '6' },
};
const asDigits = (signs: string) =>
  [...signs.toUpperCase()].map((sign) => digitFor[sign] ?? sign).join('');

const usual = /^[A-Z]{4}0[A-Z0-9]{6}$/;
const isBank = (letters: string) => bankOfIfsc(`${letters}0000000`) !== undefined;

/** The letters of a bank in four signs as they were read. */
function bankIn(signs: string) {
  const letters = [...signs].map((sign) => letterFor[sign] ?? sign).join('');
  const others = [letters, letters.replace('J', 'I'), letters.replace('L', 'I')];
  return others.find(isBank) ?? letters;
}

/** An IFSC in eleven signs as they were read; undefined where they are none. */
function ifscIn(signs: string): string | undefined {
  const bank = bankIn(signs.slice(0, 4));
  // Only a zero can stand there; behind the letters of a bank nothing else was meant.
  const fifth = isBank(bank) ? '0' : asDigits(signs.slice(4, 5));
  const branch = signs.slice(5);
  // Most banks number their branches: a few letters among digits were digits.
  const number = branch.replace(/\D/g, '').length < 3 ? '' : asDigits(branch);
  const found = `${bank}${fifth}${/^\d{6}$/.test(number) ? number : branch}`;
  return usual.test(found) && !/^(?:IFSC|CODE)/.test(found) ? found : undefined;
}

const ifscLabel = /[I1|L] ?F ?[S5]|RTGS|NEFT/i;

/** Where eleven signs may stand together: in a piece, behind its label without a blank, with a second zero, or in pieces. */
function elevens(pieces: readonly string[], at: number): string[] {
  const [piece = '', next = '', after = ''] = pieces.slice(at, at + 3);
  const bare = piece.replace(/^[I1L]F[S5]C?(?:C[O0]DE)?/, '');
  const once = bare.replace(/^(.{4})(?:0[OQ]|[OQ]0)(?=.{6}$)/, '$10');
  return [piece, bare, once, piece + next, piece + next + after].filter(
    ({ length }) => length === 11,
  );
}

function ifscsIn(lines: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  lines.forEach((line, at) => {
    const isNamed = [line, lines[at - 1] ?? ''].some((one) => ifscLabel.test(one));
    const pieces = line.toUpperCase().match(/[A-Z0-9|]+/g) ?? [];
    for (const signs of pieces.flatMap((_, piece) => elevens(pieces, piece))) {
      const code = ifscIn(signs);
      if (!code) continue;
      const isRead = usual.test(signs);
      const score = (isBank(code.slice(0, 4)) ? 4 : 0) + (isNamed ? 2 : 0) + (isRead ? 1 : 0);
      if (score >= 3) found.set(code, Math.max(found.get(code) ?? 0, score));
    }
  });
  return found;
}

const accountLabel = /a ?[/\\|1l] ?c\b|\bac+(?:ount|t)\b|\bacc?\.? ?n[o0]|account|खाता/i;
const otherLabel =
  /\b(?:cif|cust|customer|client|micr|ph|phone|mob|mobile|tel|fax|toll|pin|date|ifsc?|nomination|reg|cheque|chq|gst|pan|sol|br\.? ?code)\b/i;
const phone = /^(?:0?[6-9]\d{9}|91[6-9]\d{9}|1800\d{6,7})$/;
/** Digits in groups with a blank or a stroke between them, with signs that may be digits. */
const digits = /(?<![A-Za-z0-9])[0-9OolISB|](?:[ -]?[0-9OolISB|]){8,21}(?![A-Za-z0-9])/g;

function accountsIn(lines: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  lines.forEach((line, at) => {
    let from = 0;
    for (const { 0: run, index } of line.matchAll(digits)) {
      const before = line.slice(from, index);
      from = index + run.length;
      const signs = run.replace(/[ -]/g, '');
      const number = asDigits(signs);
      const read = signs.replace(/\D/g, '').length;
      if (!/^\d{9,18}$/.test(number) || read < signs.length * 0.7) continue;
      const label = /\p{L}/u.test(before) ? before : (lines[at - 1] ?? '');
      const isNamed = accountLabel.test(label);
      const isOther = !isNamed && (otherLabel.test(label) || phone.test(number));
      const score =
        (isNamed ? 4 : 0) -
        (isOther ? 4 : 0) +
        (number.length > 10 ? 2 : 0) +
        (read === signs.length ? 1 : 0);
      if (score > 1) found.set(number, Math.max(found.get(number) ?? 0, score));
    }
  });
  const isNamed = [...found.values()].some((score) => score >= 5);
  // Beside one that is named, the others are something else.
  return new Map([...found].filter(([, score]) => !isNamed || score >= 5));
}

const likeliest = (found: Map<string, number>) =>
  [...found]
    .sort(([, one], [, other]) => other - one)
    .slice(0, 2)
    .map(([text]) => text);

/** The IFSC and the numbers of accounts in the text of a bank's paper, as a picture of it was read. */
export function bankNumbersIn(text: string): BankNumbers {
  const lines = text
    .replace(/[©®]/g, '0')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
  return { ifsc: likeliest(ifscsIn(lines)), account: likeliest(accountsIn(lines)) };
}
