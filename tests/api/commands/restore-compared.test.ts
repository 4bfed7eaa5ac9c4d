import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { differingTables, restingTriggers } from '@/lib/operations/backup/compare';
import { type Manifest, readManifest, writeManifest } from '@/lib/operations/backup/manifest';
import { sameText } from '@/lib/operations/backup/tables';
import { pool } from '@/lib/platform/db';
import { type OwnPortal, ownPortal } from '@/tests/support/portal/own-portal';
import { runTool, startTool } from '@/tests/support/portal/tool';
import { storeClaim, storeDocument, storeUser } from '@/tests/support/stored-rows';
import { until } from '@/tests/support/until';

let source: OwnPortal;
let backup: string;
let swept: string;
let stays: string;

beforeAll(async () => {
  source = await ownPortal();
  const { database } = source;
  const asha = await storeUser(database);
  const claim = await storeClaim(database, asha);
  swept = await storeDocument(database, asha);
  stays = await storeDocument(database, asha, claim);
  await database.query(`
    INSERT INTO audit_entries (action, details) SELECT 'user_login', '{}' FROM generate_series(1, 3);
    ALTER TABLE audit_entries DISABLE TRIGGER USER;
    UPDATE audit_entries SET user_full_name = 'Nobody' WHERE id = 2;
    ALTER TABLE audit_entries ENABLE TRIGGER USER`);
  backup = join(source.folder, 'backup');
  // Removed after the backup has begun and before it reaches the documents.
  const holder = await database.connect();
  await holder.query('BEGIN; LOCK TABLE claims');
  const { ended } = startTool('backup', [backup], source.environment);
  await until(async () => {
    const held = `SELECT FROM pg_stat_activity WHERE datname = current_database()
      AND wait_event_type = 'Lock' AND query LIKE 'COPY%'`;
    return (await database.query(held)).rowCount || undefined;
  });
  // The connection that holds the lock removes it, since live triggers read the claims.
  await holder.query('DELETE FROM documents WHERE id = $1', [swept]);
  await holder.query('COMMIT');
  holder.release();
  await ended;
});
afterAll(() => Promise.all([source.remove(), pool.end()]));

/** Restores a backup, or one with another manifest, into an empty place, and looks there. */
async function restored(
  look: (target: OwnPortal, outcome: { code: number | null; said: string }) => unknown,
  change: (manifest: Manifest) => void = () => undefined,
) {
  const target = await ownPortal({}, { empty: true });
  try {
    const folder = join(target.folder, 'backup');
    cpSync(backup, folder, { recursive: true });
    const manifest = await readManifest(folder);
    change(manifest);
    await writeManifest(folder, manifest);
    await look(target, await runTool('restore', [folder], target.environment));
  } finally {
    await target.remove();
  }
}

test(
  'a restore leaves out a document that was removed during the backup, and has everything else',
  () =>
    restored(async ({ database }, outcome) => {
      expect(outcome).toMatchObject({ code: 0, said: expect.stringContaining('the same as') });
      const { rows } = await database.query('SELECT id FROM documents');
      expect(rows).toEqual([{ id: stays }]);
    }),
  60_000,
);

test('a restore with more broken audit entries than its backup is refused', async () => {
  expect(await readManifest(backup)).toMatchObject({
    brokenEntries: 1,
    documents: { swept: [swept], missing: [stays] },
  });
  await restored(
    (_, outcome) => {
      expect(outcome).toMatchObject({
        code: 1,
        said: expect.stringContaining('not what was backed up: the audit trail at entry 2.'),
      });
    },
    (manifest) => {
      manifest.brokenEntries = 0;
    },
  );
});

/** Compares the source with its backup after a change that is then rolled back. */
async function differencesAfter(statement: string) {
  const client = await source.database.connect();
  try {
    await client.query(`BEGIN; ${sameText}`);
    await client.query(statement);
    const manifest = await readManifest(backup);
    return [await differingTables(client, manifest), await restingTriggers(client)];
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

test.each([
  ['nothing, when all is as it was', 'SELECT', [], []],
  ['a row that was changed', `UPDATE claims SET review_note = 'x'`, ['claims'], []],
  [
    'a row too many',
    `INSERT INTO users (email, first_name, last_name, role) VALUES ('new@example.in', 'A', 'B', 'claimant')`,
    ['users'],
    [],
  ],
  ['a row too few', 'DELETE FROM case_settings', ['case_settings'], []],
  [
    'a trigger that is off',
    'ALTER TABLE claims DISABLE TRIGGER claims_count_insert',
    [],
    ['claims_count_insert'],
  ],
])(
  'comparing a restored database with its backup names %s',
  async (_, statement, tables, triggers) => {
    // The removed document is among the rows of the backup, and its bytes in the stored usage.
    const swept = ['account_usage', 'documents'];
    expect((await differencesAfter(statement)).map((names) => names.sort())).toEqual([
      [...swept, ...tables].sort(),
      triggers,
    ]);
  },
);
