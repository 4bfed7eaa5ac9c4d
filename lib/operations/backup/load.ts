import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type ClientBase, escapeIdentifier } from 'pg';
import { from } from 'pg-copy-streams';
import { prepared, queryIn } from '@/lib/platform/query';
import { raw, sql } from '@/lib/platform/sql';
import { inOneTransaction } from './connection';
import { type Manifest, tableFile } from './manifest';
import { BackupProblem, type Say } from './problem';
import { setSequences } from './sequences';
import { opening } from './table-cipher';
import { copyName, isBackedUp, tablesIn } from './tables';

/** Puts a backup's rows into empty tables in one transaction, without triggers, since the rows include what those would add. */
export async function loadTables(folder: string, manifest: Manifest, say: Say) {
  await inOneTransaction(sql`BEGIN`, async (client) => {
    const ask = queryIn(client);
    const tables = await tablesIn(client);
    requireSameTables(tables.filter(isBackedUp), manifest);
    const names = tables.map(({ name }) => escapeIdentifier(name));
    // The backup also has the rows that migrations put there.
    await ask(sql`TRUNCATE ${raw(names.join(', '))}`);
    for (const { name, columns, rows } of manifest.tables) {
      await loadTable(client, folder, manifest, { name, columns });
      say(`${name}: ${rows} rows`);
    }
    await setSequences(client, manifest.sequences);
  });
  await prepared(sql`ANALYZE`);
}

async function loadTable(
  client: ClientBase,
  folder: string,
  manifest: Manifest,
  table: { name: string; columns: string[] },
) {
  await pipeline(
    createReadStream(tableFile(folder, table.name)),
    opening(manifest, table.name),
    createGunzip(),
    client.query(from(`COPY ${copyName(table)} FROM STDIN`)),
  );
}

const shapeOf = (tables: readonly { name: string; columns: string[] }[]) =>
  JSON.stringify(
    tables.map(({ name, columns }) => [name, ...columns.toSorted()].join(' ')).toSorted(),
  );

function requireSameTables(tables: { name: string; columns: string[] }[], manifest: Manifest) {
  if (shapeOf(tables) === shapeOf(manifest.tables)) return;
  throw new BackupProblem('The tables of this backup are not those that its migrations make.');
}
