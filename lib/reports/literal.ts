import 'server-only';
import { escapeLiteral } from 'pg';
import type { Sql } from '@/lib/platform/sql';

/**
 * A value as part of a statement's text. Only for COPY, which takes no parameters, and only for values that a schema has
 * checked; all other statements bind their values.
 */
export const literal = (value: unknown) => escapeLiteral(String(value));

/** The text of a statement with its values in it. See {@link literal}. */
export const inFull = ({ strings, values }: Sql) =>
  strings.reduce((text, part, place) => `${text}${literal(values[place - 1])}${part}`);
