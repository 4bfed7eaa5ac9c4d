import type { Field, FormDefinition } from '@/lib/forms/definitions/field';
import { namesNobody } from '@/lib/registers/rows/total-words';
import { isEmptyCell, type SheetRow, textOfCell } from '@/lib/spreadsheets/row';

interface Told {
  row: number;
  /** How many of its cells hold anything. */
  filled: number;
  /** It says itself that it is a total, a heading or the like. */
  says: boolean;
  /** In paise. */
  amount: bigint;
}

/** Besides the name, only texts up to this length are searched for "Total". */
const shortest = 15;

/** Watches the rows of a file for those that are no claim: totals anywhere, headings of groups, balances carried forward. */
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
    /** Called once all rows of a claim were read; `row` is the first. */
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
 * Finds rows that are the sum of two or more rows directly before them and have fewer filled cells than the last two of these.
 * The amount alone proves nothing: amounts are often the sum of others.
 */
function sumsOf(claims: readonly Told[]): Set<Told> {
  const found = new Set<Told>();
  const summed: Told[] = [];
  /** By the sum up to a row, the number of rows in it. */
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
