import 'server-only';
import type { PoolClient } from 'pg';
import type { Transaction } from './db';
import type { Sql } from './sql';

/** Gives the rows of a statement, asked in whichever transaction is under way. */
export type Ask = <Row extends object>(statement: Sql) => Promise<Row[]>;

/** Asks in a transaction of Prisma's, or, of its client itself, in none. */
export const askIn =
  (tx: Pick<Transaction, '$queryRaw'>): Ask =>
  (statement) =>
    tx.$queryRaw(statement);

/** Asks on a connection. */
export const askOn =
  (client: Pick<PoolClient, 'query'>): Ask =>
  async <Row extends object>({ text, values }: Sql) => {
    const { rows } = await client.query<Row>(text, values);
    return rows;
  };
