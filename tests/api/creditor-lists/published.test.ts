import { publicListReads } from '@/lib/access/limits';
import { type ListSettings, listSettings } from '@/lib/creditor-lists/list-settings';
import { keyOf } from '@/lib/platform/rate-limit';
import { createClaimAs } from '@/tests/support/data/claims';
import {
  admittedAs,
  decideListAs,
  determinedAs,
  madeListAs,
} from '@/tests/support/data/creditor-lists';
import { ask } from '@/tests/support/data/determinations';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { call } from '@/tests/support/http/api';
import { renderedPage } from '@/tests/support/http/rendered-page';
import { type StartedPortal, startedPortal } from '@/tests/support/portal/started-portal';

let portal: StartedPortal;
let address: string;
let asha: TestPerson;
let meera: TestPerson;

beforeAll(async () => {
  portal = await startedPortal();
  ({ address } = portal);
});
beforeEach(async () => {
  await portal.renew();
  [asha, meera] = await Promise.all([signUp('claimant', address), signUp('ip_admin', address)]);
});
afterAll(() => portal.remove());

const read = (path = '', headers: Record<string, string> = {}) =>
  call<{ lists: { number: number }[]; rows: Record<string, unknown>[]; total: number }>(
    'GET',
    `${address}/api/public/creditor-lists${path}`,
    { headers },
  );

const publish = async (number: number) => {
  for (const state of ['confirmed', 'published']) await decideListAs(meera, number, state);
};

const paths = [
  '',
  '/rows',
  '/committee',
  '/changes?from=1',
  '/download?format=csv',
  '/download?format=pdf',
];

test('a list is public only from its publication until its withdrawal', async () => {
  await createClaimAs(asha, 'form_d');
  await madeListAs(meera);
  const told = async () => [
    (await read()).body.lists.length,
    ...(await Promise.all(paths.map(async (path) => (await read(`/1${path}`)).status))),
    (await fetch(`${address}/creditors/1`)).status,
  ];
  const nothing = [0, 404, 404, 404, 404, 404, 404, 404];
  expect(await told()).toEqual(nothing);
  await decideListAs(meera, 1, 'confirmed');
  expect(await told()).toEqual(nothing);
  await decideListAs(meera, 1, 'published');
  expect(await told()).toEqual([1, 200, 200, 200, 200, 200, 200, 200]);
  const page = await (await fetch(`${address}/creditors`)).text();
  expect(page).toContain('/creditors/1');
  await decideListAs(meera, 1, 'withdrawn');
  expect(await told()).toEqual(nothing);
  expect(await (await fetch(`${address}/creditors`)).text()).not.toContain('/creditors/1');
});

test('a published list is compared only with lists that are published too', async () => {
  await createClaimAs(asha, 'form_d');
  await madeListAs(meera);
  await publish(1);
  await createClaimAs(asha, 'form_b', { fullName: 'Ramaswamy' });
  await madeListAs(meera);
  const between = ['/1/changes?from=2', '/2/changes?from=1'];
  const compared = async () => [
    ...(await Promise.all(between.map(async (path) => (await read(path)).status))),
    // The page shows what changed since a list that is published, whichever is asked for.
    (await (await fetch(`${address}/creditors/1/changes?from=2`)).text()).includes(
      'There is no earlier list',
    ),
  ];
  const refused = [404, 404, true];
  expect(await compared()).toEqual(refused);
  await decideListAs(meera, 2, 'confirmed');
  expect(await compared()).toEqual(refused);
  await decideListAs(meera, 2, 'published');
  expect(await compared()).toEqual([200, 200, true]);
  await decideListAs(meera, 2, 'withdrawn');
  expect(await compared()).toEqual(refused);
});

test('names of workmen, of employees and of creditors in a class are shown as initials and not found, until set otherwise', async () => {
  const driver = await createClaimAs(asha, 'form_d', { fullName: 'Asha Ramaswamy' });
  const clerk = await createClaimAs(asha, 'form_d', { fullName: 'Vimla Chatterjee' });
  await admittedAs(asha, meera, 'form_ca', 'Homebuyer Kulkarni', '100.00');
  await admittedAs(asha, meera, 'form_c', 'Kaveri Bank', '900.00');
  await determinedAs(meera, driver, [], { workman: true });
  await determinedAs(meera, clerk, [], { workman: false });
  await madeListAs(meera);
  await publish(1);
  const names = async (path: string) => (await read(path)).body.rows.map(({ name }) => name);
  expect(await names('/1/rows')).toEqual(['H. K.', 'Kaveri Bank', 'A. R.', 'V. C.']);
  for (const search of ['Ramaswamy', 'chatterjee', 'kulkarni', 'homebuyer'])
    expect([search, (await read(`/1/rows?search=${search}`)).body.total]).toEqual([search, 0]);
  expect(await names(`/1/rows?search=${driver.claimNumber}`)).toEqual(['A. R.']);
  expect(await names('/1/rows?search=kaveri')).toEqual(['Kaveri Bank']);
  const files = await Promise.all(
    ['csv', 'json'].map((format) => read(`/1/download?format=${format}`)),
  );
  for (const { text } of files) {
    expect(text).not.toMatch(/Ramaswamy|Chatterjee|Kulkarni/);
    expect(text).toContain('Kaveri Bank');
  }
  for (const path of ['', '/rows', '/changes?from=1'])
    expect((await read(`/1${path}`)).text).not.toMatch(
      /claimId|Ramaswamy|Chatterjee|Kulkarni|Meera/,
    );
  expect((await read('/1/committee')).text).not.toContain('Kulkarni');
  const page = await (await fetch(`${address}/creditors/1`)).text();
  expect(page).toContain('Kaveri Bank');
  expect(page).not.toMatch(/Ramaswamy|Chatterjee|Kulkarni/);
  expect(
    (await ask(meera, 'PATCH', 'creditor-lists/settings', { namesMasked: false })).status,
  ).toBe(200);
  expect(await names('/1/rows')).toEqual([
    'Homebuyer Kulkarni',
    'Kaveri Bank',
    'Asha Ramaswamy',
    'Vimla Chatterjee',
  ]);
});

/** Other than at first. */
const otherSettings: ListSettings = { namesMasked: false, indexed: true, objectionDays: 8 };

test('a reader’s copy is confirmed by 304 until the list changes', async () => {
  await createClaimAs(asha, 'form_d');
  await madeListAs(meera);
  await publish(1);
  for (const path of ['', '/1', '/1/rows', '/1/download?format=csv']) {
    const first = await read(path);
    const tag = first.headers.get('etag') ?? '';
    expect([path, first.status, first.headers.get('cache-control')]).toEqual([
      path,
      200,
      'public, no-cache',
    ]);
    expect([path, (await read(path, { 'If-None-Match': tag })).status]).toEqual([path, 304]);
  }
  // A file is not made to learn that it is the same: whatever it may depend on changes its tag.
  for (const setting of Object.keys(listSettings) as (keyof ListSettings)[]) {
    const file = '/1/download?format=csv';
    const had = (await read(file)).headers.get('etag') ?? '';
    const change = { [setting]: otherSettings[setting] };
    expect((await ask(meera, 'PATCH', 'creditor-lists/settings', change)).status).toBe(200);
    expect([setting, (await read(file, { 'If-None-Match': had })).status]).toEqual([setting, 200]);
  }
  await ask(meera, 'PATCH', 'creditor-lists/settings', { namesMasked: true });
  const tag = (await read('/1/rows')).headers.get('etag') ?? '';
  await ask(meera, 'PATCH', 'creditor-lists/settings', { namesMasked: false });
  expect((await read('/1/rows', { 'If-None-Match': tag })).status).toBe(200);
  await decideListAs(meera, 1, 'withdrawn');
  expect((await read('/1/rows', { 'If-None-Match': tag })).status).toBe(404);
});

test('a public page is rendered once for all readers of a language, until something changes', async () => {
  await createClaimAs(asha, 'form_d');
  await madeListAs(meera);
  await publish(1);
  const page = (headers?: Record<string, string>) =>
    renderedPage(`${address}/creditors/1`, headers);
  const hindi = { Cookie: 'claimantLanguage=hi' };
  const [first, again, theirs] = [await page(), await page(), await page(hindi)];
  expect(again.words).toBe(first.words);
  expect(again.nonce).not.toBe(first.nonce);
  expect(theirs.words).not.toBe(first.words);
  expect(/<html[^>]* lang="hi"/.test(theirs.words)).toBe(true);
  const tag = again.answer.headers.get('etag') ?? '';
  const known = await fetch(`${address}/creditors/1`, { headers: { 'If-None-Match': tag } });
  expect([known.status, await known.text()]).toEqual([304, '']);
  expect(known.headers.has('content-security-policy')).toBe(false);
  // A signed-in reader gets a page rendered for them.
  const mine = await page({ Cookie: `next-auth.session-token=${asha.token}` });
  expect(mine.words).not.toBe(first.words);
  expect((await ask(meera, 'PATCH', 'case', { debtorName: 'Setu Cabs' })).status).toBe(200);
  const after = await page({ 'If-None-Match': tag });
  expect(after.answer.status).toBe(200);
  expect(after.words).toContain('Setu Cabs');
});

test('the page of changes since an earlier list is public, masked like the lists, and kept until a change', async () => {
  const kulkarni = await createClaimAs(asha, 'form_ca', { institutionName: 'Homebuyer Kulkarni' });
  await admittedAs(asha, meera, 'form_c', 'कावेरी बैंक', '900.00');
  await madeListAs(meera);
  await publish(1);
  const page = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${address}/creditors${path}`, { headers });
    const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '');
    const text = (await answer.text()).replaceAll(nonce?.[1] ?? ' ', ' ');
    return { status: answer.status, text, headers: answer.headers };
  };
  expect((await page('/1')).text).not.toContain('/creditors/1/changes');
  expect((await page('/1/changes')).text).toContain('There is no earlier list');
  expect((await page('/2/changes')).status).toBe(404);
  const employeeDetails = Array.from({ length: 51 }, (_, at) => ({
    serialNo: String(at + 1),
    employeeName: 'Ram',
    identificationNumber: `ID-${at}`,
    totalAmountDue: '1000',
    periodDue: 'May',
  }));
  await createClaimAs(asha, 'form_e', { employeeDetails, claimAmount: '51000' });
  await admittedAs(asha, meera, 'form_ca', 'Homebuyer Deshmukh', '100.00');
  await ask(asha, 'POST', `claims/${kulkarni.id}/withdraw`, { reason: 'Paid' });
  await madeListAs(meera);
  expect((await page('/2/changes?from=1')).status).toBe(404);
  await publish(2);
  expect((await page('/2')).text).toContain('/creditors/2/changes');
  // It is rendered at the first request, and then kept.
  await page('/2/changes');
  const first = await page('/2/changes');
  expect([first.status, first.headers.get('cache-control')]).toEqual([
    200,
    (await page('/2')).headers.get('cache-control'),
  ]);
  expect(first.text).toContain('कावेरी बैंक');
  expect(first.text).toContain('H. D.');
  expect(first.text).not.toMatch(/Kulkarni|Deshmukh|claimId/);
  const next = /href="([^"]*changes[^"]*)" rel="next"|rel="next" href="([^"]*)"/.exec(first.text);
  const second = await page(
    (next?.[1] ?? next?.[2] ?? '').replaceAll('&amp;', '&').replace('/creditors', ''),
  );
  expect(second.text).toMatch(/Page 2 of 2/);
  const { body } = await read('/2/changes?from=1&kind=removed');
  expect(body.total).toBe(1);
  const removed = await page('/2/changes?kind=removed');
  expect(removed.text).toContain(kulkarni.claimNumber);
  expect(removed.text).not.toContain('कावेरी बैंक');
  const hindi = await page('/2/changes', { Cookie: 'claimantLanguage=hi' });
  expect(hindi.text).toContain('पिछली सूची के बाद क्या बदला');
  for (const query of ['from=2', 'from=9', 'from=x', 'kind=none', 'page=0', 'kind=a&kind=b'])
    expect([query, (await page(`/2/changes?${query}`)).status]).toEqual([query, 200]);
  const again = await page('/2/changes');
  expect(again.text).toBe(first.text);
  const tag = { 'If-None-Match': again.headers.get('etag') ?? '' };
  expect((await page('/2/changes', tag)).status).toBe(304);
  await decideListAs(meera, 1, 'withdrawn');
  expect((await page('/2/changes', tag)).text).toContain('There is no earlier list');
});

test('search engines may list a published list only when an administrator allows it', async () => {
  await madeListAs(meera);
  await publish(1);
  const robots = async () => [
    (await read('/1')).headers.get('x-robots-tag'),
    /name="robots" content="([^"]*)"/.exec(
      await (await fetch(`${address}/creditors/1`)).text(),
    )?.[1],
  ];
  expect(await robots()).toEqual(['noindex, nofollow', 'noindex, nofollow']);
  await ask(meera, 'PATCH', 'creditor-lists/settings', { indexed: true });
  expect(await robots()).toEqual([null, undefined]);
});

test('invalid parameters do not break a public page', async () => {
  await madeListAs(meera);
  await publish(1);
  for (const query of [
    'annexure=99',
    'page=0',
    'page=9999999999',
    'search=%27',
    'annexure=1&annexure=2',
  ])
    expect([query, (await fetch(`${address}/creditors/1?${query}`)).status]).toEqual([query, 200]);
  for (const number of ['0', 'x', '2', '1e3', '99999999999'])
    expect([number, (await fetch(`${address}/creditors/${number}`)).status]).toEqual([number, 404]);
});

test('one network can read public lists up to a limit, which does not affect others', async () => {
  await madeListAs(meera);
  await publish(1);
  const mine = { 'X-Forwarded-For': '192.0.2.7' };
  expect((await read('?page=1', mine)).status).toBe(200);
  const { rowCount } = await portal.database.query(
    'UPDATE rate_counts SET count = $2 WHERE key = $1 AND count = 1',
    [keyOf(publicListReads, mine['X-Forwarded-For']), publicListReads.limit - 1],
  );
  expect(rowCount).toBe(1);
  expect((await read('?page=2', mine)).status).toBe(200);
  expect((await read('?page=3', mine)).status).toBe(429);
  // Others do not get the refusal, and asking for a kept answer costs no attempt.
  const others = { 'X-Forwarded-For': '192.0.2.8' };
  const page = (headers: Record<string, string>) => fetch(`${address}/creditors`, { headers });
  expect(await (await page(mine)).text()).toContain('Too many lists');
  expect(await (await page(others)).text()).toContain('/creditors/1');
  expect(await (await page(mine)).text()).toContain('/creditors/1');
  expect((await read('?page=4', mine)).status).toBe(429);
  expect((await read('?page=4', others)).status).toBe(200);
  expect((await read('?page=4', mine)).status).toBe(200);
  // A name that it does not know makes no other answer of it.
  expect((await read('?page=4&n=1', mine)).status).toBe(200);
});
