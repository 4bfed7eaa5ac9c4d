import 'server-only';
import { type ClientBase, escapeIdentifier } from 'pg';
import { queryIn } from '@/lib/platform/query';
import { raw, sql } from '@/lib/platform/sql';
import type { Manifest } from './manifest';

type Sequence = Manifest['sequences'][number];

/** Where each sequence stands. Read it after the rows, to be past every number in them: sequences do not wait for commits. */
export async function sequencesIn(client: ClientBase): Promise<Sequence[]> {
  const ask = queryIn(client);
  const found = await ask<{ name: string }>(sql`
    SELECT relname AS name FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'S' ORDER BY relname`);
  const sequences: Sequence[] = [];
  for (const { name } of found) {
    const [at] = await ask<Omit<Sequence, 'name'>>(sql`
      SELECT last_value::text AS "lastValue", is_called AS "isCalled" FROM ${raw(escapeIdentifier(name))}`);
    if (at) sequences.push({ name, ...at });
  }
  return sequences;
}

/** Puts sequences where they stood. */
export async function setSequences(client: ClientBase, sequences: readonly Sequence[]) {
  for (const { name, lastValue, isCalled } of sequences) {
    await queryIn(client)(sql`SELECT setval(${name}::regclass, ${lastValue}::bigint, ${isCalled})`);
  }
}
