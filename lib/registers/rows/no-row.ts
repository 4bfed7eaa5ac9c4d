import { toPaise } from '@/lib/format/amount';
import { formNamed } from '@/lib/registers/cells/form-named';
import { plainCell } from '@/lib/registers/cells/plain-cell';
import { readAmount } from '@/lib/registers/cells/read-amount';
import { cannotBeRead, isAsked } from '@/lib/registers/cells/reading';
import {
  type Cell,
  isEmptyCell,
  type SheetRow,
  textOfCell,
  withoutDay,
} from '@/lib/spreadsheets/row';
import { namesNobody } from './total-words';

/** Why a row is set aside. Each is shown; nothing is dropped in silence. */
export type Aside = 'headAgain' | 'columnNumbers' | 'total' | 'sum' | 'heading';

/** Longer texts say nothing of the row as a whole. */
const shortText = 60;

const textOf = (cell: Cell) => textOfCell(withoutDay(cell)).replace(/\s+/g, ' ').trim();

/** "(1) (2) (3)", "A B C": some offices number the columns below the head. */
function numbersColumns(texts: readonly string[]): boolean {
  const filled = texts.filter((text) => text !== '');
  if (filled.length < 3) return false;
  const bare = filled.map((text) => text.replace(/[\s().[\]]/g, '').toLowerCase());
  const isCounted = bare.every((text, at) => text === String(Number(bare[0]) + at));
  const isLettered = bare.every((text, at) => text === 'abcdefghijklmnopqrstuvwxyz'[at]);
  const isRoman = bare[0] === 'i' && bare[1] === 'ii' && bare[2] === 'iii';
  return isCounted || isLettered || isRoman;
}

interface Columns {
  heads: readonly string[];
  /** The columns of the name and of the amount. */
  name: number | undefined;
  amount: number | undefined;
}

const paiseIn = (cell: Cell): bigint | null => {
  const reading = readAmount(withoutDay(cell));
  if (cannotBeRead(reading)) return null;
  const text = isAsked(reading) ? reading.meant : reading.value;
  return text === '' ? null : toPaise(text);
};

/** "45 Nos." */
const count = /^\d+ ?\p{L}{1,6}\.?$/u;

/** Nobody is called so, whatever stands beside it. */
const bareTotal =
  /^(?:(?:grand|sub|page|net|gross|group|running|overall)[ -]?)?totals?[ :.*=_-]{0,5}$|^(?:कुल|कुल योग|महायोग|योग)$/i;

const company =
  /\b(?:pvt|private|ltd|limited|llp|co|company|corp|corporation|industries|enterprises)\b/i;

/**
 * Whether the words of a row say that it is a sum, and nothing else. A claim may be for "Trade payables", and a firm may be called "Total": such
 * a row has other words too.
 */
function isTotal(cells: readonly Cell[], texts: readonly string[], name: number | undefined) {
  const words = texts.flatMap((text, at) =>
    /\p{L}/u.test(text) && !count.test(text) && paiseIn(cells[at]) === null ? [text] : [],
  );
  const said = name === undefined || texts[name] === '' ? words[0] : texts[name];
  if (said === undefined || said.length > shortText || !namesNobody(said)) return false;
  return bareTotal.test(said) || (!company.test(said) && words.every((text) => text === said));
}

/**
 * Makes the judge of a register's rows, to be asked for each in their order. It tells of those that are nobody's: the head
 * printed again, numbers of columns, totals with or without the word, headings of groups.
 */
export function watchRows({ heads, name, amount }: Columns) {
  const head = heads.map((text) => text.toLowerCase());
  /** Since the last total, and of all rows. */
  let since = 0n;
  let all = 0n;
  let counted = 0;
  let first = true;

  function asideOf({ cells }: SheetRow): Aside | undefined {
    const texts = Array.from(cells, textOf);
    const filled = texts.filter((text) => text !== '');
    const same = texts.filter((text, at) => text !== '' && text.toLowerCase() === head[at]).length;
    if (filled.length > 1 && same >= Math.max(2, filled.length * 0.7)) return 'headAgain';
    if (first && numbersColumns(texts)) return 'columnNumbers';
    if (isTotal(cells, texts, name)) return 'total';
    const [only = ''] = filled;
    if (filled.length === 1) {
      const isNumber = typeof plainCell(cells.find((cell) => !isEmptyCell(cell))) === 'number';
      if (!isNumber && /\p{L}/u.test(only) && heads.length > 2)
        return formNamed(only) || name === undefined || texts[name] === '' || amount !== undefined
          ? 'heading'
          : undefined;
    }
    const isNameless = name !== undefined && isEmptyCell(cells[name]);
    const hasWords = texts.some((text, at) => at !== amount && /\p{L}{3}/u.test(text));
    const paise = isNameless && !hasWords && amount !== undefined ? paiseIn(cells[amount]) : null;
    if (paise !== null && counted > 1 && (paise === since || paise === all)) return 'sum';
    return undefined;
  }

  return (row: SheetRow): Aside | undefined => {
    const aside = asideOf(row);
    first = false;
    if (aside === 'total' || aside === 'sum' || aside === 'heading') since = 0n;
    else if (aside === undefined && amount !== undefined) {
      const paise = paiseIn(row.cells[amount]) ?? 0n;
      since += paise;
      all += paise;
      counted += 1;
    }
    return aside;
  };
}
