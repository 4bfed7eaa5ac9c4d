import { toPaise } from '@/lib/format/amount';
import { daysBetween } from '@/lib/format/days';
import type { Field, FormDefinition } from '@/lib/forms/definitions/field';
import { fieldsOf } from '@/lib/forms/definitions/registry';
import { isTable, rowsIn } from '@/lib/forms/definitions/rows';
import { behaviourOf } from '@/lib/forms/kinds/behaviours';
import type { Doubt } from '@/lib/forms/kinds/shared/question';
import { calendarDay } from '@/lib/forms/kinds/values/date';
import { toldIn } from '@/lib/forms/published/judge';
import { textOf } from '@/lib/forms/values';
import { statesOfPin } from '@/lib/reference/pin-states';
import { repeatsIn } from './repeats';

export interface Question extends Doubt {
  /** 'joiningDate', or 'employeeDetails.0.totalAmountDue' for a cell. */
  path: string;
  field: Field;
}

type Values = Readonly<Record<string, unknown>>;

const isDay = (text: string) => calendarDay(text) === undefined;

/** A clock that is one day wrong raises no question. */
const isAhead = (day: string, today: string) => daysBetween(today, day) > 1;

const filledRows = (table: unknown) =>
  rowsIn(table).filter((row) => Object.values(row).filter(Boolean).length > 1).length;

/** Gives the names of the fields that a question about this one compares. */
export const comparedWith = (field: Field): string[] =>
  [field.notBefore, field.notMoreThan, field.inState, field.countsRowsOf].filter(
    (name) => name !== undefined,
  );

function besides(field: Field, text: string, values: Values, today: string): Doubt | undefined {
  const at = (name: string | undefined) => {
    const value = name === undefined ? '' : values[name];
    return { field: name ?? '', value: typeof value === 'string' ? value.trim() : '' };
  };
  if (field.published && toldIn(text).length > 0) return { ask: 'nameTells' };
  if (field.past && isDay(text) && isAhead(text, today)) return { ask: 'notYet' };
  const earlier = at(field.notBefore);
  if (isDay(text) && isDay(earlier.value) && text < earlier.value) {
    return { ask: 'before', other: earlier };
  }
  const [part, whole] = [toPaise(text), at(field.notMoreThan)];
  const most = toPaise(whole.value);
  if (part !== null && most !== null && part > most) return { ask: 'moreThan', other: whole };
  const [state, states] = [at(field.inState), field.inState ? statesOfPin(text) : undefined];
  if (state.value && states && !states.includes(state.value)) {
    return { ask: 'pinElsewhere', other: state };
  }
  const rows = filledRows(values[field.countsRowsOf ?? '']);
  if (field.countsRowsOf && rows > 0 && Number(text) !== rows) {
    return { ask: 'rowsCounted', other: { field: field.countsRowsOf, value: String(rows) } };
  }
}

/**
 * Asks about the value of one field beside the other values of its form or row; undefined without a doubt. `today` is
 * YYYY-MM-DD.
 */
export function doubtAbout(
  field: Field,
  value: unknown,
  values: Values,
  today: string,
): Doubt | undefined {
  const text = textOf(field, value);
  if (!text) return undefined;
  return behaviourOf(field.kind).doubt?.(text) ?? besides(field, text, values, today);
}

/**
 * Gives the questions about these values, at most one for each field or cell, in the form's order: a birth in the future, or a
 * last working day before the first. None of them prevents filing.
 */
export function questionsIn(form: FormDefinition, values: Values, today: string): Question[] {
  const about = (field: Field, value: unknown, path: string, beside = values): Question[] => {
    const doubt = doubtAbout(field, value, beside, today);
    return doubt ? [{ ...doubt, path, field }] : [];
  };
  return fieldsOf(form).flatMap((field): Question[] => {
    const value = values[field.name];
    if (!isTable(field)) return about(field, value, field.name);
    const rows = rowsIn(value);
    const repeats = repeatsIn(field, rows);
    return rows.flatMap((row, at) =>
      field.columns.flatMap((column): Question[] => {
        const path = `${field.name}.${at}.${column.name}`;
        const asked = about(column, row[column.name], path, { ...values, ...row });
        const repeated = repeats.get(`${at}.${column.name}`);
        return asked.length > 0 || !repeated ? asked : [{ ...repeated, path, field: column }];
      }),
    );
  });
}
