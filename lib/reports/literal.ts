import 'server-only';
import { escapeLiteral } from 'pg';
import type { Sql } from '@/lib/platform/sql';

/**
 * A value inside the text of a statement. Only for COPY, which takes no parameters, and only for what
 * a schema has let through; everywhere else values are bound.
 */
export const literal = (value: unknown) => escapeLiteral(String(value));

/** The text of a statement, its values in it. See {@link literal}. */
export const inFull = ({ strings, values }: Sql) =>
  strings.reduce((text, part, place) => `${text}${literal(values[place - 1])}${part}`);
