import { randomBytes } from 'node:crypto';
import { mkdir, readdir } from 'node:fs/promises';
import { createGzip } from 'node:zlib';
import type { ClientBase } from 'pg';
import { to } from 'pg-copy-streams';
import { verifyAudit } from '@/lib/audit/verify';
import { verifySeals } from '@/lib/audit/verify-seals';
import { masterKeys } from '@/lib/crypto/master-keys';
import { queryIn } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import { version } from '@/lib/platform/version';
import { inOneTransaction, oneMoment } from './connection';
import { copyDocuments } from './copy-documents';
import { writeSummed } from './hashed-file';
import { type Manifest, tableFile, writeManifest } from './manifest';
import { BackupProblem, type Say } from './problem';
import { sequencesIn } from './sequences';
import { sealing } from './table-cipher';
import { checksumOf, copyName, isBackedUp, type Table, tablesIn } from './tables';

/**
 * Writes a backup of one moment into a new or empty folder, encrypted and sealed under keys that follow from the master key,
 * which is not in it. The portal runs meanwhile; the manifest comes last: an interrupted backup is none.
 */
export async function backUp(folder: string, say: Say): Promise<Manifest> {
  await makeFolder(folder);
  const manifest = await inOneTransaction(oneMoment, async (client): Promise<Manifest> => {
    const { migrations, madeAt } = await whereItStands(client);
    const { current, old } = masterKeys();
    const begun = {
      format: 3,
      version,
      salt: randomBytes(32).toString('base64'),
      masterKey: current.id,
    } as const;
    const tables: Manifest['tables'] = [];
    for (const table of (await tablesIn(client)).filter(isBackedUp)) {
      const copied = await copyTable(client, folder, begun, table);
      say(`${table.name}: ${copied.rows} rows`);
      tables.push(copied);
    }
    const documents = await copyDocuments(client, folder);
    say(`documents: ${documents.files} files`);
    const sequences = await sequencesIn(client);
    const brokenEntries = (await verifyAudit()).broken.length + (await verifySeals()).broken.length;
    return {
      ...begun,
      madeAt,
      migrations,
      oldKeys: old.map(({ id }) => id),
      tables,
      sequences,
      documents,
      brokenEntries,
    };
  });
  await writeManifest(folder, manifest);
  return manifest;
}

async function makeFolder(folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) {
    throw new BackupProblem(`${folder} is not empty. Name a folder that is not there yet.`);
  }
  await mkdir(`${folder}/tables`, { mode: 0o700 });
}

async function whereItStands(client: ClientBase) {
  const rows = await queryIn(client)<{ name: string; checksum: string; madeAt: Date }>(sql`
    SELECT migration_name AS name, checksum, now() AS "madeAt" FROM _prisma_migrations
    WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`);
  const migrations = rows.map(({ name, checksum }) => ({ name, checksum }));
  return { migrations, madeAt: (rows[0]?.madeAt ?? new Date()).toISOString() };
}

async function copyTable(
  client: ClientBase,
  folder: string,
  begun: Pick<Manifest, 'salt' | 'masterKey'>,
  table: Table,
) {
  const rows = client.query(to(`COPY ${copyName(table)} TO STDOUT`));
  const file = tableFile(folder, table.name);
  const part = await writeSummed(file, rows, createGzip({ level: 1 }), sealing(begun, table.name));
  return { ...table, ...(await checksumOf(client, table.name, table.columns)), part };
}
