import 'server-only';
import { Prisma } from '@/generated/prisma/client';

/** A statement, or a piece of one, with its values: they never go into the text. Nests, and Prisma's raw calls take it. */
export type Sql = Prisma.Sql;

/** Makes a piece of SQL: an `${Sql}` becomes part of it, any other `${value}` is bound. Cast what is no text. */
export const sql = Prisma.sql;

/** Text that becomes part of a statement as it is: names of columns and tables in the code, never what came in. */
export const raw = Prisma.raw;

/** Words that stand in the code, quoted and with commas between them, e.g. for `IN (…)`: never what came in. */
export const words = (each: readonly string[]): Sql =>
  raw(each.map((word) => `'${word}'`).join(', '));

/** Conditions joined with AND; true when there are none. */
export const all = (conditions: readonly Sql[]): Sql =>
  conditions.length > 0 ? Prisma.join(conditions, ' AND ') : sql`true`;

/** Pieces with commas, or other words of SQL, between them, e.g. what a SELECT gives; one at least. */
export const join = (pieces: readonly Sql[], between = ', '): Sql => Prisma.join(pieces, between);
