import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Workbook } from 'exceljs';
import { parse } from 'papaparse';
import { type CaseFacts, caseFieldNames } from '@/lib/case/fields';
import { pool } from '@/lib/platform/db';
import { sql } from '@/lib/platform/sql';
import { rowsOf } from '@/lib/reports/claims';
import { columns } from '@/lib/reports/columns';
import { writeCsv } from '@/lib/reports/csv';
import type { Snapshot } from '@/lib/reports/snapshot';
import { writeXlsx } from '@/lib/reports/xlsx';
import { type OwnPortal, ownPortal } from '@/tests/support/portal/own-portal';
import { storeClaim, storeDocument, storeUser } from '@/tests/support/stored-rows';

const texts = columns.filter(({ kind }) => kind === 'text').length;

let portal: OwnPortal;
let snapshot: Snapshot;
let typed: { table: string; names: string[] }[];
let rows: string;

beforeAll(async () => {
  portal = await ownPortal();
  const { database } = portal;
  const asha = await storeUser(database);
  const claimId = await storeClaim(database, asha, await storeUser(database, 'ip_case_manager'));
  await storeDocument(database, asha, claimId);
  rows = rowsOf(sql`c.id = ${claimId}`, 1);
  const client = await database.connect();
  snapshot = { client, end: async () => client.release(), abandon: () => client.release(true) };
  // Whatever refuses a text would otherwise keep it from a column that may take it one day.
  await client.query(`SET session_replication_role = replica;
    DO $$ DECLARE one record; BEGIN
      FOR one IN SELECT conrelid::regclass AS in_table, conname FROM pg_constraint
        WHERE contype = 'c' AND connamespace = 'public'::regnamespace
      LOOP EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', one.in_table, one.conname); END LOOP;
    END $$`);
  for (const [number, state] of ['confirmed', 'proposed'].entries())
    await client.query(
      `INSERT INTO determinations (claim_id, number, claim_version, state, heads, claimed, admitted, contingent, not_admitted,
         under_verification, category, law_edition)
       VALUES ($1, $2, 1, $3, '[]', 1, 1, 0, 0, 0, 'workmen', '')`,
      [claimId, number + 1, state],
    );
  await client.query(
    `INSERT INTO late_claim_steps (claim_id, number, step, on_day, law_edition, taken_by_id)
     VALUES ($1, 1, (enum_range(NULL::"LateStep"))[1], '2026-11-01', '', $2)`,
    [claimId, asha],
  );
  // The number of a claim is the portal's own.
  const found = await client.query<{ table: string; names: string[] }>(
    `SELECT table_name AS table, array_agg(column_name::text) AS names FROM information_schema.columns
     WHERE table_schema = 'public' AND udt_name IN ('text', 'citext') AND is_generated = 'NEVER'
       AND column_name <> 'claim_number' GROUP BY 1`,
  );
  typed = found.rows;
});
afterAll(async () => {
  await snapshot.end();
  await Promise.all([portal.remove(), pool.end()]);
});

async function typeEverywhere(sign: string) {
  for (const { table, names } of typed) {
    const set = names.map((column) => `"${column}" = $1 || ctid::text`);
    await snapshot.client.query(`UPDATE ${table} SET ${set}`, [`${sign}1+1 `]);
  }
  // What is typed within a value.
  await snapshot.client.query(
    `UPDATE determinations SET facilities = jsonb_build_array(jsonb_build_object('name', $1::text || ctid::text))`,
    [`${sign}1+1 `],
  );
}

/** What a writer wrote, whole. */
async function written(write: (out: PassThrough) => Promise<void>) {
  const out = new PassThrough();
  const all = buffer(out);
  await write(out);
  out.end();
  return all;
}

describe.each(['=', '+', '-', '@'])('with %s at the beginning of every text', (sign) => {
  beforeAll(() => typeEverywhere(sign));

  test('no cell of a report as CSV begins like a formula', async () => {
    const csv = await written((out) => writeCsv(out, snapshot, rows));
    const [, cells = []] = parse<string[]>(csv.toString('utf8').trimEnd()).data;
    expect(cells.filter((cell) => /^[-=+@]/.test(cell))).toEqual([]);
    expect(cells.filter((cell) => cell.startsWith(`'${sign}1+1 `))).toHaveLength(texts);
  });

  test('no cell of a report as a workbook is a formula, or becomes one when it is edited', async () => {
    const facts = Object.fromEntries(
      caseFieldNames.map((name) => [name, `${sign}1+1`]),
    ) as unknown as CaseFacts;
    const file = await written((out) => writeXlsx(out, snapshot, { rows, count: 1, facts }));
    const book = new Workbook();
    await book.xlsx.load(file as unknown as ArrayBuffer);
    const begun: string[] = [];
    for (const sheet of book.worksheets)
      sheet.eachRow((row) =>
        row.eachCell(({ value, formula, numFmt }) => {
          expect(formula).toBeUndefined();
          if (typeof value === 'string' && value.startsWith(sign)) begun.push(numFmt ?? 'General');
        }),
      );
    expect(new Set(begun)).toEqual(new Set(['@']));
    expect(begun).toHaveLength(texts + caseFieldNames.length);
  });
});
