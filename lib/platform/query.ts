import 'server-only';
import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';
import { pool, type Transaction } from './db';
import type { Sql } from './sql';

/** Where a statement is asked: in a transaction of Prisma's, on a connection that one holds, or on the pool. */
export type Database =
  | Pick<Transaction, '$queryRawUnsafe' | '$executeRawUnsafe'>
  | Pick<ClientBase, 'query'>;

/** A statement with its values, and the type of its rows. Values never go into the text, so there are few texts. */
export interface Statement<Row extends object = object> {
  text: string;
  values: unknown[];
  /** The planner looks at the values each time: how much they leave decides how it is best found. */
  plannedAnew?: boolean;
  /** Only for the compiler. */
  row?: Row;
}

/** Gives the rows of a statement. Throws what the database answers. */
export type Ask = <Row extends object>(statement: Statement<Row>) => Promise<Row[]>;

/**
 * What asks statements written by hand: in a transaction, on a connection, or on the pool, whose connections each parse a
 * statement once and know it from then on, unless it is planned anew. Values come as the one who is asked gives them: a
 * number of 64 bits as a bigint from a transaction, else as text; cast it, and to text what gives nothing (`void`), which
 * Prisma does not read.
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

/** Asks on the pool: what stands in no transaction. */
export const prepared = queryIn(pool);

const configOf = (database: Database, { text, values, plannedAnew }: Statement) =>
  database === pool && !plannedAnew ? { name: nameOf(text), text, values } : { text, values };

const names = new Map<string, string>();

function nameOf(text: string) {
  const known = names.get(text);
  if (known) return known;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 32);
  names.set(text, name);
  return name;
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
