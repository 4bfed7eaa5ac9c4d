import '@/tests/support/portal/settings';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { masterKeys } from '@/lib/crypto/master-keys';
import { checkParts } from '@/lib/operations/backup/check';
import { sumOf } from '@/lib/operations/backup/hashed-file';
import {
  documentFile,
  documentList,
  readManifest,
  tableFile,
  writeManifest,
} from '@/lib/operations/backup/manifest';

const place = { bucket: 'claimdocuments', id: '0f0e0d0c-0b0a-4908-8706-050403020100' };
let folder: string;
const claims = () => tableFile(folder, 'claims');

function put(path: string, content: string) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  return sumOf(path);
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'daava-backup-'));
  const part = await put(claims(), 'one\ntwo\n');
  const stored = await put(documentFile(folder, place), 'encrypted');
  const list = await put(documentList(folder), `${JSON.stringify({ ...place, ...stored })}\n`);
  await writeManifest(folder, {
    format: 3,
    version: '0.2.0',
    salt: Buffer.alloc(32, 'salt').toString('base64'),
    madeAt: '2026-11-21T00:00:00.000Z',
    migrations: [{ name: '0001_baseline', checksum: '0' }],
    masterKey: masterKeys().current.id,
    oldKeys: [],
    tables: [{ name: 'claims', columns: ['id'], rows: 2, checksum: '0', part }],
    sequences: [],
    documents: { files: 1, bytes: stored.bytes, part: list, swept: [], missing: [] },
    brokenEntries: 0,
  });
});

afterEach(() => rmSync(folder, { recursive: true }));

const check = async () => checkParts(folder, await readManifest(folder));
const manifest = () => join(folder, 'manifest.json');

const change = (path: string, from: string, to: string) =>
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));

test('a backup that is as it was written passes the check', async () => {
  await expect(check()).resolves.toBeUndefined();
});

test.each<[string, () => void, string]>([
  ['no manifest', () => rmSync(manifest()), 'not a whole backup'],
  ['a changed manifest', () => change(manifest(), '"rows": 2', '"rows": 1'), 'damaged'],
  ['half a manifest', () => writeFileSync(manifest(), '{"seal"'), 'damaged'],
  ['a changed row', () => change(claims(), 'two', 'ten'), 'not as it was'],
  ['a longer table', () => appendFileSync(claims(), '!'), 'not as it was'],
  ['no table', () => rmSync(claims()), 'missing'],
  ['a changed document', () => change(documentFile(folder, place), 'e', 'f'), 'not as it was'],
  ['no document', () => rmSync(documentFile(folder, place)), 'missing'],
  ['a shorter list of documents', () => writeFileSync(documentList(folder), ''), 'not as it was'],
])('a backup with %s is refused', async (_, damage, words) => {
  damage();
  await expect(check()).rejects.toThrow(words);
});
