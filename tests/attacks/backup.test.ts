import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, readFileSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sumOf } from '@/lib/operations/backup/hashed-file';
import { readManifest, tableFile } from '@/lib/operations/backup/manifest';
import { opening, sealing } from '@/lib/operations/backup/table-cipher';
import { checksumOf, sameText } from '@/lib/operations/backup/tables';
import { type OwnPortal, ownPortal } from '@/tests/support/portal/own-portal';
import { runTool } from '@/tests/support/portal/tool';
import { storeUser } from '@/tests/support/stored-rows';

let source: OwnPortal;
let backup: string;
beforeAll(async () => {
  source = await ownPortal();
  await storeUser(source.database, 'claimant');
  backup = join(source.folder, 'backup');
  expect(await runTool('backup', [backup], source.environment)).toMatchObject({ code: 0 });
});
afterAll(() => source.remove());

/** A copy of the backup with other people in it: whoever changed it had the key of its tables, and not that of the seal. */
async function changed(change: (users: string) => string) {
  const folder = join(source.folder, `changed-${Math.random()}`);
  await cp(backup, folder, { recursive: true });
  const manifest = await readManifest(backup);
  const file = tableFile(folder, 'users');
  const opened: Buffer[] = [];
  for await (const piece of createReadStream(file).pipe(opening(manifest, 'users')))
    opened.push(piece);
  const rows = gzipSync(change(gunzipSync(Buffer.concat(opened)).toString()));
  await pipeline(Readable.from([rows]), sealing(manifest, 'users'), createWriteStream(file));
  for (const table of manifest.tables) if (table.name === 'users') table.part = await sumOf(file);
  return { folder, manifest };
}

/** Writes a manifest with what somebody without the key can put in the place of its seal. */
function writeManifestOf(folder: string, manifest: object) {
  const seal = createHash('sha256').update(JSON.stringify(manifest)).digest('hex');
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ seal, manifest }));
}

async function restored(folder: string) {
  const target = await ownPortal({}, { empty: true });
  try {
    const outcome = await runTool('restore', [folder], target.environment);
    const { rows } = await target.database.query("SELECT to_regclass('public.users') AS users");
    const roles = rows[0].users
      ? (await target.database.query('SELECT role::text FROM users')).rows.map(({ role }) => role)
      : [];
    return { ...outcome, roles };
  } finally {
    await target.remove();
  }
}

const promoted = (users: string) => users.replace('\tclaimant\t', '\tip_admin\t');

/** The checksum of the table of people with that change. */
async function sumOfPromoted(columns: readonly string[]) {
  const client = await source.database.connect();
  await client.query(`BEGIN; ${sameText}; UPDATE users SET role = 'ip_admin'`);
  const { checksum } = await checksumOf(client, 'users', columns);
  await client.query('ROLLBACK');
  client.release();
  return checksum;
}

// Otherwise the restored portal would have the claimant as an administrator.
test('a backup in which somebody was made an administrator is refused', async () => {
  const { folder, manifest } = await changed(promoted);
  for (const table of manifest.tables)
    if (table.name === 'users') table.checksum = await sumOfPromoted(table.columns);
  const refused = (said: string) =>
    expect.objectContaining({ code: 1, said: expect.stringContaining(said), roles: [] });
  writeManifestOf(folder, manifest);
  expect(await restored(folder)).toEqual(refused('changed or damaged'));
  // As backups were before they were sealed.
  writeManifestOf(folder, { ...manifest, format: 1 });
  expect(await restored(folder)).toEqual(refused('writes backups in another way'));
});

// Its rows are whole: only the seal shows that they are of another backup.
test('a backup with a table of another backup is refused', async () => {
  const other = join(source.folder, 'other');
  await storeUser(source.database, 'ip_admin');
  expect(await runTool('backup', [other], source.environment)).toMatchObject({ code: 0 });
  const users = tableFile(other, 'users');
  await cp(tableFile(backup, 'users'), users);
  expect(await restored(other)).toMatchObject({
    code: 1,
    said: expect.stringContaining('not as it was written'),
  });
});

test('the tables of a backup cannot be read without the key', async () => {
  const bytes = readFileSync(tableFile(backup, 'users'));
  expect(() => gunzipSync(bytes)).toThrow();
  expect(bytes.includes('example.in')).toBe(false);
});
