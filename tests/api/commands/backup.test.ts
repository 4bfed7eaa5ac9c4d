import { randomBytes, randomUUID } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { sumOf } from '@/lib/operations/backup/hashed-file';
import {
  documentFile,
  documentList,
  readManifest,
  writeManifest,
} from '@/lib/operations/backup/manifest';
import type { PresentedPaper } from '@/lib/papers/present';
import { s3Store } from '@/lib/storage/s3-store';
import { migrate, noteRestore } from '@/scripts/lib/schema/migrate.mjs';
import { formOf } from '@/tests/api/documents/documents-support';
import { claimBodyOf, createClaimAs } from '@/tests/support/data/claims';
import { pdf } from '@/tests/support/data/files';
import { downloaded, madePapers } from '@/tests/support/data/made-papers';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { call } from '@/tests/support/http/api';
import { openS3, s3Keys } from '@/tests/support/peers/s3-server';
import { type Instance, ownPortal } from '@/tests/support/portal/own-portal';
import { runTool, startTool } from '@/tests/support/portal/tool';
import { until } from '@/tests/support/until';

type Portal = Awaited<ReturnType<typeof ownPortal>>;
let source: Portal;
let instance: Instance;
let asha: TestPerson;
let paper: PresentedPaper | undefined;
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
  claimId = (await createClaimAs(asha)).id;
  [paper] = await madePapers(asha, claimId);
  expect((await upload(asha, claimId)).status).toBe(201);
  backup = join(source.folder, 'backup');
});

afterAll(() => source.remove());

const empty = () => ownPortal({}, { empty: true });
const tablesIn = async ({ database }: Portal) =>
  (await database.query("SELECT FROM pg_tables WHERE schemaname = 'public'")).rowCount;

test('a backup made while claims are filed is restored whole, and the portal goes on from there', async () => {
  let over = false;
  const filing = Array.from({ length: 3 }, async () => {
    // One person alone would reach the hourly limit.
    while (!over) {
      const person = await signUp('claimant', instance.address);
      for (let filed = 0; filed < 100 && !over; filed += 1) await createClaimAs(person, 'form_c');
    }
  });
  await source.database.query(
    `INSERT INTO email_changes SELECT id, 'asha@example.in', id::text, now() + interval '1 hour' FROM users;
     INSERT INTO password_resets SELECT id, id::text, now() + interval '1 hour' FROM users;
     INSERT INTO list_look_ups (handle_hash, claim_number, expires_at) VALUES ('', 'CLM-2026-000001', now() + interval '1 hour')`,
  );
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
        (SELECT count(*)::int FROM sessions) AS sessions,
        (SELECT count(*)::int FROM email_changes) + (SELECT count(*)::int FROM password_resets)
          + (SELECT count(*)::int FROM list_look_ups) AS links`);
    const { claims } = rows[0];
    expect(claims).toBeGreaterThan(1);
    expect(rows[0]).toEqual({
      claims,
      entries: claims,
      counted: claims,
      searchable: claims,
      sessions: 0,
      links: 0,
    });
    const { tables } = await readManifest(backup);
    expect(tables.map(({ name }) => name)).not.toContain('email_changes');
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
    const given = await downloaded({ ...asha, token, portal: address }, paper?.id ?? '');
    expect([given.status, given.sha256]).toEqual([200, paper?.sha256]);
    // Claim numbers continue from those of the source, and none is given twice.
    const filed = await call('POST', `${address}/api/claims`, {
      token,
      body: claimBodyOf('form_d'),
    });
    expect(filed.status).toBe(201);
  } finally {
    await target.remove();
  }
});

test('a restore is refused onto a used database, without the key, or a second time', async () => {
  const onto = await runTool('restore', [backup], source.environment);
  expect(onto).toMatchObject({ code: 1, said: expect.stringContaining('not empty') });

  const target = await empty();
  try {
    const otherKey = { DOCUMENT_KEY: randomBytes(32).toString('base64') };
    const keyless = await runTool('restore', [backup], { ...target.environment, ...otherKey });
    expect(keyless).toMatchObject({ code: 1, said: expect.stringContaining('DOCUMENT_KEY') });
    expect(await tablesIn(target)).toBe(0);

    // After an interrupted restore no portal starts on the database.
    const url = target.environment.DATABASE_OWNER_URL ?? '';
    await noteRestore(url, true);
    await expect(migrate(url)).rejects.toThrow('did not finish');
  } finally {
    await target.remove();
  }
});

test('a restore is refused into a store that already has files', async () => {
  const s3 = await openS3();
  const target = await ownPortal(
    {
      S3_ENDPOINT: `http://127.0.0.1:${s3.port}`,
      S3_ACCESS_KEY_ID: s3Keys.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3Keys.secretAccessKey,
    },
    { empty: true },
  );
  try {
    const path = join(target.folder, 'file');
    writeFileSync(path, 'of another');
    const endpoint = `http://127.0.0.1:${s3.port}`;
    await s3Store({ endpoint, region: 'us-east-1', ...s3Keys }).put(
      { bucket: 'chatattachments', id: randomUUID() },
      path,
    );
    const restored = await runTool('restore', [backup], target.environment);
    expect(restored).toMatchObject({
      code: 1,
      said: expect.stringContaining('S3_ENDPOINT already'),
    });
    expect(await tablesIn(target)).toBe(0);
  } finally {
    await target.remove();
    await s3.close();
  }
});

test('a restore that differs from its backup is reported, and no portal starts on it', async () => {
  const other = join(source.folder, 'other');
  cpSync(backup, other, { recursive: true });
  const [listed, ...others] = readFileSync(documentList(other), 'utf8').trim().split('\n');
  const document = JSON.parse(listed ?? '');
  const file = documentFile(other, document);
  const bytes = readFileSync(file);
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
  writeFileSync(file, bytes);
  writeFileSync(
    documentList(other),
    [JSON.stringify({ ...document, ...(await sumOf(file)) }), ...others, ''].join('\n'),
  );
  const manifest = await readManifest(other);
  manifest.documents.part = await sumOf(documentList(other));
  for (const table of manifest.tables) if (table.name === 'claims') table.checksum = '1';
  await writeManifest(other, manifest);

  const target = await empty();
  try {
    const restored = await runTool('restore', [other], target.environment);
    expect(restored).toMatchObject({ code: 1, said: expect.stringContaining('is not what was') });
    expect(restored.said).toContain('the tables claims;');
    expect(restored.said).toContain(`1 documents, such as ${document.id}`);
    const url = target.environment.DATABASE_OWNER_URL ?? '';
    await expect(migrate(url)).rejects.toThrow('did not finish');
  } finally {
    await target.remove();
  }
});

test('a backup that was cut off is refused as not whole', async () => {
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
});

test('a document that cannot be read for another reason than loss stops the backup', async () => {
  const documents = join(source.folder, 'documents/claimdocuments');
  const [id = ''] = readdirSync(documents, { recursive: true, encoding: 'utf8' }).filter(
    (name) => !statSync(join(documents, name)).isDirectory(),
  );
  const file = join(documents, id);
  renameSync(file, `${file}.away`);
  mkdirSync(file);
  const folder = join(source.folder, 'unreadable');
  const made = await runTool('backup', [folder], source.environment);
  rmdirSync(file);
  renameSync(`${file}.away`, file);
  expect(made.code).toBe(1);
  expect(made.said).not.toContain('missing');
  await expect(readManifest(folder)).rejects.toThrow('not a whole backup');
});

test('a backup names a document that the store has lost, and keeps everything else', async () => {
  const documents = join(source.folder, 'documents/claimdocuments');
  expect(existsSync(documents)).toBe(true);
  rmSync(documents, { recursive: true });
  const folder = join(source.folder, 'without');
  const made = await runTool('backup', [folder], source.environment);
  expect(made).toMatchObject({ code: 1, said: expect.stringContaining('1 documents are missing') });
  const papers = await source.database.query("SELECT FROM papers WHERE state = 'made'");
  expect(papers.rowCount).toBeGreaterThan(1);
  expect((await readManifest(folder)).documents).toMatchObject({ files: papers.rowCount });
});
