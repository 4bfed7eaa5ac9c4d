import type { Field, FormDefinition } from '@/lib/forms/definitions/field';
import { isEmptyCell, type SheetRow, textOfCell } from '@/lib/spreadsheets/row';
import { namesNobody } from './total-words';

/** A row that became a claim. */
interface Told {
  row: number;
  /** How many of its cells hold anything. */
  filled: number;
  /** It says itself that it is a total, a heading or the like. */
  says: boolean;
  /** In paise. */
  amount: bigint;
}

/** Texts of other columns than the name are only this short where they say "Total". */
const shortest = 15;

/** Watches the rows of a file go by for those that are no claim: totals anywhere, headings of groups, balances carried forward. */
export function watchSums(form: FormDefinition, fields: readonly (Field | null)[]) {
  const names = fields.map((field) => !field || field.name === form.creditorName);
  const told: Told[] = [];
  let going: Omit<Told, 'amount'>[] = [];
  return {
    row({ row, cells }: SheetRow) {
      const says = cells.some((cell, at) => {
        const text = typeof cell === 'string' ? cell : textOfCell(cell);
        return (names[at] || text.length <= shortest) && namesNobody(text);
      });
      going.push({ row, says, filled: cells.filter((cell) => !isEmptyCell(cell)).length });
    },
    /** Takes in a claim by its first row, once all of its rows went by. */
    claim(row: number, amount: bigint | null) {
      const first = going.find((one) => one.row === row);
      if (first) told.push({ ...first, amount: amount ?? 0n });
      going = [];
    },
    /** The rows that look like no claim. */
    result(): number[] {
      const claims = told.filter(({ says }) => !says);
      const headings = sumsOf([...claims].reverse());
      const others = claims.filter((one) => !headings.has(one));
      const sums = sumsOf(others);
      const last = told.at(-1);
      const above = others.filter((one) => one !== last && !sums.has(one));
      const all = above.reduce((sum, { amount }) => sum + amount, 0n);
      const isAll = above.length > 1 && last?.amount === all;
      return told
        .filter((one) => one.says || headings.has(one) || sums.has(one) || (isAll && one === last))
        .map(({ row }) => row);
    },
  };
}

/**
 * Those that are the sum of two or more before them, and hold less than the two that stand next to them. Amounts alone are often
 * the sum of others.
 */
function sumsOf(claims: readonly Told[]): Set<Told> {
  const found = new Set<Told>();
  const summed: Told[] = [];
  /** How many had been summed up when so much had come together. */
  const counts = new Map<bigint, number>([[0n, 0]]);
  let sum = 0n;
  for (const claim of claims) {
    const from = counts.get(sum - claim.amount);
    const next = summed.slice(-2);
    const holdsLess = next.length === 2 && next.every(({ filled }) => claim.filled < filled);
    if (from !== undefined && summed.length - from > 1 && holdsLess) found.add(claim);
    else {
      summed.push(claim);
      sum += claim.amount;
      counts.set(sum, summed.length);
    }
  }
  return found;
}
