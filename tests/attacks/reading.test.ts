import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as limits from '@/lib/access/limits';
import { documentOf } from '@/tests/api/documents/documents-support';
import { notificationsOf, say, unreadNotificationsOf } from '@/tests/api/messages/messages-support';
import { assignTo, claimBodyOf, createClaimAs } from '@/tests/support/data/claims';
import { registrationOf, signUp, type TestPerson } from '@/tests/support/data/people';
import { askForFile, downloadedFile, madeFile } from '@/tests/support/data/whole-files';
import { call } from '@/tests/support/http/api';
import { type StartedPortal, startedPortal } from '@/tests/support/portal/started-portal';

let portal: StartedPortal;
let asha: TestPerson;
let ravi: TestPerson;
let meera: TestPerson;

beforeAll(async () => {
  portal = await startedPortal();
  process.env.BASE_URL = portal.address;
  [asha, ravi, meera] = await Promise.all([
    signUp(),
    signUp('ip_case_manager'),
    signUp('ip_admin'),
  ]);
});
afterAll(() => portal.remove());

const rows = async <Row extends object>(sql: string, values: unknown[]) =>
  (await portal.database.query<Row>(sql, values)).rows;

const openingsOf = (documentId: string) =>
  rows<{ who: string; claim_id: string | null; download: boolean }>(
    `SELECT user_id AS who, claim_id, (details->>'download')::boolean AS download FROM audit_entries
     WHERE action = 'document_opened' AND details->>'documentId' = $1 ORDER BY id`,
    [documentId],
  );

// Otherwise somebody could take every document of a claim without a trace.
test('every reading of a document has an entry in the audit trail', async () => {
  const claim = await createClaimAs(asha);
  await assignTo(meera, claim.id, ravi);
  const { id } = await documentOf(asha, claim.id);
  const ask = (person: TestPerson, method: string, how: string) =>
    call(method, `/api/documents/${id}/${how}`, { token: person.token });
  expect((await ask(ravi, 'GET', 'view')).status).toBe(200);
  expect((await ask(meera, 'GET', 'download')).status).toBe(200);
  // These two calls return no content.
  expect((await ask(ravi, 'HEAD', 'download')).status).toBe(200);
  expect((await ask(await signUp(), 'GET', 'view')).status).toBe(404);
  expect(await openingsOf(id)).toEqual([
    { who: ravi.user.id, claim_id: claim.id, download: false },
    { who: meera.user.id, claim_id: claim.id, download: true },
  ]);
  const trail = await call('GET', `/api/claims/${claim.id}/audit`, { token: meera.token });
  expect(trail.text).toContain('document_opened');
});

// Otherwise it would fill the audit trail, which every other change waits for.
test('a script that opens one document again and again is stopped by a limit', async () => {
  const { id } = await documentOf(asha);
  const key = `opening:${createHash('sha256').update(asha.user.id).digest('base64url')}`;
  await rows('INSERT INTO rate_counts (key, window_start, count) VALUES ($1, now(), 1199)', [key]);
  const open = () => call('GET', `/api/documents/${id}/view`, { token: asha.token });
  expect([(await open()).status, (await open()).status]).toEqual([200, 429]);
  expect(await openingsOf(id)).toHaveLength(1);
});

// Otherwise it could show 60,000 numbers in ten minutes, a thousand with each call.
test('numbers shown for a whole column are counted one by one', async () => {
  const [row] = claimBodyOf('form_e').claimData.employeeDetails as object[];
  const employeeDetails = Array.from({ length: 1000 }, () => row);
  const body = claimBodyOf('form_e', { employeeDetails });
  const filed = await call<{ id: string }>('POST', '/api/claims', { token: asha.token, body });
  expect([filed.status, filed.body.id]).toEqual([201, expect.any(String)]);
  const reveal = () =>
    call<{ values: object }>('POST', `/api/claims/${filed.body.id}/reveal`, {
      token: meera.token,
      body: { field: 'employeeDetails.identificationNumber' },
    });
  for (let time = 0; time < 2; time++) {
    const { status, body: shown } = await reveal();
    expect([status, Object.keys(shown.values).length]).toEqual([200, 1000]);
  }
  const third = await reveal();
  expect([third.status, third.body]).toMatchObject([429, { code: 'too_many_numbers_shown' }]);
  const shown = await rows<{ count: number }>(
    `SELECT (details->>'count')::int AS count FROM audit_entries
     WHERE action = 'identifier_shown' AND claim_id = $1`,
    [filed.body.id],
  );
  expect(shown).toEqual([{ count: 1000 }, { count: 1000 }]);
  // Every administrator hears of it, once.
  const alerts = (await notificationsOf(meera)).filter(({ title }) => /numbers viewed/.test(title));
  expect(alerts).toMatchObject([{ message: expect.stringContaining('more than 200') }]);
});

// Otherwise somebody could take every claim with its documents, one file after another, unnoticed.
test('exported claims and downloaded files of claims are counted together, and administrators are alerted', async () => {
  const kavya = await signUp('ip_admin');
  const { id } = await createClaimAs(asha);
  const { name, limit } = limits.exportedBeforeAlert;
  const key = `${name}:${createHash('sha256').update(kavya.user.id).digest('base64url')}`;
  const countAs = (count: number) =>
    rows(
      `INSERT INTO rate_counts (key, window_start, count) VALUES ($1, now(), $2)
       ON CONFLICT (key) DO UPDATE SET count = $2`,
      [key, count],
    );
  const alerts = async () =>
    (await notificationsOf(meera)).filter(({ title }) => /claims exported/.test(title));
  const exported = () =>
    call('POST', '/api/reports/export', {
      token: kavya.token,
      body: { format: 'csv', claimIds: [id] },
    });
  const file = await madeFile(kavya, (await askForFile(kavya, [id])).body.id);
  const downloaded = (method = 'GET') => downloadedFile(kavya, file.id, method);
  for (const [taken, again] of [
    [exported, downloaded],
    [downloaded, exported],
  ] as const) {
    await countAs(limit - 1);
    await rows('DELETE FROM notifications WHERE user_id = $1', [meera.user.id]);
    await rows('DELETE FROM alerts', []);
    // Gives no byte.
    expect((await downloaded('HEAD')).status).toBe(200);
    expect([(await taken()).status, await alerts()]).toEqual([200, []]);
    expect((await again()).status).toBe(200);
    expect(await alerts()).toMatchObject([{ message: expect.stringMatching(/more than 20,?000/) }]);
  }
});

// Otherwise the log would tell its readers who has an account.
test('the database’s log does not contain the e-mail address of a refused registration', async () => {
  const { email } = asha.user;
  const again = { ...registrationOf(), email };
  const { status } = await call('POST', '/api/auth/register', { body: again });
  expect(status).toBe(409);
  const [place] = await rows<{ data_directory: string }>('SHOW data_directory', []);
  const log = readFileSync(join(place?.data_directory ?? '', '../postgres.log'), 'utf8');
  expect(log).toContain('duplicate key value violates unique constraint "users_email_key"');
  expect(log).not.toContain(email);
});

// Otherwise they would go on reading who wrote what on a claim that is no longer theirs.
test('a former assignee keeps no notification of the claim', async () => {
  const [former, present] = await Promise.all([
    signUp('ip_case_manager'),
    signUp('ip_case_manager'),
  ]);
  const claim = await createClaimAs(asha);
  await assignTo(meera, claim.id, former);
  expect((await say(asha, claim.id, 'For the assignee alone')).status).toBe(201);
  const had = await notificationsOf(former);
  expect(had.map(({ type }) => type)).toEqual(['new_message', 'claim_assigned']);
  await assignTo(meera, claim.id, present);
  expect(await notificationsOf(former)).toEqual([]);
  expect(await unreadNotificationsOf(former)).toBe(0);
  const read = (id = '') => call('PATCH', `/api/notifications/${id}/read`, { token: former.token });
  expect((await read(had[0]?.id)).status).toBe(404);
  expect((await notificationsOf(present)).map(({ type }) => type)).toEqual(['claim_assigned']);
  await assignTo(meera, claim.id, former);
  expect(await notificationsOf(former)).toHaveLength(3);
});
