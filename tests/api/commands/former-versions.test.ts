import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import type { PresentedClaim } from '@/lib/claims/records/present';
import type { PresentedPaper } from '@/lib/papers/present';
import { version } from '@/lib/platform/version';
import { migrate } from '@/scripts/lib/schema/migrate.mjs';
import { downloaded } from '@/tests/support/data/made-papers';
import { objectsIn } from '@/tests/support/database/objects';
import {
  formerKey,
  layOutSmallCase,
  type Resident,
  thinOut,
} from '@/tests/support/former/small-case';
import { call } from '@/tests/support/http/api';
import { ownPortal } from '@/tests/support/portal/own-portal';
import { runTool } from '@/tests/support/portal/tool';

const kept = 'tests/former';
const folder = mkdtempSync(join(tmpdir(), 'former-'));
afterAll(() => rmSync(folder, { recursive: true }));

const settings = { DOCUMENT_KEY: formerKey };

// Done once for each version, when it is finished.
if (process.env.WRITE_FORMER)
  test('write the backup of this version', async () => {
    const portal = await ownPortal(settings);
    try {
      const { address } = await portal.start();
      const people = await layOutSmallCase(address, portal.database);
      await thinOut(portal.database);
      const made = join(folder, 'made');
      mkdirSync(made);
      expect(await runTool('backup', [join(made, 'backup')], portal.environment)).toMatchObject({
        code: 0,
      });
      writeFileSync(join(made, 'people.json'), JSON.stringify(people));
      mkdirSync(`${kept}/${version}`, { recursive: true });
      execFileSync('tar', ['-czf', `${kept}/${version}/backup.tar.gz`, '-C', made, '.']);
    } finally {
      await portal.remove();
    }
  });

const backups = readdirSync(kept).flatMap((of) =>
  readdirSync(`${kept}/${of}`)
    .filter((name) => name.endsWith('.tar.gz'))
    .map((name) => ({ of, name })),
);

test('a backup of every version is kept', () => {
  expect(backups).toContainEqual({ of: '0.1.0', name: 'backup-in-another-order.tar.gz' });
  expect(existsSync(`${kept}/${version}/backup.tar.gz`)).toBe(true);
});

/** What everybody of the small case may look for after a restore. */
async function lookAround(address: string, { email, password }: Resident) {
  const login = await call<{ token: string }>('POST', `${address}/api/auth/login`, {
    body: { email, password },
  });
  expect(login.status).toBe(200);
  const { token } = login.body;
  const get = <Answer>(path: string) => call<Answer>('GET', `${address}/api/${path}`, { token });
  const list = await get<{ claims: { id: string }[]; total: number }>('claims');
  const opened = await Promise.all(
    list.body.claims.map(async ({ id }) => ({
      claim: (await get<PresentedClaim>(`claims/${id}`)).body,
      papers: (await get<{ papers: PresentedPaper[] }>(`claims/${id}/papers`)).body.papers,
      questions: (await get<{ questions: unknown[] }>(`claims/${id}/questions`)).body.questions,
    })),
  );
  return { get, token, total: list.body.total, opened };
}

/** Migrations meet tables without triggers: what these keep of a claim for the desk, its flags too, each migration kept itself. */
async function expectPlacedOnDesk(database: Pool) {
  const placed = async () =>
    (await database.query('SELECT to_jsonb(k) AS row FROM claim_desk k ORDER BY id')).rows;
  const before = await placed();
  expect(before).toHaveLength(5);
  await database.query('SELECT place_on_desk(ARRAY(SELECT id FROM claims), true)');
  expect(await placed()).toEqual(before);
}

test.each(backups)('a backup of version $of is restored ($name)', async ({ of, name }) => {
  const unpacked = join(folder, `${of}-${name}`);
  mkdirSync(unpacked);
  execFileSync('tar', ['-xzf', `${kept}/${of}/${name}`, '-C', unpacked]);
  const people = JSON.parse(readFileSync(join(unpacked, 'people.json'), 'utf8'));
  const backup = join(unpacked, 'backup');
  const target = await ownPortal(settings, { empty: true });
  const fresh = await ownPortal(settings);
  try {
    // What it asks of tables of an earlier version is no statement of this one.
    const asked = { ...target.environment, STATEMENTS_DIR: '' };
    expect(await runTool('restore', [backup], asked)).toMatchObject({
      code: 0,
      said: expect.stringContaining('the same as what was backed up'),
    });
    // As new, and ready to be used.
    const [one, other] = [await target.database.connect(), await fresh.database.connect()];
    try {
      expect(await objectsIn(one)).toEqual(await objectsIn(other));
    } finally {
      for (const client of [one, other]) client.release();
    }
    expect(await migrate(target.environment.DATABASE_OWNER_URL ?? '')).toEqual([]);
    await expectPlacedOnDesk(target.database);
    const { address } = await target.start();
    const asha = await lookAround(address, people.asha);
    expect(asha.total).toBe(4);
    const documents = asha.opened.flatMap(({ claim }) => claim.documents);
    // One to the claim, and the deed of the transfer.
    expect(documents).toHaveLength(2);
    for (const { id, fileSize } of documents) {
      const file = await fetch(`${address}/api/documents/${id}/download`, {
        headers: { Authorization: `Bearer ${asha.token}` },
      });
      expect((await file.arrayBuffer()).byteLength).toBe(fileSize);
    }
    const made = asha.opened
      .flatMap(({ papers }) => papers)
      .filter(({ state }) => state === 'made');
    expect(made.length).toBeGreaterThan(1);
    for (const { id, sha256 } of made) {
      const paper = await downloaded({ token: asha.token, portal: address } as never, id);
      expect([paper.status, paper.sha256]).toEqual([200, sha256]);
    }
    expect(asha.opened.flatMap(({ questions }) => questions)).toHaveLength(1);
    expect((await asha.get<unknown[]>('drafts')).body).toHaveLength(1);
    const meera = await lookAround(address, people.meera);
    expect(meera.total).toBe(5);
    const lists = await meera.get<{ lists: { state: string }[] }>('creditor-lists');
    expect(lists.body.lists.map(({ state }) => state).sort()).toEqual(['draft', 'published']);
    const { rows } = await target.database.query(
      'SELECT (SELECT count(*)::int FROM claim_transfers) AS transfers, (SELECT count(*)::int FROM objections) AS objections',
    );
    expect(rows).toEqual([{ transfers: 1, objections: 1 }]);
  } finally {
    await Promise.all([target.remove(), fresh.remove()]);
  }
});
