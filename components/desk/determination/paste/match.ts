import { paiseOf, readAmount } from '@/lib/format/amount';
import type { PastedLine } from './pasted-list';
import { sameName } from './same-name';

/** A row of the form's table that takes an amount. */
export interface FormRow {
  /** From 1. */
  row: number;
  name: string;
  /** What tells it from another of the same name. */
  others: readonly string[];
  /** In paise. */
  claimed: bigint;
}

/** A row, or that the line is left out. */
export type Choice = number | 'dropped';

export interface MatchedLine extends PastedLine {
  /** The row that it goes to; null while nobody has said. */
  row: number | null;
  dropped: boolean;
  /** The form has no such name left, or several people of this name are in one of the lists. */
  why: 'found' | 'unknown' | 'twice';
  isWrong: boolean;
  isMore: boolean;
}

export interface Matched {
  lines: MatchedLine[];
  /** Rows that no line goes to. */
  free: FormRow[];
  count: Record<'found' | 'unknown' | 'twice' | 'wrong', number>;
  /** In paise: all that was pasted, and what becomes of it. */
  pasted: bigint;
  admitted: bigint;
  /** Each line has a row or is left out, and is an amount. */
  ready: boolean;
}

const amountIn = (text: string) => (readAmount(text) === null ? 0n : paiseOf(text));

function groupedBy<T>(all: readonly T[], nameOf: (one: T) => string) {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const name = sameName(nameOf(one));
    groups.set(name, [...(groups.get(name) ?? []), one]);
  }
  return groups;
}

/** The row with the name of the line, or undefined where it could be another: then only what else both say decides. */
function rowOf(line: PastedLine, rows: readonly FormRow[], lines: readonly PastedLine[]) {
  if (rows.length === 1 && lines.length === 1) return rows[0];
  const alike = ({ others }: { others: readonly string[] }) => {
    const said = new Set(line.others.map(sameName));
    return others.some((one) => said.has(sameName(one)));
  };
  const candidates = rows.filter(alike);
  const [row] = candidates;
  const rivals = lines.filter(
    (other) =>
      other !== line &&
      row?.others.some((one) => other.others.map(sameName).includes(sameName(one))),
  );
  return candidates.length === 1 && rivals.length === 0 ? row : undefined;
}

/**
 * Finds the row of the form for each pasted line by its name, and by what else both say where several have it; never by its place. `chosen`:
 * what a person said, by line.
 */
export function matched(
  pasted: readonly PastedLine[],
  rows: readonly FormRow[],
  chosen: ReadonlyMap<number, Choice>,
): Matched {
  const named = groupedBy(rows, ({ name }) => name);
  const listed = groupedBy(pasted, ({ name }) => name);
  const of = new Map(rows.map((one) => [one.row, one]));
  const found = pasted.map((line) => {
    const key = sameName(line.name);
    const candidates = named.get(key) ?? [];
    const row = candidates.length > 0 ? rowOf(line, candidates, listed.get(key) ?? []) : undefined;
    const why = row ? 'found' : candidates.length > 0 ? 'twice' : 'unknown';
    return { line, row: row?.row ?? null, why } as const;
  });
  const taken = new Set<number>();
  const lines = found.map(({ line, row, why }): MatchedLine => {
    const choice = chosen.get(line.line);
    const to = choice === 'dropped' ? null : (choice ?? row);
    // A row takes one line.
    const mine = to !== null && of.has(to) && !taken.has(to) ? to : null;
    if (mine !== null) taken.add(mine);
    return {
      ...line,
      row: mine,
      dropped: choice === 'dropped',
      why,
      isWrong: line.amount !== '' && readAmount(line.amount) === null,
      isMore: mine !== null && amountIn(line.amount) > (of.get(mine)?.claimed ?? 0n),
    };
  });
  const kept = lines.filter(({ dropped }) => !dropped);
  const open = kept.filter(({ row }) => row === null);
  const sum = (all: readonly MatchedLine[]) =>
    all.reduce((total, { amount }) => total + amountIn(amount), 0n);
  return {
    lines,
    free: rows.filter(({ row }) => !taken.has(row)),
    count: {
      found: kept.length - open.length,
      unknown: open.filter(({ why }) => why !== 'twice').length,
      twice: open.filter(({ why }) => why === 'twice').length,
      wrong: kept.filter(({ isWrong }) => isWrong).length,
    },
    pasted: sum(lines),
    admitted: sum(kept.filter(({ row }) => row !== null)),
    ready: kept.length > 0 && open.length === 0 && kept.every(({ isWrong }) => !isWrong),
  };
}
