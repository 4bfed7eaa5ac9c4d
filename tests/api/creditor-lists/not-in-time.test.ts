import type { PoolClient } from 'pg';
import { languageKey } from '@/lib/i18n/language';
import { createClaimAs } from '@/tests/support/data/claims';
import { decideListAs, madeListAs, today } from '@/tests/support/data/creditor-lists';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { type StartedPortal, startedPortal } from '@/tests/support/portal/started-portal';

let portal: StartedPortal;
let meera: TestPerson;
let holder: PoolClient;

/** Lists and claims are locked for as long as a test runs: nothing of them can be read. */
async function lock(tables: string) {
  await holder.query(`BEGIN; LOCK TABLE ${tables} IN ACCESS EXCLUSIVE MODE`);
}

beforeAll(async () => {
  portal = await startedPortal({ ANSWER_SECONDS: '1' });
  const { address } = portal;
  meera = await signUp('ip_admin', address);
  await createClaimAs(await signUp('claimant', address), 'form_c');
  for (const number of [1, 2]) {
    await madeListAs(meera);
    for (const state of ['confirmed', 'published']) await decideListAs(meera, number, state);
  }
  holder = await portal.database.connect();
});
afterEach(() => holder.query('ROLLBACK'));
afterAll(async () => {
  holder.release();
  await portal.remove();
});

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`${portal.address}${path}`, {
    ...init,
    headers: { Authorization: `Bearer ${meera.token}`, ...init.headers },
  });

async function refusalOf(path: string, init?: RequestInit) {
  const answer = await ask(path, init);
  const { code, message } = await answer.json();
  return [path, answer.status, answer.headers.get('Retry-After'), code, Boolean(message)];
}

const lists = '/api/creditor-lists/2';
const published = '/api/public/creditor-lists/2';

test.each([
  ...['json', 'csv', 'xlsx', 'pdf'].map((format) => `${lists}/download?format=${format}`),
  ...['json', 'csv', 'xlsx', 'pdf'].map((format) => `${published}/download?format=${format}`),
  `${lists}/voters?of=committee`,
  `${lists}/voters?of=class`,
])('the file %s, whose lines do not come, is answered with 503', async (path) => {
  await lock('creditor_list_rows');
  expect(await refusalOf(path)).toEqual([path, 503, expect.any(String), expect.any(String), true]);
});

test('a file that does not begin in time says so in words of its own, and gives back its place', async () => {
  await lock('creditor_list_rows');
  const path = `${published}/download?format=json`;
  // More than an address has places.
  for (let n = 0; n < 3; n += 1)
    expect(await refusalOf(path)).toEqual([path, 503, '30', 'not_in_time', true]);
  await holder.query('ROLLBACK');
  expect((await ask(path)).status).toBe(200);
});

test('an export whose claims do not come is answered with 503', async () => {
  const path = '/api/reports/export';
  await lock('claim_desk');
  const body = JSON.stringify({ format: 'csv', filters: {} });
  const init = { method: 'POST', body, headers: { 'Content-Type': 'application/json' } };
  expect(await refusalOf(path, init)).toEqual([path, 503, '30', 'not_in_time', true]);
});

test('calls that wait too long for lines, committee, changes and figures are answered with 503', async () => {
  await lock('creditor_list_rows, determinations');
  const paths = [
    `${lists}/rows`,
    `${lists}/committee`,
    `${lists}/changes?from=1`,
    `${published}/rows`,
    `${published}/committee`,
    `/api/figures?from=2026-01-01&to=${today()}`,
  ];
  expect(await Promise.all(paths.map((path) => refusalOf(path)))).toEqual(
    paths.map((path) => [path, 503, expect.any(String), 'unavailable', true]),
  );
});

test('a public page that cannot be drawn in time is answered with 503, in the language of its reader', async () => {
  await lock('creditor_list_rows');
  const pages = [
    ['/creditors/2', 'en', 'could not be made in time'],
    ['/creditors/2/changes?from=1', 'hi', 'समय पर तैयार नहीं हो सका'],
  ] as const;
  for (const [path, language, words] of pages) {
    const answer = await fetch(`${portal.address}${path}`, {
      headers: { Cookie: `${languageKey}=${language}` },
    });
    expect([path, answer.status, answer.headers.get('Retry-After')]).toEqual([
      path,
      503,
      expect.stringMatching(/^\d+$/),
    ]);
    expect(await answer.text()).toContain(words);
  }
  await holder.query('ROLLBACK');
  for (const [path] of pages)
    expect([path, (await fetch(`${portal.address}${path}`)).status]).toEqual([path, 200]);
});
