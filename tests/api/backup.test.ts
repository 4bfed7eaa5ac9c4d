import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from '@/lib/backup/manifest';
import { migrate, noteRestore } from '@/scripts/lib/migrate.mjs';
import { root } from '@/scripts/lib/paths.mjs';
import { call } from '../support/api';
import { claimBodyOf, fileClaimAs } from '../support/claims';
import { pdf } from '../support/files';
import { type Instance, ownPortal } from '../support/own-portal';
import { signUp, type TestPerson } from '../support/people';
import { runTool, startTool } from '../support/tool';
import { until } from '../support/until';
import { formOf } from './documents-support';

type Portal = Awaited<ReturnType<typeof ownPortal>>;
let source: Portal;
let instance: Instance;
let asha: TestPerson;
let claimId: string;
let backup: string;
const content = Buffer.concat([pdf(), randomBytes(200_000)]);

const upload = (person: TestPerson, claim: string) =>
  call<{ id: string }>('POST', `${person.portal}/api/documents/upload`, {
    token: person.token,
    raw: formOf(content, 'bill.pdf', { before: { claimId: claim } }),
  });

beforeAll(async () => {
  source = await ownPortal();
  instance = await source.start();
  asha = await signUp('claimant', instance.address);
  claimId = (await fileClaimAs(asha)).id;
  expect((await upload(asha, claimId)).status).toBe(201);
  backup = join(source.folder, 'backup');
}, 60_000);

afterAll(() => source.remove());

const empty = () => ownPortal({}, { empty: true });
const tablesIn = async ({ database }: Portal) =>
  (await database.query("SELECT FROM pg_tables WHERE schemaname = 'public'")).rowCount;

test('a backup made while claims are filed is restored whole, and the portal goes on from there', async () => {
  let over = false;
  const filing = Array.from({ length: 3 }, async () => {
    while (!over) await fileClaimAs(asha, 'form_c');
  });
  const made = await runTool('backup', [backup], source.environment);
  over = true;
  await Promise.all(filing);
  expect(made).toMatchObject({ code: 0, said: expect.stringContaining('NO KEY IS IN IT') });
  await instance.stop();

  const target = await empty();
  try {
    const restored = await runTool('restore', [backup], target.environment);
    expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('the same as') });
    const { rows } = await target.database.query(`
      SELECT (SELECT count(*)::int FROM claims) AS claims,
        (SELECT count(*)::int FROM audit_entries WHERE action = 'claim_submitted') AS entries,
        (SELECT sum(n)::int FROM claim_counts WHERE (assignee, creditor_type, status) = ('any', 'any', 'any')) AS counted,
        (SELECT count(*)::int FROM claim_search) AS searchable,
        (SELECT count(*)::int FROM sessions) AS sessions`);
    const { claims } = rows[0];
    expect(claims).toBeGreaterThan(1);
    expect(rows[0]).toEqual({
      claims,
      entries: claims,
      counted: claims,
      searchable: claims,
      sessions: 0,
    });
    await expect(target.database.query('DELETE FROM audit_entries')).rejects.toThrow('added to');

    const { address } = await target.start();
    expect((await call('GET', `${address}/api/auth/me`, { token: asha.token })).status).toBe(401);
    const { email } = asha.user;
    const login = await call<{ token: string }>('POST', `${address}/api/auth/login`, {
      body: { email, password: asha.password },
    });
    const { token } = login.body;
    const claim = await call<{ documents: { id: string }[] }>(
      'GET',
      `${address}/api/claims/${claimId}`,
      { token },
    );
    const download = await fetch(
      `${address}/api/documents/${claim.body.documents[0]?.id}/download`,
      { headers: { Authorization: `Bearer ${token}` } },
    );
    expect(Buffer.from(await download.arrayBuffer()).equals(content)).toBe(true);
    // Numbers are given on from where the backed up portal was, never twice.
    const filed = await call('POST', `${address}/api/claims`, {
      token,
      body: claimBodyOf('form_d'),
    });
    expect(filed.status).toBe(201);
  } finally {
    await target.remove();
  }
}, 90_000);

test('a backup is restored neither onto something, nor without its key, nor twice', async () => {
  const onto = await runTool('restore', [backup], source.environment);
  expect(onto).toMatchObject({ code: 1, said: expect.stringContaining('not empty') });

  const target = await empty();
  try {
    const otherKey = { DOCUMENT_KEY: randomBytes(32).toString('base64') };
    const keyless = await runTool('restore', [backup], { ...target.environment, ...otherKey });
    expect(keyless).toMatchObject({ code: 1, said: expect.stringContaining('DOCUMENT_KEY') });
    expect(await tablesIn(target)).toBe(0);

    // What a restore that was cut off leaves: no portal starts on it.
    const url = target.environment.DATABASE_URL ?? '';
    await noteRestore(url, true);
    await expect(migrate(url, join(root, 'prisma/migrations'))).rejects.toThrow('did not finish');
  } finally {
    await target.remove();
  }
}, 60_000);

test('a backup that was cut off is none', async () => {
  const folder = join(source.folder, 'cut');
  const holder = await source.database.connect();
  await holder.query('BEGIN; LOCK TABLE claims');
  const { child, ended } = startTool('backup', [folder], source.environment);
  await until(async () => {
    const { rowCount } = await source.database.query(
      "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE 'COPY%'",
    );
    return rowCount === 1 || undefined;
  });
  child.kill('SIGKILL');
  await ended;
  await holder.query('ROLLBACK');
  holder.release();
  expect(readdirSync(join(folder, 'tables')).length).toBeGreaterThan(0);
  await expect(readManifest(folder)).rejects.toThrow('not a whole backup');
  const again = await runTool('backup', [folder], source.environment);
  expect(again).toMatchObject({ code: 1, said: expect.stringContaining('not empty') });
}, 60_000);

test('a document that the store has lost is told of, and everything else is kept', async () => {
  const documents = join(source.folder, 'documents/claimdocuments');
  expect(existsSync(documents)).toBe(true);
  rmSync(documents, { recursive: true });
  const folder = join(source.folder, 'without');
  const made = await runTool('backup', [folder], source.environment);
  expect(made).toMatchObject({ code: 1, said: expect.stringContaining('1 documents are missing') });
  expect((await readManifest(folder)).documents).toMatchObject({ files: 0 });
}, 60_000);
