import type { Field, FormDefinition } from '@/lib/forms/definitions/field';
import { fieldsOf } from '@/lib/forms/definitions/registry';
import { rowsIn } from '@/lib/forms/definitions/rows';
import { identifierOf } from '@/lib/forms/identifier';
import { isMask } from '@/lib/forms/mask';
import { type Folded, folded, type Sign, signsIn, signsOf } from './folded';
import type { Looks, Told } from './looks';

/** A value of a claim or of its claimant that no published text may hold. */
export interface OwnValue {
  value: string;
  as: 'number' | 'phone' | 'email' | 'address' | 'day';
}

/** Shorter values stand in too many texts to identify anybody. */
const fewest = 4;
/** Shorter values count only where they stand alone. */
const fewestWithin = 7;

/** How a field's value identifies somebody; undefined where it does not. */
function tellsBy(field: Field): OwnValue['as'] | undefined {
  const { kind, name } = field;
  if (identifierOf(field) || kind === 'gstin' || kind === 'pincode' || field.help === 'employeeId')
    return 'number';
  if (kind === 'phone' || kind === 'email') return kind;
  if (field.autoComplete === 'bday') return 'day';
  return kind === 'longText' && /address$/i.test(name) ? 'address' : undefined;
}

/** Gives the values of an unencrypted form that nobody should publish. Leaves out masked ones, which identify nobody. */
export function ownValuesIn(
  form: FormDefinition,
  values: Readonly<Record<string, unknown>>,
): OwnValue[] {
  const of = (field: Field, value: unknown): OwnValue[] => {
    const as = tellsBy(field);
    return as && typeof value === 'string' && value.trim() !== '' && !isMask(value)
      ? [{ value, as }]
      : [];
  };
  return fieldsOf(form).flatMap((field) =>
    field.columns
      ? rowsIn(values[field.name]).flatMap((row) =>
          (field.columns ?? []).flatMap((column) => of(column, row[column.name])),
        )
      : of(field, values[field.name]),
  );
}

interface Searched {
  whole: Folded;
  signs: readonly Sign[];
  /** Only its letters and digits, in capitals: one UTF-16 unit for each. */
  run: string;
  /** For each unit of `run` its sign. */
  signAt: readonly number[];
}

function searched(typed: string): Searched {
  const whole = folded(typed);
  const signs = signsOf(whole);
  const signAt = signs.flatMap(({ sign }, at) => [...Array(sign.length)].map(() => at));
  return { whole, signs, run: signs.map(({ sign }) => sign).join(''), signAt };
}

interface Place {
  from: number;
  to: number;
}

/** The ways in which people write a day. */
function daysAs(day: string) {
  const [year = '', month = '', date = ''] = day.split('-');
  return [`${date}${month}${year}`, `${year}${month}${date}`];
}

/** Gives three words in a row of an address, with a number among them: no two addresses share these by chance. */
function runsOfAddress(address: string): string[] {
  const words = folded(address)
    .text.split(/[^\p{L}\p{N}\p{M}]+/u)
    .map(signsIn)
    .filter(Boolean);
  const runs = words.flatMap((_, at) => {
    const run = words.slice(at, at + 3);
    return run.length === 3 && run.some((word) => /\d/.test(word)) ? [run.join('')] : [];
  });
  return [words.join(''), ...runs].filter((run) => run.length > fewestWithin);
}

/** A value as it is looked for, in letters and digits alone. */
interface Wanted {
  run: string;
  /** Whether it counts only where no letter or digit stands beside it. */
  alone: boolean;
  looks: Looks;
}

function wantedOf({ value, as }: OwnValue): Wanted[] {
  const wanted = (runs: readonly string[], alone = false): Wanted[] =>
    runs.map((run) => ({ run, alone, looks: as === 'day' ? 'number' : as }));
  switch (as) {
    case 'phone': {
      const digits = signsIn(value).slice(-10);
      return digits.length < fewestWithin ? [] : wanted([digits]);
    }
    case 'email': {
      const partly = value.replaceAll('@', ' at ');
      return wanted([value, partly.replaceAll('.', ' dot '), partly].map(signsIn));
    }
    case 'day':
      return wanted(daysAs(value), true);
    case 'address':
      return wanted(runsOfAddress(value));
    case 'number': {
      const run = signsIn(value);
      return /\d/.test(run) ? wanted([run], run.length < fewestWithin) : [];
    }
  }
}

/** What is wanted by its first signs, the longest first. */
function byStartOf(values: readonly OwnValue[]) {
  const byStart = new Map<string, Wanted[]>();
  const wanted = values.flatMap(wantedOf).filter(({ run }) => run.length >= fewest);
  for (const one of wanted.toSorted((a, b) => b.run.length - a.run.length)) {
    const start = one.run.slice(0, fewest);
    byStart.set(start, [...(byStart.get(start) ?? []), one]);
  }
  return byStart;
}

/** Whether no letter or digit stands beside these signs. */
const standsAlone = (signs: readonly Sign[], { from, to }: Place) =>
  (from === 0 || signs[from]?.gap !== '') && signs[to + 1]?.gap !== '';

/** The letters and digits of a text in capitals, if it is written in plain ones alone. */
const plainRun = (typed: string) =>
  /^[ -~]*$/.test(typed) ? typed.toUpperCase().replace(/[^0-9A-Z]+/g, '') : null;

/**
 * Finds where a text holds one of these values, however it is written and parted. A thousand values take little longer than one,
 * since a form may have as many, and as many names to look through.
 */
export function finderOf(values: readonly OwnValue[]): (typed: string) => Told[] {
  const byStart = byStartOf(values);
  const at = (run: string, place: number) =>
    (byStart.get(run.slice(place, place + fewest)) ?? []).filter((one) =>
      run.startsWith(one.run, place),
    );
  const maySay = (run: string) => [...run].some((_, place) => at(run, place).length > 0);
  return (typed) => {
    if (byStart.size === 0) return [];
    const plain = plainRun(typed);
    // Folding a text takes a hundred times as long.
    if (plain !== null && !maySay(plain)) return [];
    const { whole, signs, run, signAt } = searched(typed);
    const found = signAt.flatMap((from, place): Told[] => {
      const placeOf = (one: Wanted) => ({ from, to: signAt[place + one.run.length - 1] ?? 0 });
      const one = at(run, place).find(
        (wanted) => !wanted.alone || standsAlone(signs, placeOf(wanted)),
      );
      if (!one) return [];
      const start = whole.at[signs[from]?.at ?? 0] ?? 0;
      const end = whole.at[(signs[placeOf(one).to]?.at ?? 0) + 1] ?? typed.length;
      return [{ word: typed.slice(start, end), start, end, looks: one.looks, sure: true }];
    });
    const kept: Told[] = [];
    for (const one of found.toSorted((a, b) => b.end - b.start - (a.end - a.start)))
      if (kept.every(({ start, end }) => one.end <= start || one.start >= end)) kept.push(one);
    return kept.toSorted((a, b) => a.start - b.start);
  };
}
