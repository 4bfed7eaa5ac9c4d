import { createHash } from 'node:crypto';
import { pool } from './db';
import type { Sql } from './sql';

const names = new Map<string, string>();

function nameOf(text: string) {
  const known = names.get(text);
  if (known) return known;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 32);
  names.set(text, name);
  return name;
}

/** A statement with its values, and the type of its rows. Values never go into the text, so there are few texts. */
export interface Statement<Row extends object = object> {
  text: string;
  values: unknown[];
  /** The planner looks at the values each time: how much they leave decides how it is best found. */
  plannedAnew?: boolean;
  /** Only for the compiler. */
  row?: Row;
}

/** The rows of a statement that each connection parses once and knows from then on, unless it is planned anew. */
export async function prepared<Row extends object>({ text, values, plannedAnew }: Statement<Row>) {
  const name = plannedAnew ? {} : { name: nameOf(text) };
  const { rows } = await pool.query<Row>({ ...name, text, values });
  return rows;
}

/**
 * The statement that the planner plans once for all values and not each time: it does not see them, since they
 * stand as texts in a query of their own, to be cast.
 */
export const withOnePlan = ({ strings, values }: Sql): Statement<never> => ({
  text: strings.reduce((text, part, place) => `${text}(SELECT $${place}::text)${part}`),
  values,
});

/** The statement that the planner plans for its values, each time. */
export const plannedAnew = ({ text, values }: Sql): Statement<never> => ({
  text,
  values,
  plannedAnew: true,
});
