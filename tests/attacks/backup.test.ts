import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sumOf } from '@/lib/operations/backup/hashed-file';
import { type Manifest, readManifest, tableFile } from '@/lib/operations/backup/manifest';
import { opening } from '@/lib/operations/backup/table-cipher';
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

/** A copy of the backup without its seal: plain tables, and a manifest that anybody can write. */
async function unsealed(change: (users: string) => string) {
  const folder = join(source.folder, `unsealed-${Math.random()}`);
  await cp(backup, folder, { recursive: true });
  const manifest = await readManifest(backup);
  const { salt, ...rest } = manifest;
  const plain: Omit<Manifest, 'salt'> = { ...rest, format: 1 };
  for (const table of plain.tables) {
    const file = tableFile(folder, plain, table.name);
    const sealed = tableFile(folder, manifest, table.name);
    await pipeline(
      createReadStream(sealed),
      opening({ ...rest, salt }, table.name),
      createWriteStream(file),
    );
    rmSync(sealed);
    if (table.name === 'users')
      writeFileSync(file, gzipSync(change(gunzipSync(readFileSync(file)).toString())));
    table.part = await sumOf(file);
  }
  writeManifestOf(folder, plain);
  return { folder, plain };
}

/** Writes a manifest with what somebody without the key can put in the place of its seal. */
function writeManifestOf(folder: string, manifest: object) {
  const seal = createHash('sha256').update(JSON.stringify(manifest)).digest('hex');
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ seal, manifest }));
}

async function restored(folder: string, ...flags: string[]) {
  const target = await ownPortal({}, { empty: true });
  try {
    const outcome = await runTool('restore', [folder, ...flags], target.environment);
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
async function sumOfPromoted() {
  const client = await source.database.connect();
  await client.query(`BEGIN; ${sameText}; UPDATE users SET role = 'ip_admin'`);
  const { checksum } = await checksumOf(client, { name: 'users', columns: [] });
  await client.query('ROLLBACK');
  client.release();
  return checksum;
}

// Otherwise the restored portal would have the claimant as an administrator.
test('a backup in which somebody was made an administrator is refused', async () => {
  const { folder, plain } = await unsealed(promoted);
  const checksum = await sumOfPromoted();
  for (const table of plain.tables) if (table.name === 'users') table.checksum = checksum;
  writeManifestOf(folder, plain);
  expect(await restored(folder)).toMatchObject({
    code: 1,
    said: expect.stringContaining('no seal of an installation'),
    roles: [],
  });
  writeManifestOf(folder, { ...plain, format: 2, salt: '' });
  expect(await restored(folder)).toMatchObject({
    code: 1,
    said: expect.stringContaining('changed or damaged'),
    roles: [],
  });
});

// Its rows are whole: only the seal shows that they are of another backup.
test('a backup with a table of another backup is refused', async () => {
  const other = join(source.folder, 'other');
  await storeUser(source.database, 'ip_admin');
  expect(await runTool('backup', [other], source.environment)).toMatchObject({ code: 0 });
  const manifest = await readManifest(other);
  const users = tableFile(other, manifest, 'users');
  await cp(tableFile(backup, manifest, 'users'), users);
  expect(await restored(other)).toMatchObject({
    code: 1,
    said: expect.stringContaining('not as it was written'),
  });
});

test('the tables of a backup cannot be read without the key', async () => {
  const bytes = readFileSync(tableFile(backup, { format: 2 }, 'users'));
  expect(() => gunzipSync(bytes)).toThrow();
  expect(bytes.includes('example.in')).toBe(false);
});

test('a backup from before backups were sealed is restored only with --trust-unsealed', async () => {
  const { folder } = await unsealed((users) => users);
  expect(await restored(folder)).toMatchObject({ code: 1, roles: [] });
  expect(await restored(folder, '--trust-unsealed')).toMatchObject({
    code: 0,
    roles: ['claimant'],
  });
});
