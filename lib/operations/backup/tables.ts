import 'server-only';
import { type ClientBase, escapeIdentifier } from 'pg';
import { queryIn } from '@/lib/platform/query';
import { raw, sql } from '@/lib/platform/sql';

/** A table of the portal, with the columns that are written (not computed). */
export interface Table {
  name: string;
  columns: string[];
}

/**
 * Sign-ins, links sent by mail and counters of tries end with the moment; a restore must not bring any of them back. Files
 * of claims are made again when they are asked for.
 */
const ofTheMoment = new Set([
  'sessions',
  'reset_requests',
  'password_resets',
  'email_changes',
  'list_look_ups',
  'rate_counts',
  'claim_files',
]);

/** Whether a backup holds a table's rows. */
export const isBackedUp = ({ name }: Pick<Table, 'name'>) => !ofTheMoment.has(name);

/** So that a value has the same text in every place. Rows come in the order in which they lie. */
export const sameText = `
  SET LOCAL timezone = 'UTC'; SET LOCAL datestyle = 'ISO'; SET LOCAL intervalstyle = 'postgres';
  SET LOCAL bytea_output = 'hex'; SET LOCAL extra_float_digits = 1; SET LOCAL client_encoding = 'UTF8';
  SET LOCAL synchronize_seqscans = off; SET LOCAL statement_timeout = 0;
  SET LOCAL lock_timeout = '5min'; SET LOCAL idle_in_transaction_session_timeout = 0`;

/** All tables of the portal, each after those that it refers to. What keeps the record of migrations begins with _ and is not among them. */
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

/** How many rows a table has, and a sum over the text of these columns that does not depend on the order of rows. */
export async function checksumOf(client: ClientBase, table: string, columns: readonly string[]) {
  const listed = columns.map(escapeIdentifier).join(', ');
  const [whole] = await queryIn(client)<{ rows: string; checksum: string }>(sql`
    SELECT count(*)::text AS rows,
      coalesce(sum(('x' || left(md5(ROW(${raw(listed)})::text), 15))::bit(60)::bigint), 0)::text AS checksum
    FROM ${raw(escapeIdentifier(table))}`);
  return { rows: Number(whole?.rows ?? 0), checksum: whole?.checksum ?? '' };
}

/**
 * The columns of a table in the order that a backup lists them in, each computed one behind the column that it lies behind
 * here: what checksums of format 1 and 2 are over.
 */
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
