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

/** Finds the places of a run of signs; with `alone`, no letter or digit may stand beside it. */
function placesOf({ run, signs, signAt }: Searched, wanted: string, alone: boolean): Place[] {
  const places: Place[] = [];
  for (let at = run.indexOf(wanted); at >= 0; at = run.indexOf(wanted, at + 1)) {
    const from = signAt[at] ?? 0;
    const to = signAt[at + wanted.length - 1] ?? 0;
    const next = signs[to + 1];
    const stands = (from === 0 || signs[from]?.gap !== '') && next?.gap !== '';
    if (!alone || stands) places.push({ from, to });
  }
  return places;
}

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

function placesOfValue(text: Searched, { value, as }: OwnValue): Place[] {
  switch (as) {
    case 'phone': {
      const digits = signsIn(value).slice(-10);
      return digits.length < fewestWithin ? [] : placesOf(text, digits, false);
    }
    case 'email': {
      const run = signsIn(value);
      const spelt = signsIn(value.replaceAll('@', ' at ').replaceAll('.', ' dot '));
      const partly = signsIn(value.replaceAll('@', ' at '));
      return [run, spelt, partly].flatMap((one) => placesOf(text, one, false));
    }
    case 'day':
      return daysAs(value).flatMap((day) => placesOf(text, day, true));
    case 'address':
      return runsOfAddress(value).flatMap((run) => placesOf(text, run, false));
    case 'number': {
      const run = signsIn(value);
      if (run.length < fewest || !/\d/.test(run)) return [];
      return placesOf(text, run, run.length < fewestWithin);
    }
  }
}

const looksOf = ({ as }: OwnValue): Looks => (as === 'day' ? 'number' : as);

/** Finds these values in a text, however people write and part them. */
export function ownIn(typed: string, values: readonly OwnValue[]): Told[] {
  if (typed === '' || values.length === 0) return [];
  const text = searched(typed);
  const { whole, signs } = text;
  const found = values.flatMap((value): Told[] =>
    placesOfValue(text, value).map(({ from, to }) => {
      const start = whole.at[signs[from]?.at ?? 0] ?? 0;
      const end = whole.at[(signs[to]?.at ?? 0) + 1] ?? typed.length;
      return { word: typed.slice(start, end), start, end, looks: looksOf(value), sure: true };
    }),
  );
  const kept: Told[] = [];
  for (const one of found.toSorted((a, b) => b.end - b.start - (a.end - a.start)))
    if (kept.every(({ start, end }) => one.end <= start || one.start >= end)) kept.push(one);
  return kept.toSorted((a, b) => a.start - b.start);
}
