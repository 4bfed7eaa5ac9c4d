import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { storedFiles } from '@/lib/documents/stored-files';
import { runCleanupNow } from '@/tests/support/portal/cleanup';
import { type Instance, type OwnPortal, ownPortal } from '@/tests/support/portal/own-portal';
import { until } from '../support/until';
import { deeds } from './support/deeds';
import { brokenIn, filesIn } from './support/invariants';
import { rounds, seed, someMomentWithin } from './support/moments';

let portal: OwnPortal;
let instance: Instance;
let documents: string;

beforeAll(async () => {
  portal = await ownPortal();
  documents = join(portal.folder, 'documents');
  instance = await portal.start();
});

afterAll(() => portal?.remove());

test.each(deeds)(
  `killed at random moments while %s, the portal leaves nothing half done (FAULTS_SEED=${seed})`,
  async (_, prepare) => {
    const undisturbed = await prepare(instance.address);
    const began = performance.now();
    await undisturbed.attempt();
    const usual = performance.now() - began;
    for (let round = 0; round < rounds; round += 1) {
      const deed = await prepare(instance.address);
      const attempt = deed.attempt();
      await someMomentWithin(usual);
      await instance.kill();
      await attempt;
      await portal.settled();
      expect(await brokenIn(portal.database, documents)).toEqual([]);
      instance = await portal.start(instance.port);
      await deed.again();
    }
    expect(await brokenIn(portal.database, documents)).toEqual([]);
  },
  120_000 + rounds * 30_000,
);

test('the leftovers of killed uploads are removed, and no document is', async () => {
  // A paper being made has a file that is not half; on a busy machine this takes minutes.
  await until(async () => {
    const queued = await portal.database.query("SELECT FROM papers WHERE state = 'queued'");
    return queued.rowCount === 0 || undefined;
  });
  const incoming = join(documents, 'incoming');
  const longAgo = Date.now() / 1000 - 2 * 3600;
  for (const name of readdirSync(incoming)) utimesSync(join(incoming, name), longAgo, longAgo);
  await portal.database.query(
    "UPDATE unfinished_files SET begun_at = begun_at - interval '25 hours'",
  );
  await runCleanupNow(portal.environment);
  expect(readdirSync(incoming)).toEqual([]);
  const { rows } = await portal.database.query<{ id: string }>(`SELECT id FROM ${storedFiles}`);
  expect(filesIn(documents).sort()).toEqual(rows.map(({ id }) => id).sort());
}, 360_000);
