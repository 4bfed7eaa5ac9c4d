import 'server-only';
import { type ClientBase, escapeIdentifier } from 'pg';
import type { Manifest } from './manifest';

type Sequence = Manifest['sequences'][number];

/**
 * Where each sequence stands now. They do not wait for commits: read after the rows, they are past every
 * number that any of the rows has.
 */
export async function sequencesIn(client: ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'S' ORDER BY relname`,
  );
  const sequences: Sequence[] = [];
  for (const { name } of rows) {
    const at = await client.query<Omit<Sequence, 'name'>>(
      `SELECT last_value::text AS "lastValue", is_called AS "isCalled" FROM ${escapeIdentifier(name)}`,
    );
    if (at.rows[0]) sequences.push({ name, ...at.rows[0] });
  }
  return sequences;
}

/** Puts sequences where they stood. */
export async function setSequences(client: ClientBase, sequences: readonly Sequence[]) {
  for (const { name, lastValue, isCalled } of sequences) {
    await client.query('SELECT setval($1::regclass, $2::bigint, $3)', [name, lastValue, isCalled]);
  }
}
