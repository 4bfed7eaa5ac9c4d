import { spawnSync } from 'node:child_process';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { send } from '@/tests/api/documents/documents-support';
import { createClaimAs } from '@/tests/support/data/claims';
import { pdf } from '@/tests/support/data/files';
import { register, type TestPerson } from '@/tests/support/data/people';
import { call } from '@/tests/support/http/api';
import { type OwnPortal, ownPortal } from '@/tests/support/portal/own-portal';
import { brokenIn } from './support/invariants';
import { ownStore } from './support/own-store';
import { canMount, withDisk } from './support/small-disk';

const cleaning: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const clean of cleaning.splice(0).reverse()) await clean();
});

async function scene(...place: Parameters<typeof ownPortal>) {
  const portal = await ownPortal(...place);
  cleaning.push(() => portal.remove());
  const instance = await portal.start();
  const asha = await register('claimant', instance.address);
  return { portal, instance, asha };
}

const upload = (person: TestPerson, size = 600) => send(person, pdf(size));

const download = (person: TestPerson, id: string) =>
  call('GET', `${person.portal}/api/documents/${id}/download`, person);

const documentsIn = async ({ database }: OwnPortal) =>
  (await database.query('SELECT id FROM documents')).rowCount;

/** Calls that need the store are refused with 503 and leave nothing; every other call works. */
async function expectOnlyTheStoreAway(portal: OwnPortal, asha: TestPerson, kept: string) {
  const before = await documentsIn(portal);
  for (const answer of [await upload(asha), await download(asha, kept)]) {
    expect(answer).toMatchObject({ status: 503, body: { code: 'store_unavailable' } });
    expect(answer.headers.get('Retry-After')).toBeTruthy();
    expect(answer.text).not.toMatch(/\/tmp|127\.0\.0\.1|E[A-Z]{4,}/);
  }
  expect((await call('GET', `${asha.portal}/api/ready`)).status).toBe(503);
  expect(await documentsIn(portal)).toBe(before);
  const claim = await createClaimAs(asha);
  expect((await call('GET', `${asha.portal}/api/claims/${claim.id}`, asha)).status).toBe(200);
}

async function expectBack(portal: OwnPortal, asha: TestPerson, kept: string) {
  expect((await upload(asha)).status).toBe(201);
  expect((await download(asha, kept)).text).toBe(pdf().toString());
  expect((await call('GET', `${asha.portal}/api/ready`)).status).toBe(200);
  expect(await brokenIn(portal.database)).toEqual([]);
}

test('only documents fail while an S3 store refuses connections', async () => {
  const store = await ownStore();
  cleaning.push(() => store.remove());
  const { portal, asha } = await scene(store.settings);
  const { id } = (await upload(asha)).body;
  await store.stop();
  await expectOnlyTheStoreAway(portal, asha, id);
  await store.start();
  await expectBack(portal, asha, id);
});

test('only documents fail while the folder of documents is gone', async () => {
  const { portal, asha } = await scene();
  const { id } = (await upload(asha)).body;
  const documents = join(portal.folder, 'documents');
  renameSync(documents, `${documents}.elsewhere`);
  writeFileSync(documents, 'not a folder');
  await expectOnlyTheStoreAway(portal, asha, id);
  rmSync(documents);
  renameSync(`${documents}.elsewhere`, documents);
  await expectBack(portal, asha, id);
  expect(await brokenIn(portal.database, documents)).toEqual([]);
});

// A disk of 3 MB that only the server sees, and that ends with it. Where this machine lets nobody have one, no
// file can be larger than 1 MB: then writing fails half-way just the same, but only for large files.
const small = canMount
  ? withDisk('$DATA_DIR/documents', 3)
  : ['bash', '-c', 'ulimit -f 1024; exec "$@"', 'bash'];

test('an upload to a full disk is refused with 503 and leaves nothing', async () => {
  const { portal, instance, asha } = await scene({ MIN_FREE_DISK_MB: '1' }, { through: small });
  const { id } = (await upload(asha)).body;
  const before = await documentsIn(portal);
  const large = await upload(asha, 5_000_000);
  expect(large).toMatchObject({ status: 503, body: { code: 'store_unavailable' } });
  expect(large.headers.get('Retry-After')).toBeTruthy();
  expect(await documentsIn(portal)).toBe(before);
  // What did not fit was removed, and a smaller file fits.
  await expectBack(portal, asha, id);
  const seen = canMount ? `/proc/${instance.child.pid}/root` : '';
  const documents = join(seen, portal.folder, 'documents');
  expect(await brokenIn(portal.database, documents)).toEqual([]);
});

(canMount ? test : test.skip)('a disk that can only be read', async () => {
  const { portal, instance, asha } = await scene({ MIN_FREE_DISK_MB: '1' }, { through: small });
  const { id } = (await upload(asha)).body;
  const remount = (how: 'ro' | 'rw') => {
    const folder = join(portal.folder, 'documents');
    const args = ['-t', String(instance.child.pid), '-m', 'mount', '-o', `remount,${how}`, folder];
    expect(spawnSync('nsenter', args).status).toBe(0);
  };
  remount('ro');
  expect(await upload(asha)).toMatchObject({ status: 503, body: { code: 'store_unavailable' } });
  expect((await download(asha, id)).status).toBe(200);
  expect((await call('GET', `${asha.portal}/api/ready`)).status).toBe(503);
  remount('rw');
  await expectBack(portal, asha, id);
});
