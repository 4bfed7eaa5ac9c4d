import { createHash } from 'node:crypto';
import { pool } from './db';

const names = new Map<string, string>();

function nameOf(text: string) {
  const known = names.get(text);
  if (known) return known;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 32);
  names.set(text, name);
  return name;
}

/** A statement with its values. Values never go into the text, so there are few texts. */
export interface Statement {
  text: string;
  values: unknown[];
}

/** The rows of a statement that each connection parses once and knows from then on. */
export async function prepared<T extends object>({ text, values }: Statement) {
  const { rows } = await pool.query<T>({ name: nameOf(text), text, values });
  return rows;
}

/**
 * Collects a statement's values: `bind` keeps one and gives what stands for it, a text to be cast. The
 * planner does not see it there, so that it plans a statement once for all values and not each time.
 */
export function bindings() {
  const values: unknown[] = [];
  return { values, bind: (value: unknown) => `(SELECT $${values.push(value)}::text)` };
}
