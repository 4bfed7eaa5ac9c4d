import 'server-only';
import { escapeLiteral } from 'pg';
import type { Sql } from '@/lib/platform/sql';

/** Quotes a checked value into a statement's text, only for COPY, which takes no parameters; all other statements bind values. */
export const literal = (value: unknown) => escapeLiteral(String(value));

/** A statement's text with its values in it. See {@link literal}. */
export const inFull = ({ strings, values }: Sql) =>
  strings.reduce((text, part, place) => `${text}${literal(values[place - 1])}${part}`);
