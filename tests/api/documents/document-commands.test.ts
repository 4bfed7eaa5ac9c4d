import { randomBytes } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PresentedPaper } from '@/lib/papers/present';
import { createClaimAs } from '@/tests/support/data/claims';
import { flipped, pdf } from '@/tests/support/data/files';
import { downloaded, madePapers } from '@/tests/support/data/made-papers';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { baseUrl, call } from '@/tests/support/http/api';
import { openS3, s3Keys } from '@/tests/support/peers/s3-server';
import { runCommand } from '@/tests/support/portal/command';
import { ownPortal } from '@/tests/support/portal/own-portal';
import { formOf } from './documents-support';

const [former, present] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')];
const sizes = [600, 70_000, 9_000_000];

let portal: Awaited<ReturnType<typeof ownPortal>>;
let s3: Awaited<ReturnType<typeof openS3>>;
let asha: TestPerson;
let ids: string[];
/** Of a claim: two, and where the store keeps them. */
let papers: PresentedPaper[];
let paperFiles: string[];

/** What each file begins with tells it from the others. */
const contentOf = (size: number) => pdf(size).fill(String(size), 20, 40);

async function upload(address: string) {
  const made: string[] = [];
  for (const size of sizes) {
    const raw = formOf(contentOf(size), `${size}.pdf`);
    const path = `${address}/api/documents/upload`;
    made.push((await call<{ id: string }>('POST', path, { token: asha.token, raw })).body.id);
  }
  return made;
}

async function readAll(address: string) {
  const statuses: number[] = [];
  for (const [place, id] of ids.entries()) {
    const response = await fetch(new URL(`${address}/api/documents/${id}/download`, baseUrl()), {
      headers: { Authorization: `Bearer ${asha.token}` },
    });
    const content = Buffer.from(await response.arrayBuffer());
    if (response.ok) expect(content.equals(contentOf(sizes[place] ?? 0))).toBe(true);
    statuses.push(response.status);
  }
  await papersOpen(address);
  return statuses;
}

/** The papers are unchanged, and their check codes still work. */
async function papersOpen(portal: string) {
  for (const { id, sha256, checkCode } of papers) {
    expect((await downloaded({ ...asha, portal }, id)).sha256).toBe(sha256);
    const checked = await call('GET', `${portal}/api/papers/check/${checkCode}`);
    expect([checked.status, checked.body.kind]).toEqual([200, expect.any(String)]);
  }
}

beforeAll(async () => {
  s3 = await openS3();
  portal = await ownPortal({ DOCUMENT_KEY: former });
  const { address, stop } = await portal.start();
  asha = await signUp('claimant', address);
  papers = await madePapers(asha, (await createClaimAs(asha)).id);
  const { rows } = await portal.database.query<{ id: string }>('SELECT file_id AS id FROM papers');
  paperFiles = rows.map(({ id }) => id);
  expect([papers.length, paperFiles.length]).toEqual([2, 2]);
  ids = await upload(address);
  await stop();
});

afterAll(async () => {
  await portal.remove();
  await s3.close();
});

const rotate = (settings: Record<string, string>) =>
  runCommand('scripts/tools/documents-rotate.ts', { ...portal.environment, ...settings });

test('the master key is rotated, after which the former one can be removed', async () => {
  const without = await rotate({ DOCUMENT_KEY: present });
  expect(without).toMatchObject({
    code: 1,
    said: expect.stringMatching(/Left: 3\.[\s\S]*Left: 2\./),
  });
  expect(without.said).toContain('Keep DOCUMENT_KEYS_OLD');
  expect(without.said).not.toContain('take DOCUMENT_KEYS_OLD away');

  const both = { DOCUMENT_KEY: present, DOCUMENT_KEYS_OLD: former };
  // The state after an interrupted rotation: one document is done, and a portal is running.
  Object.assign(portal.environment, both);
  const { address, stop } = await portal.start();
  expect(await readAll(address)).toEqual([200, 200, 200]);
  const [first, second] = await Promise.all([rotate(both), rotate(both)]);
  for (const { code, said } of [first, second]) {
    expect(said).toMatch(/Left: 0\.\n[\s\S]*take DOCUMENT_KEYS_OLD away/);
    expect(code).toBe(0);
  }
  expect(await readAll(address)).toEqual([200, 200, 200]);
  await stop();

  const { said } = await rotate(both);
  expect(said).toContain('Wrapped anew: 0 documents. Left: 0.');
  expect(said).toContain('Wrapped anew: 0 papers. Left: 0.');
  Object.assign(portal.environment, { DOCUMENT_KEYS_OLD: '' });
  const alone = await portal.start();
  expect(await readAll(alone.address)).toEqual([200, 200, 200]);
  await alone.stop();
});

const remote = () => ({
  S3_ENDPOINT: `http://127.0.0.1:${s3.port}`,
  S3_ACCESS_KEY_ID: s3Keys.accessKeyId,
  S3_SECRET_ACCESS_KEY: s3Keys.secretAccessKey,
});
const migrate = (...args: string[]) =>
  runCommand(
    'scripts/tools/documents-migrate.ts',
    { ...portal.environment, DOCUMENT_KEY: present, ...remote() },
    ...args,
  );

async function onDisk() {
  const files = await readdir(join(portal.folder, 'documents'), {
    recursive: true,
    withFileTypes: true,
  });
  return files
    .filter((file) => file.isFile())
    .map((file) => file.name)
    .sort();
}

test('documents are moved to S3 and back, and only a copy that reads back counts', async () => {
  expect((await migrate()).said).toContain('npm run documents:migrate -- --to s3');
  const [id = ''] = ids;
  const path = join(portal.folder, 'documents/claimdocuments', id.slice(0, 2), id);
  const whole = await readFile(path);
  await writeFile(path, flipped(whole, 5));
  const first = await migrate('--to', 's3', '--delete-source');
  expect(first.code).toBe(1);
  expect(first.said).toContain('Copied and read back: 4 documents');
  expect(first.said).toContain('Failed: 1.');
  expect(first.said).toContain(id);
  expect(await onDisk()).toEqual([id]);

  await writeFile(path, whole);
  const second = await migrate('--to', 's3', '--at-once', '1');
  expect(second).toMatchObject({
    code: 0,
    said: expect.stringContaining('There already, and read back: 4.'),
  });
  expect(second.said).toContain('Nothing was removed');
  expect(await onDisk()).toEqual([id]);

  Object.assign(portal.environment, remote());
  const { address, stop } = await portal.start();
  expect(await readAll(address)).toEqual([200, 200, 200]);
  await stop();

  const back = await migrate('--to', 'disk', '--delete-source');
  expect(back.said).toContain('Removed from the old store: 5.');
  expect(await onDisk()).toEqual([...ids, ...paperFiles].sort());
});
