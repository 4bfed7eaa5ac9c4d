import { toPaise } from '@/lib/format/amount';
import { fromPaise } from '@/lib/format/money';
import type { CreditorType } from '@/lib/forms/definitions/field';
import type { Category } from '@/lib/law/categories';
import type { FactName } from '@/lib/registers/facts';
import type { Aside } from '@/lib/registers/rows/no-row';
import type { OpenCell, RegisterRow } from '@/lib/registers/rows/read-rows';
import { categoryOfRow, type RowValues } from './category-of-row';
import { type Sums, sumsBy } from './sums';
import { type Tallied, tally } from './tally';
import { type Twin, watchTwins } from './twins';

/** What a row lacks before it can be a claim, or what its amounts do not do. */
export type Gap =
  | 'name'
  | 'amount'
  | 'form'
  | 'receivedOn'
  | 'contact'
  | 'doesNotAddUp'
  | 'hidden'
  | 'merged';

export interface AskedCells {
  column: number;
  fact: FactName;
  head: string;
  /** The question, or the rule that the cells break. */
  why: string;
}

/** One of them: what stands in it beside what was understood. */
export interface AskedCell {
  row: number;
  cell: string;
  /** What was probably meant, and what it may mean otherwise. */
  meant?: string | undefined;
  or?: string | undefined;
  /** Of the rule that it breaks. */
  params?: Readonly<Record<string, string | number>> | undefined;
}

/** A row that is nobody's, with what it says. */
export interface AsideRow {
  row: number;
  text: string;
}

/** A total that the register itself has, beside what its rows add up to. */
export interface Total {
  row: number;
  text: string;
  says: string;
  /** Of the rows since the last such row, or of all: the one that it equals, or the former. */
  ours: string;
  agrees: boolean;
}

/** What taking a register in would do; amounts in rupees. */
export interface Rehearsal {
  rows: number;
  byForm: ({ key: CreditorType | 'none' } & Sums)[];
  byCategory: ({ key: Category } & Sums)[];
  asked: Tallied<AskedCells, AskedCell>[];
  gaps: Tallied<Gap>[];
  asides: Tallied<Aside, AsideRow>[];
  /** The last one, and of the others those that differ before the rest. */
  totals: { count: number; totals: Total[] };
  twins: { count: number; twins: Twin[] };
}

const mostTotals = 50;

const whyOf = ({ reading }: OpenCell) => ('ask' in reading ? reading.ask : reading.cannot);

function askedOf(row: number, { cell, reading }: OpenCell): AskedCell {
  if ('ask' in reading) return { row, cell, meant: reading.meant, or: reading.or };
  return { row, cell, params: reading.params };
}

/** Tells whether the parts of a row are more than all of it. */
function exceeds({ claimed, admitted, notAdmitted }: RowValues): boolean {
  if (claimed === undefined || (admitted === undefined && notAdmitted === undefined)) return false;
  const parts = (toPaise(admitted ?? '') ?? 0n) + (toPaise(notAdmitted ?? '') ?? 0n);
  return parts > (toPaise(claimed) ?? 0n);
}

type Claim = Extract<RegisterRow, { values: unknown }>;

function gapsOf({ values, form, hidden, merged, open }: Claim): Gap[] {
  const asked = new Set(open.map(({ fact }) => fact));
  const lacks = (fact: FactName) => !values[fact] && !asked.has(fact);
  const reached = ['email', 'phone', 'address'] as const;
  return [
    ...(lacks('name') ? (['name'] as const) : []),
    ...(lacks('claimed') ? (['amount'] as const) : []),
    ...(form ? [] : (['form'] as const)),
    ...(lacks('receivedOn') ? (['receivedOn'] as const) : []),
    ...(reached.every(lacks) ? (['contact'] as const) : []),
    ...(exceeds(values) ? (['doesNotAddUp'] as const) : []),
    ...(hidden ? (['hidden'] as const) : []),
    ...(merged.length > 0 ? (['merged'] as const) : []),
  ];
}

/** The place of the total that is missed least. */
function spareOf(totals: readonly Total[]) {
  const agreeing = totals.findLastIndex(({ agrees }) => agrees);
  return agreeing < 0 ? totals.length - 1 : agreeing;
}

/** Compares totals of a register with what its rows add up to. */
function watchTotals() {
  const totals: Total[] = [];
  let count = 0;
  let since = 0n;
  let all = 0n;
  return {
    row({ claimed }: RowValues) {
      const paise = toPaise(claimed ?? '') ?? 0n;
      since += paise;
      all += paise;
    },
    aside({ row, text, aside, amount }: Extract<RegisterRow, { aside: unknown }>) {
      const says = amount === undefined ? null : toPaise(amount);
      if (says !== null && aside !== 'headAgain' && aside !== 'columnNumbers') {
        const isAll = says === all;
        const ours = isAll ? all : since;
        if (totals.length === mostTotals) totals.splice(spareOf(totals), 1);
        count += 1;
        totals.push({
          row,
          text,
          says: fromPaise(says),
          ours: fromPaise(ours),
          agrees: says === ours,
        });
      }
      if (aside === 'total' || aside === 'sum' || aside === 'heading') since = 0n;
    },
    result: () => ({ count, totals }),
  };
}

/** Reads a register to its end and tells what taking it in would do. Writes nothing; holds counts, and short keys of each row to find twins. */
export async function rehearse(rows: AsyncIterable<RegisterRow>): Promise<Rehearsal> {
  const byForm = sumsBy<CreditorType | 'none'>();
  const byCategory = sumsBy<Category>();
  const asked = tally<AskedCells, AskedCell>();
  const gaps = tally<Gap>();
  const asides = tally<Aside, AsideRow>();
  const totals = watchTotals();
  const twins = watchTwins();
  let count = 0;
  for await (const one of rows) {
    if ('aside' in one) {
      asides.add(one.aside, { row: one.row, text: one.text }, one.aside);
      totals.aside(one);
      continue;
    }
    count += 1;
    const { row, values, form, open } = one;
    byForm.add(form?.form ?? 'none', values);
    if (form) byCategory.add(categoryOfRow(form.form, values), values);
    for (const cell of open) {
      const { column, fact, head } = cell;
      const why = whyOf(cell);
      asked.add(`${column} ${why}`, askedOf(row, cell), { column, fact, head, why });
    }
    for (const gap of gapsOf(one)) gaps.add(gap, row, gap);
    totals.row(values);
    twins.row(row, values);
  }
  return {
    rows: count,
    byForm: byForm.result(),
    byCategory: byCategory.result(),
    asked: asked.result(),
    gaps: gaps.result(),
    asides: asides.result(),
    totals: totals.result(),
    twins: twins.result(),
  };
}
