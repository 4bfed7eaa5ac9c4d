import { type Piece, piecesOf, sectionsOf } from './format-pieces';
import { writtenIn } from './format-written';
import type { Cell, ShownCell } from './row';

interface Section {
  pieces: readonly Piece[];
  /** Absent where the section's place decides which numbers it is for. */
  isFor?: (number: number) => boolean;
  /** It shows a time, a fraction or nothing, so nobody can read a number from it. */
  other: boolean;
  /** How often it divides a number by a thousand. */
  thousands: number;
  /** How often it multiplies a number by a hundred. */
  hundreds: number;
  /** Places after the point; null shows all. */
  decimals: number | null;
  /** It shows more than digits and rupees. */
  marked: boolean;
  /** The same, but a minus sign or brackets do not count. */
  markedBesidesMinus: boolean;
}

const saysRupees = /₹|₨|rs\.?|inr|रु\.?|रू\.?|रुपये|\/[-=]|only|मात्र|\s/giu;
const minus = /[-−–()]/g;

function commasAtEnd(text: string) {
  let count = 0;
  while (text.at(-1 - count) === ',') count += 1;
  return count;
}

function sectionOf(text: string): Section {
  const { pieces, isFor, hundreds } = piecesOf(text);
  const digits = pieces.map(({ kind, text }) => (kind === 'digits' ? text : '')).join('');
  const [whole = '', ...fraction] = digits.split('.');
  const words = pieces.map(({ kind, text }) => (kind === 'words' ? text : ''));
  // Words between digits may group them: ##\,##\,##0.
  const [first, last] = [
    pieces.findIndex(({ kind }) => kind === 'digits'),
    pieces.findLastIndex(({ kind }) => kind === 'digits'),
  ];
  const beside = words
    .map((word, at) => (at > first && at < last ? word.replace(/^[,\s]$/, '') : word))
    .join('')
    .replace(saysRupees, '');
  const isBlank = pieces.every(({ kind, text }) => kind === 'words' && text.trim() === '');
  const isGeneral = pieces.some(({ kind }) => kind === 'general' || kind === 'text');
  return {
    pieces,
    ...(isFor && { isFor }),
    other: pieces.some(({ kind }) => kind === 'other') || isBlank,
    thousands: commasAtEnd(whole) + commasAtEnd(fraction.join('')),
    hundreds,
    decimals: isGeneral ? null : fraction.join('').replace(/,/g, '').length,
    marked: beside !== '',
    markedBesidesMinus: beside.replace(minus, '') !== '',
  };
}

/** How a number format shows numbers and texts; undefined where it shows them as they are. */
export interface NumberFormat {
  number: (number: number) => number | ShownCell;
  text: ((text: string) => Cell) | undefined;
}

/** Reads the code of a number format (ECMA-376 part 1, 18.8.31); undefined when it shows everything as it is. */
export function numberFormat(code: string): NumberFormat | undefined {
  const all = sectionsOf(code.slice(0, 255)).map(sectionOf);
  const numbers =
    all.length > 3 ? all.slice(0, 3) : all.filter((one, at) => at === 0 || !isText(one));
  const text = all[3] ?? all.find(isText);
  const texts = text && !showsTexts(text) ? text : undefined;
  if (numbers.every(isPlain) && !texts) return undefined;
  return {
    number: (number) => shownNumber(number, numbers),
    text: texts && ((held) => shownText(held, texts)),
  };
}

const isPlain = ({ other, thousands, marked, decimals }: Section) =>
  !other && !marked && thousands === 0 && (decimals === null || decimals > 1);

const isText = ({ pieces }: Section) => pieces.some(({ kind }) => kind === 'text');

/** Blanks around the text do not matter. */
const showsTexts = (section: Section) =>
  isText(section) &&
  section.pieces.every(({ kind, text }) => kind === 'text' || text.trim() === '');

function shownText(held: string, { pieces, other }: Section): Cell {
  if (other) return { held };
  return pieces.map(({ kind, text }) => (kind === 'text' ? held : text)).join('');
}

/** By default the sections are for numbers above zero, below zero, and zero, in this order. */
function placeOf(number: number, sections: readonly Section[]): number {
  const usual: ((number: number) => boolean)[] =
    sections.length < 3 ? [(one) => one >= 0] : [(one) => one > 0, (one) => one < 0];
  const fits = ({ isFor }: Section, at: number) =>
    at === sections.length - 1 ? (isFor?.(number) ?? true) : (isFor ?? usual[at])?.(number);
  return sections.findIndex((section, at) => fits(section, at));
}

/** A sheet rounds a number when it leaves out half a paisa or more. */
const paisa = 0.01;

function shownNumber(number: number, sections: readonly Section[]): number | ShownCell {
  const at = placeOf(number, sections);
  const section = sections[at];
  // Many formats show zero as a dash or not at all.
  if (number === 0 && section && !section.markedBesidesMinus) return number;
  if (!section || section.other || section.thousands > 0) return { held: number };
  const isMinusItsOwn = number < 0 && (at > 0 || section.isFor !== undefined);
  const marked = isMinusItsOwn ? section.markedBesidesMinus : section.marked;
  const { decimals } = section;
  const size = Math.abs(number) * 100 ** section.hundreds;
  if (marked) {
    const sign = number < 0 && !isMinusItsOwn ? '-' : '';
    return { held: number, shown: sign + writtenIn(section, size).trim() };
  }
  if (decimals === null || Number.isInteger(number)) return number;
  if (Math.abs(size - Number(size.toFixed(Math.min(decimals, 20)))) >= paisa / 2)
    return { held: number, shown: writtenIn(section, size).trim(), rounded: true };
  return number;
}
