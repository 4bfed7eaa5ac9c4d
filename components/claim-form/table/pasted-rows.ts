import Papa from 'papaparse';
import { paiseOf, readAmount } from '@/lib/format/amount';
import { fromPaise } from '@/lib/format/money';
import { takenAmount } from '@/lib/format/typed-amount';
import type { Field, Row } from '@/lib/forms/definitions/field';
import { isSerial } from '@/lib/forms/definitions/rows';

/** Rows of a table as they were pasted from a spreadsheet. */
export interface PastedRows {
  rows: Row[];
  /** The lines, from 1, whose amount is none. */
  wrong: number[];
  /** What the amounts add up to, with two decimals. */
  sum: string;
  /** What a line of totals below them says instead; null where there is none or it agrees. */
  otherTotal: string | null;
}

/** How columns are headed, besides their own names; tried in this order, each once. */
const heads: Readonly<Record<string, RegExp>> = {
  serialNo: /^(?:s|sr|sl|ser)\.? ?no|^(?:sr|sl|serial|#|no)\.?$|क्रम|क्र\./i,
  periodDue: /^(?!.*(?:amount|रकम|राशि)).*(?:period|months|from|since|अवधि|महीन|माह|कब)/i,
  totalAmountDue: /amount|dues?\b|total|wages|salary|रकम|राशि|बकाया|कुल|वेतन/i,
  identificationNumber:
    /\b(?:id|uan|pf|esi|esic|token|code|aadhaar|pan|no)\b|ident|पहचान|टोकन|आधार/i,
  employeeName: /name|employee|worker|workman|member|नाम|कर्मचारी|कामगार/i,
};

const totals = /^(?:grand |sub[ -]?)?total|^(?:कुल|योग|जोड़)/i;

const isAmount = (text: string) => readAmount(takenAmount(text)) !== null;

const linesOf = (text: string) =>
  Papa.parse<string[]>(text.trimEnd(), { delimiter: '\t' }).data.map((line) =>
    line.map((cell) => cell.replace(/[\s\u00a0]+/g, ' ').trim()),
  );

/** Which column of the form each column of the head row is; null where it heads nothing. */
function placesByName(
  line: readonly string[],
  columns: readonly Field[],
  labelOf: (name: string) => string,
) {
  if (line.some(isAmount)) return null;
  const taken = new Set<string>();
  const named = line.map((cell) => {
    const own = columns.find(({ name }) => labelOf(name).toLowerCase() === cell.toLowerCase());
    const name =
      own?.name ??
      Object.keys(heads).find((one) => cell !== '' && !taken.has(one) && heads[one]?.test(cell));
    if (name) taken.add(name);
    return name;
  });
  return taken.size >= 2 ? named : null;
}

/** By place: in the order of the form, with the serial number where the first column counts. */
function placesInOrder(lines: readonly string[][], columns: readonly Field[]) {
  const names = columns.filter((column) => !isSerial(column)).map(({ name }) => name);
  const counts = lines.every(([first = ''], at) => first === String(at + 1) || totals.test(first));
  const wide = Math.max(...lines.map(({ length }) => length));
  return counts && wide > names.length ? ['serialNo', ...names] : names;
}

/**
 * The rows in what was pasted, found by the names of columns, or in the order of the form where no line names them. A line of
 * totals is no row: it is compared.
 */
export function pastedRows(
  text: string,
  columns: readonly Field[],
  labelOf: (name: string) => string,
): PastedRows {
  const lines = linesOf(text).filter((line) => line.some((cell) => cell !== ''));
  const [first = []] = lines;
  const named = placesByName(first, columns, labelOf);
  const below = named ? lines.slice(1) : lines;
  const places = named ?? (below.length > 0 ? placesInOrder(below, columns) : []);
  const read = below.map((line) =>
    Object.fromEntries(
      places.flatMap((name, at) => (name && line[at] ? [[name, line[at]] as const] : [])),
    ),
  );
  const isTotal = (row: Row, at: number) =>
    below[at]?.some((cell) => totals.test(cell)) === true ||
    (at === read.length - 1 && !row.employeeName && Boolean(row.totalAmountDue));
  const people = read.filter((row, at) => !isTotal(row, at));
  const amounts = people.map(({ totalAmountDue = '' }) => takenAmount(totalAmountDue));
  const sum = fromPaise(
    amounts.reduce((all, one) => (readAmount(one) === null ? all : all + paiseOf(one)), 0n),
  );
  const total = read.findLast(isTotal)?.totalAmountDue;
  const said = total && isAmount(total) ? fromPaise(paiseOf(takenAmount(total))) : null;
  return {
    rows: people.map((row, at) => ({ ...row, totalAmountDue: amounts[at] ?? '' })),
    wrong: amounts.flatMap((one, at) => (readAmount(one) === null ? [at + 1] : [])),
    sum,
    otherTotal: said !== null && said !== sum ? said : null,
  };
}
