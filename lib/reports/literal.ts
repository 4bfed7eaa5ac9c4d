import { escapeLiteral } from 'pg';

/**
 * A value inside the text of a statement. Only for COPY, which takes no parameters, and only for what
 * a schema has let through; everywhere else values are bound.
 */
export const literal = (value: unknown) => escapeLiteral(String(value));
