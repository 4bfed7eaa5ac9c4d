import 'server-only';
import { Prisma } from '@/generated/prisma/client';

/** A statement or a piece of one; values never go into the text. */
export type Sql = Prisma.Sql;

/** Makes SQL: an `${Sql}` becomes part of it, any other `${value}` is bound. Cast what is no text. */
export const sql = Prisma.sql;

/** Puts text into a statement as it is: names that stand in the code, never input. */
export const raw = Prisma.raw;

/** Quotes words that stand in the code, with commas between them; never input. */
export const words = (each: readonly string[]): Sql =>
  raw(each.map((word) => `'${word}'`).join(', '));

/** Joins conditions with AND; true when there are none. */
export const all = (conditions: readonly Sql[]): Sql =>
  conditions.length > 0 ? Prisma.join(conditions, ' AND ') : sql`true`;

/** Joins one or more pieces with commas or other words of SQL. */
export const join = (pieces: readonly Sql[], between = ', '): Sql => Prisma.join(pieces, between);
