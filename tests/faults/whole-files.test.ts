import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { documentOf, send } from '@/tests/api/documents/documents-support';
import { createClaimAs } from '@/tests/support/data/claims';
import { creditors, csvOf, sendClaims } from '@/tests/support/data/claims-file';
import { pdf } from '@/tests/support/data/files';
import { register } from '@/tests/support/data/people';
import {
  askForFile,
  downloadedFile,
  entriesIn,
  fileAs,
  madeFile,
  sumsWrongIn,
} from '@/tests/support/data/whole-files';
import { type OwnPortal, ownPortal } from '@/tests/support/portal/own-portal';
import { until } from '@/tests/support/until';
import { brokenIn } from './support/invariants';
import { someMomentWithin } from './support/moments';

const portals: OwnPortal[] = [];

afterEach(async () => {
  await Promise.all(portals.splice(0).map((portal) => portal.remove()));
});

async function scene() {
  const portal = await ownPortal();
  portals.push(portal);
  const instance = await portal.start();
  const [asha, meera] = await Promise.all([
    register('claimant', instance.address),
    register('ip_admin', instance.address),
  ]);
  return { portal, instance, asha, meera };
}

async function claimIds({ database }: OwnPortal) {
  const { rows } = await database.query<{ id: string }>('SELECT id FROM claims');
  return rows.map(({ id }) => id);
}

test('a portal killed again and again while it makes the file of five hundred claims makes it once, whole', async () => {
  const { portal, asha, meera, ...begun } = await scene();
  let { instance } = begun;
  const sent = await sendClaims(
    asha,
    'upload',
    csvOf('form_d', creditors(500)),
    {},
    instance.address,
  );
  expect(sent.status).toBe(201);
  const ids = await claimIds(portal);
  await documentOf(asha, ids[250]);
  const { body } = await askForFile(meera, ids);
  for (let round = 0; round < 3; round += 1) {
    await until(async () => {
      const { done, state } = (await fileAs(meera, body.id)).body;
      return state === 'made' || done > 3 || undefined;
    });
    await someMomentWithin(1500);
    await instance.kill();
    await portal.settled();
    expect(await brokenIn(portal.database, join(portal.folder, 'documents'))).toEqual([]);
    instance = await portal.start(instance.port);
  }
  // Two together: only one of them makes it.
  await portal.start();
  const file = await madeFile(meera, body.id);
  expect(file).toMatchObject({ claims: 500, done: 500, leftOut: 0 });
  const got = await downloadedFile(meera, body.id);
  expect(got.sha256).toBe(file.sha256);
  const entries = await entriesIn(got.bytes);
  expect(sumsWrongIn(entries)).toEqual([]);
  expect([...entries.keys()].filter((path) => path.endsWith('/index.pdf'))).toHaveLength(500);
  expect([...entries.keys()].filter((path) => path.includes('/documents/'))).toHaveLength(1);
  expect(await brokenIn(portal.database, join(portal.folder, 'documents'))).toEqual([]);
}, 600_000);

/** In megabytes: the peak memory of a process since the peak was reset, and its present memory. */
function memoryOf(pid: number | undefined) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const of = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024;
  return { peak: of('VmHWM'), now: of('VmRSS') };
}

(existsSync('/proc/self/clear_refs') ? test : test.skip)(
  'four hundred megabytes of documents go into a file without being held',
  async () => {
    const { portal, instance, asha, meera } = await scene();
    const others = await Promise.all([1, 2, 3].map(() => register('claimant', instance.address)));
    const content = Buffer.concat([pdf(), randomBytes(9_899_400)]);
    for (const person of [asha, ...others]) {
      const before = { claimId: (await createClaimAs(person)).id };
      for (let n = 0; n < 10; n += 1)
        expect((await send(person, content, `bill-${n}.pdf`, { before })).status).toBe(201);
    }
    // Papers are made before the measurement, so that their memory counts as already there.
    await madeFile(meera, (await askForFile(meera, (await claimIds(portal)).slice(0, 1))).body.id);
    const { pid } = instance.child;
    writeFileSync(`/proc/${pid}/clear_refs`, '5');
    const before = memoryOf(pid);
    const { body } = await askForFile(meera, await claimIds(portal));
    const file = await madeFile(meera, body.id);
    expect(file.fileSize).toBeGreaterThan(390_000_000);
    expect(memoryOf(pid).peak - before.now).toBeLessThan(250);
  },
  600_000,
);

test('a whole file waits while the document store is away, and is made afterwards', async () => {
  const { portal, asha, meera } = await scene();
  const claim = await createClaimAs(asha);
  const bucket = join(portal.folder, 'documents', 'claimfiles');
  rmSync(bucket, { recursive: true, force: true });
  await documentOf(asha, claim.id);
  writeFileSync(bucket, 'not a folder');
  const { body } = await askForFile(meera, [claim.id]);
  await until(async () => {
    const { rows } = await portal.database.query(
      "SELECT FROM claim_files WHERE state = 'queued' AND last_error = 'store_unavailable'",
    );
    return rows.length > 0 || undefined;
  });
  expect((await fileAs(meera, body.id)).body.state).toBe('waiting');
  expect((await downloadedFile(meera, body.id)).status).toBe(404);
  await rm(bucket);
  const file = await madeFile(meera, body.id);
  expect((await downloadedFile(meera, body.id)).sha256).toBe(file.sha256);
  expect(await brokenIn(portal.database, join(portal.folder, 'documents'))).toEqual([]);
});

test('an administrator who was switched off meanwhile gets no whole file', async () => {
  const { portal, asha, meera } = await scene();
  const ravi = await register('ip_admin', meera.portal);
  const claim = await createClaimAs(asha);
  await portal.database.query("UPDATE users SET status = 'disabled' WHERE id = $1", [ravi.user.id]);
  await portal.database.query(
    "INSERT INTO claim_files (user_id, claim_ids, ids_hash, language) VALUES ($1, ARRAY[$2::uuid], 'y', 'hi')",
    [ravi.user.id, claim.id],
  );
  await until(async () => {
    const { rows } = await portal.database.query(
      "SELECT FROM claim_files WHERE state = 'failed' AND language = 'hi'",
    );
    return rows.length > 0 || undefined;
  });
});
