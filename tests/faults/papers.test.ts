import { statSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createClaimAs } from '@/tests/support/data/claims';
import { creditors, csvOf, sendClaims } from '@/tests/support/data/claims-file';
import { downloaded, madePapers, papersAs } from '@/tests/support/data/made-papers';
import { register } from '@/tests/support/data/people';
import { type OwnPortal, ownPortal } from '@/tests/support/portal/own-portal';
import { until } from '../support/until';
import { brokenIn } from './support/invariants';
import { someMomentWithin } from './support/moments';
import { canMount, withDisk } from './support/small-disk';

const portals: OwnPortal[] = [];

afterEach(async () => {
  await Promise.all(portals.splice(0).map((portal) => portal.remove()));
});

async function scene(...settings: Parameters<typeof ownPortal>) {
  const portal = await ownPortal(...settings);
  portals.push(portal);
  const instance = await portal.start();
  const asha = await register('claimant', instance.address);
  return { portal, instance, asha };
}

/** How many papers are in which state. */
async function states({ database }: OwnPortal) {
  const { rows } = await database.query<{ state: string; papers: number }>(
    'SELECT state::text, count(*)::int AS papers FROM papers GROUP BY state ORDER BY state',
  );
  return Object.fromEntries(rows.map(({ state, papers }) => [state, papers]));
}

test('a paper waits while the document store is away, and is made afterwards', async () => {
  const { portal, asha } = await scene();
  const bucket = join(portal.folder, 'documents', 'papers');
  await rm(bucket, { recursive: true, force: true });
  writeFileSync(bucket, 'not a folder');
  const claim = await createClaimAs(asha);
  await until(async () => {
    const { rows } = await portal.database.query(
      "SELECT FROM papers WHERE state = 'queued' AND last_error = 'store_unavailable'",
    );
    return rows.length > 0 || undefined;
  });
  const [waiting] = (await papersAs(asha, claim.id)).body.papers;
  expect(waiting).toMatchObject({ state: 'queued', sha256: null, checkCode: null });
  expect((await downloaded(asha, waiting?.id ?? '')).status).toBe(404);
  await rm(bucket);
  expect((await madePapers(asha, claim.id)).map(({ state }) => state)).toEqual(['made', 'made']);
});

(canMount ? test : test.skip)('a disk that is full delays papers until there is room', async () => {
  const { portal, instance, asha } = await scene(
    { MIN_FREE_DISK_MB: '1' },
    { through: withDisk('$DATA_DIR/documents', 1) },
  );
  const disk = join(`/proc/${instance.child.pid}/root`, portal.folder, 'documents');
  const filler = join(disk, 'filler');
  const fill = () => writeFileSync(filler, Buffer.alloc(2 << 20));
  expect(fill).toThrow('ENOSPC');
  expect(statSync(filler).size).toBeGreaterThan(900_000);
  const claim = await createClaimAs(asha);
  await until(async () => {
    const { rows } = await portal.database.query(
      "SELECT FROM papers WHERE state = 'queued' AND last_error IS NOT NULL",
    );
    return rows.length > 0 || undefined;
  });
  await rm(filler);
  expect((await madePapers(asha, claim.id)).map(({ state }) => state)).toEqual(['made', 'made']);
  expect(await brokenIn(portal.database, disk)).toEqual([]);
});

test('a portal killed again and again while it makes a thousand papers makes each of them once', async () => {
  const { portal, asha, ...begun } = await scene();
  let { instance } = begun;
  const count = 1000;
  const sent = await sendClaims(
    asha,
    'upload',
    csvOf('form_d', creditors(count)),
    {},
    instance.address,
  );
  expect([sent.status, sent.body.success]).toEqual([201, count]);
  for (let round = 0; round < 5; round += 1) {
    const before = (await states(portal)).made ?? 0;
    await until(async () => ((await states(portal)).made ?? 0) > before || undefined);
    await someMomentWithin(1000);
    await instance.kill();
    await portal.settled();
    expect(await brokenIn(portal.database, join(portal.folder, 'documents'))).toEqual([]);
    instance = await portal.start(instance.port);
  }
  // Two instances together finish the rest.
  await portal.start();
  await until(async () => (await states(portal)).made === count || undefined);
  expect(await states(portal)).toEqual({ made: count });
  const { rows } = await portal.database.query<{ claims: number; codes: number; entries: number }>(
    `SELECT count(DISTINCT claim_id)::int AS claims, count(DISTINCT code_hash)::int AS codes,
       (SELECT count(*)::int FROM audit_entries WHERE action = 'paper_made') AS entries FROM papers`,
  );
  expect(rows).toEqual([{ claims: count, codes: count, entries: count }]);
  expect(await brokenIn(portal.database, join(portal.folder, 'documents'))).toEqual([]);
}, 600_000);
