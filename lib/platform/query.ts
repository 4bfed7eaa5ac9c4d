import 'server-only';
import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';
import { pool, type Transaction } from './db';
import type { Sql } from './sql';

/** A transaction of Prisma's, a connection that one holds, or the pool. */
export type Database =
  | Pick<Transaction, '$queryRawUnsafe' | '$executeRawUnsafe'>
  | Pick<ClientBase, 'query'>;

/** Values never go into the text, so there are few texts. */
export interface Statement<Row extends object = object> {
  text: string;
  values: unknown[];
  /** The planner looks at the values each time, because they decide which plan is best. */
  plannedAnew?: boolean;
  row?: Row;
}

/** Gives the rows of a statement. Throws what the database answers. */
export type Ask = <Row extends object>(statement: Statement<Row>) => Promise<Row[]>;

/**
 * Asks statements written by hand. Outside a transaction each is parsed once, unless it is planned anew. A 64-bit number is a
 * bigint in a transaction, else text: cast it, and cast `void` to text, which Prisma cannot read.
 */
export const queryIn =
  (database: Database): Ask =>
  async <Row extends object>(statement: Statement<Row>) => {
    if (!('query' in database))
      return database.$queryRawUnsafe<Row[]>(statement.text, ...statement.values);
    const { rows } = await database.query<Row>(configOf(database, statement));
    return rows;
  };

/** As {@link queryIn}; gives how many rows the statement found or wrote. */
export const changedIn = (database: Database) => async (statement: Statement) => {
  if (!('query' in database))
    return database.$executeRawUnsafe(statement.text, ...statement.values);
  const { rowCount } = await database.query(configOf(database, statement));
  return rowCount ?? 0;
};

/** Asks outside any transaction. */
export const prepared = queryIn(pool);

const configOf = (database: Database, { text, values, plannedAnew }: Statement) =>
  database === pool && !plannedAnew ? { name: nameOf(text), text, values } : { text, values };

const names = new Map<string, string>();

/** Each connection keeps what it parsed under a name: a list has more ways to be filtered than a database has memory for. */
const mostNames = 500;

/** Undefined for a text beyond the most: it is parsed each time. */
function nameOf(text: string) {
  const known = names.get(text);
  if (known || names.size >= mostNames) return known;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 32);
  names.set(text, name);
  return name;
}

/** Has the planner plan once for all values: they are texts in a query of their own, to be cast. */
export const withOnePlan = ({ strings, values }: Sql): Statement<never> => ({
  text: strings.reduce((text, part, place) => `${text}(SELECT $${place}::text)${part}`),
  values,
});

/** Has the planner plan for the values each time. */
export const plannedAnew = ({ text, values }: Sql): Statement<never> => ({
  text,
  values,
  plannedAnew: true,
});
