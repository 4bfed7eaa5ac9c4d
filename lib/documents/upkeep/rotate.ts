import { unwrapDataKey, wrapDataKey, wrappingOf } from '@/lib/crypto/data-key';
import { type MasterKeys, masterKeys } from '@/lib/crypto/master-keys';
import { pool } from '@/lib/platform/db';
import { changedIn, prepared } from '@/lib/platform/query';
import { raw, sql } from '@/lib/platform/sql';

export interface Rotation {
  wrapped: number;
  /** No master key here opens the data keys of these. */
  failed: string[];
}

interface Row {
  id: string;
  wrapped: Buffer;
}

const batch = 500;

/** Their data keys are wrapped for the row's own id. */
const tables = ['documents', 'claim_files'] as const;

type KeyTable = (typeof tables)[number];

/** Wraps all data keys with the current master key. Portals may run meanwhile; an interrupted run simply begins again. */
export async function rewrapDocuments(progress: (seen: number) => void): Promise<Rotation> {
  const keys = masterKeys();
  const rotation: Rotation = { wrapped: 0, failed: [] };
  let seen = 0;
  for (const table of tables) {
    let after = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const rows = await underOthers(keys, table, after);
      const last = rows.at(-1);
      if (!last) break;
      const anew = rows.flatMap((row) => rewrapped(keys, row) ?? []);
      const done = new Set(anew.map(({ id }) => id));
      rotation.failed.push(...rows.map(({ id }) => id).filter((id) => !done.has(id)));
      rotation.wrapped += await replace(table, anew);
      after = last.id;
      seen += rows.length;
      progress(seen);
    }
  }
  return rotation;
}

const underOther = ({ current }: MasterKeys) =>
  sql`substring(wrapped_key FROM 1 FOR 5) <> ${wrappingOf(current)}::bytea`;

/** How many documents and files of claims are under another master key than the current one. */
export async function countUnderOthers() {
  const counts = await Promise.all(
    tables.map((table) =>
      prepared<{ count: number }>(
        sql`SELECT count(*)::int AS count FROM ${raw(table)} WHERE ${underOther(masterKeys())}`,
      ),
    ),
  );
  return counts.flat().reduce((sum, { count }) => sum + count, 0);
}

const underOthers = (keys: MasterKeys, table: KeyTable, after: string) =>
  prepared<Row>(sql`
    SELECT id, wrapped_key AS wrapped FROM ${raw(table)}
    WHERE ${underOther(keys)} AND id > ${after}::uuid ORDER BY id LIMIT ${batch}::int`);

function rewrapped(keys: MasterKeys, { id, wrapped }: Row) {
  try {
    return { id, wrapped, anew: wrapDataKey(keys.current, id, unwrapDataKey(keys, id, wrapped)) };
  } catch {
    return undefined;
  }
}

/** Replaces only an unchanged row: another rotation may be under way. */
const replace = (table: KeyTable, rows: (Row & { anew: Buffer })[]) =>
  changedIn(pool)(sql`
    UPDATE ${raw(table)} d SET wrapped_key = n.anew
    FROM unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ wrapped }) => wrapped)}::bytea[],
      ${rows.map(({ anew }) => anew)}::bytea[]) AS n (id, wrapped, anew)
    WHERE d.id = n.id AND d.wrapped_key = n.wrapped`);
