import { kindOfMark, type MarkKind, saysRupees } from '@/lib/format/amount-marks';
import { rupeesIn } from '@/lib/format/typed-amount';

/** A unit of so many rupees; `mark` is how the file wrote it. */
export interface Unit {
  mark: string;
  rupees: bigint;
}

/** The unit of a column, where its head or a line above that names one. */
export type UnitAt = (column: number) => Unit | undefined;

/** What a head, or a line above it, says of the amounts below: their unit, or that they are no plain rupees. */
export type AmountsIn = Unit | { mark: string; kind: MarkKind };

type Said = 'sign' | 'in' | 'rupees' | MarkKind | bigint;

/** Currencies with the letters before them ("US$"), words, digits, and everything else sign by sign. */
const piece = /\p{L}{0,3}[$€£¥]|[\p{L}\p{M}]+|'?0{3}s?(?!\d)|\p{N}+|\S/gu;

function saidBy(text: string): Said | undefined {
  const word = text.normalize('NFC').toLowerCase();
  if (/^(?:in|में)$/.test(word)) return 'in';
  if (/^[^\p{L}\p{M}\p{N}₹₨$€£¥%₩₽₪₦฿]$/u.test(word)) return 'sign';
  if (/^(?:of|the|only)$/.test(word)) return 'sign';
  if (/^'?000s?$/.test(word)) return 1000n;
  if (saysRupees(word) || /^(?:indian|भारतीय|रुपयों|रुपया)$/.test(word)) return 'rupees';
  // One letter may stand for anything.
  if (/^[\p{L}\p{M}]$/u.test(word)) return undefined;
  return kindOfMark(word) ?? rupeesIn(word);
}

/** Reads pieces that stand together; undefined when they say no more than rupees, or nothing. */
function saidTogether(text: string, said: readonly Said[]): AmountsIn | undefined {
  const mark = text.trim();
  const isIn = said.includes('in');
  // "₹ in Cr" can only be crores; "Amount (Cr)" may be credit.
  if (isIn && /\bcrs?\b/i.test(mark)) return { mark, rupees: 10_000_000n };
  for (const kind of ['currency', 'ledger', 'percent'] as const)
    if (said.includes(kind)) return { mark, kind };
  const rupees = said.find((one) => typeof one === 'bigint');
  return rupees === undefined ? undefined : { mark, rupees };
}

interface Piece {
  at: number;
  text: string;
  said: Said | undefined;
}

const piecesOf = (text: string, more?: RegExp): Piece[] =>
  [...text.matchAll(piece)].map(({ index, 0: found }) => ({
    at: index,
    text: found,
    said: saidBy(found) ?? (more?.test(found) ? 'sign' : undefined),
  }));

export interface BareHead {
  name: string;
  amounts: AmountsIn | undefined;
  /** It says that its amounts are in rupees. */
  isRupees: boolean;
}

/** Takes from a header, at its start or end, what it says of its amounts: "Claim Amount (₹ in lakhs)", "INR Claim Amount". */
export function withoutUnit(header: string): BareHead {
  const pieces = piecesOf(header);
  const first = pieces.findIndex(({ said }) => said === undefined);
  if (first < 0) return { name: header, amounts: undefined, isRupees: false };
  const last = pieces.findLastIndex(({ said }) => said === undefined);
  const [from, to] = [pieces[first]?.at ?? 0, pieces[last + 1]?.at ?? header.length];
  const around = [...pieces.slice(0, first), ...pieces.slice(last + 1)];
  const text = `${header.slice(0, from)} ${header.slice(to)}`.trim().replace(/^[-–:,]\s*/, '');
  const said = around.flatMap((one) => one.said ?? []);
  const amounts = saidTogether(text, said);
  return {
    name: header.slice(from, to),
    amounts,
    isRupees: amounts === undefined && said.includes('rupees'),
  };
}

const ofAmounts =
  /^(?:amounts?|figures?|values?|all|are|is|stated|expressed|shown|राशि|राशियाँ|सभी)$/i;

/**
 * Reads from a line above a table what it says of all amounts: "(₹ in lakhs)", "Amount in Rs. crores". A name alone ("Lakh
 * Traders") says nothing.
 */
export function amountsAbove(line: string): AmountsIn | undefined {
  const runs: Piece[][] = [[]];
  for (const one of piecesOf(line, ofAmounts)) {
    if (one.said === undefined) runs.push([]);
    else runs.at(-1)?.push(one);
  }
  for (const run of runs) {
    const [first, last] = [run[0], run.at(-1)];
    if (!first || !last) continue;
    const said = run.flatMap((one) => one.said ?? []);
    const text = line.slice(first.at, last.at + last.text.length);
    const isWhole = /^[([].*[)\]]$/.test(text.trim());
    const found = isWhole || said.includes('in') || said.includes('rupees');
    const amounts = found ? saidTogether(text, said) : undefined;
    if (amounts) return amounts;
  }
  return undefined;
}
