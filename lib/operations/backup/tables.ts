import 'server-only';
import { type ClientBase, escapeIdentifier } from 'pg';
import { queryIn } from '@/lib/platform/query';
import { raw, sql } from '@/lib/platform/sql';

/** `columns` leaves computed columns out. */
export interface Table {
  name: string;
  columns: string[];
}

/** Sign-ins, mailed links and counters of tries must not come back. Files of claims are made again when asked for. */
const ofTheMoment = new Set([
  'sessions',
  'reset_requests',
  'password_resets',
  'email_changes',
  'list_look_ups',
  'rate_counts',
  'claim_files',
]);

/** Tells whether a backup holds a table's rows. */
export const isBackedUp = ({ name }: Pick<Table, 'name'>) => !ofTheMoment.has(name);

/** A value has the same text in every place. Rows come in the order in which they lie. */
export const sameText = `
  SET LOCAL timezone = 'UTC'; SET LOCAL datestyle = 'ISO'; SET LOCAL intervalstyle = 'postgres';
  SET LOCAL bytea_output = 'hex'; SET LOCAL extra_float_digits = 1; SET LOCAL client_encoding = 'UTF8';
  SET LOCAL synchronize_seqscans = off; SET LOCAL statement_timeout = 0;
  SET LOCAL lock_timeout = '5min'; SET LOCAL idle_in_transaction_session_timeout = 0`;

/** The portal's tables, each after those that it refers to, without the record of migrations, which begins with _. */
export async function tablesIn(client: ClientBase): Promise<Table[]> {
  const rows = await queryIn(client)<Table & { refersTo: string[] }>(sql`
    SELECT c.relname AS name,
      ARRAY(SELECT attname::text FROM pg_attribute WHERE attrelid = c.oid AND attnum > 0
            AND NOT attisdropped AND attgenerated = '' ORDER BY attnum) AS columns,
      ARRAY(SELECT DISTINCT p.relname::text FROM pg_constraint f JOIN pg_class p ON p.oid = f.confrelid
            WHERE f.conrelid = c.oid AND f.contype = 'f' AND p.oid <> c.oid) AS "refersTo"
    FROM pg_class c
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname NOT LIKE '\\_%'
    ORDER BY c.relname`);
  const inOrder: Table[] = [];
  const waiting = new Set(rows);
  while (waiting.size > 0) {
    const unmet = new Set([...waiting].map(({ name }) => name));
    const next = [...waiting].filter(({ refersTo }) => !refersTo.some((name) => unmet.has(name)));
    if (next.length === 0) throw new Error(`These tables refer to each other: ${[...unmet]}`);
    for (const table of next) {
      waiting.delete(table);
      inOrder.push({ name: table.name, columns: table.columns });
    }
  }
  return inOrder;
}

/** A table's number of rows, and a sum over these columns that does not depend on the rows' order. */
export async function checksumOf(client: ClientBase, table: string, columns: readonly string[]) {
  const listed = columns.map(escapeIdentifier).join(', ');
  const [whole] = await queryIn(client)<{ rows: string; checksum: string }>(sql`
    SELECT count(*)::text AS rows,
      coalesce(sum(('x' || left(md5(ROW(${raw(listed)})::text), 15))::bit(60)::bigint), 0)::text AS checksum
    FROM ${raw(escapeIdentifier(table))}`);
  return { rows: Number(whole?.rows ?? 0), checksum: whole?.checksum ?? '' };
}

/** For checksums of format 1 and 2: the backup's columns, each computed one behind its neighbour here. */
export async function wholeRowOf(client: ClientBase, { name, columns }: Table): Promise<string[]> {
  const here = await queryIn(client)<{ column: string; computed: boolean }>(sql`
    SELECT attname::text AS column, attgenerated <> '' AS computed FROM pg_attribute
    WHERE attrelid = ${name}::regclass AND attnum > 0 AND NOT attisdropped ORDER BY attnum`);
  const inOrder = [...columns];
  here.forEach(({ column, computed }, place) => {
    const before = here[place - 1]?.column;
    if (computed) inOrder.splice(before ? inOrder.indexOf(before) + 1 : 0, 0, column);
  });
  return inOrder;
}

/** COPY's name for a table and its columns. */
export const copyName = ({ name, columns }: Table) =>
  `${escapeIdentifier(name)} (${columns.map((column) => escapeIdentifier(column)).join(', ')})`;
