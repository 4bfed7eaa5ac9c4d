import { AsyncLocalStorage } from 'node:async_hooks';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { PortalError } from '@/lib/platform/errors';
import { line } from '@/lib/platform/lines/line';
import { keepAnswers } from '@/scripts/lib/server/kept-answers.mjs';
import { boundRenderings } from '@/scripts/lib/server/renderings.mjs';
import { until } from '@/tests/support/until';

const { createServer } = http;
const asked = new AsyncLocalStorage<{ keep: boolean }>();
let server: http.Server;
let version: string;
let drawn: number;
/** How many requests have come. */
let came: number;
/** Ends the pages that are being drawn, in a test that holds them. */
let held: (() => void)[] | undefined;
/** How many bytes more than its words each page has. */
let large: number;

/** A server that keeps answers and draws each page anew, with a nonce of its own. */
beforeEach(async () => {
  [version, drawn, came, held, large] = ['one', 0, 0, undefined, 0];
  const published = {
    version: async () => {
      came += 1;
      return version;
    },
    alike: ({ url = '' }: http.IncomingMessage) => ({
      key: JSON.stringify([url]),
      url,
      headers: {},
    }),
    asked,
  };
  Object.assign(globalThis, { daavaPublished: published });
  keepAnswers();
  // A page that a test holds keeps its place.
  boundRenderings({ longestMs: 2 ** 30 });
  server = http.createServer((_request, response) => {
    drawn += 1;
    const [nonce, text] = [`nonce-of-${drawn}`, `${version} ${drawn}`];
    const store = asked.getStore();
    if (store) store.keep = true;
    response.setHeader('Content-Security-Policy', `script-src 'nonce-${nonce}'`);
    const end = () =>
      response.end(`${'x'.repeat(large)}<script nonce="${nonce}"></script> ${text}`);
    if (held) held.push(end);
    else end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(async () => {
  jest.restoreAllMocks();
  Object.assign(http, { createServer });
  Object.assign(globalThis, { daavaPublished: undefined, daavaPages: undefined });
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

const address = (path: string) =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;

async function page(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(address(path), { headers });
  const { status } = answer;
  return { status, text: await answer.text(), tag: answer.headers.get('etag') ?? '' };
}

test('whoever has a page of published lists is told that it is the same, until what is published changes', async () => {
  await page('/creditors/1');
  const { tag } = await page('/creditors/1');
  expect(tag).not.toBe('');
  expect((await page('/creditors/1', { 'If-None-Match': tag })).status).toBe(304);
  version = 'two';
  // It is drawn anew, and then kept: neither is what they have.
  for (const _ of ['drawn', 'kept']) {
    const now = await page('/creditors/1', { 'If-None-Match': tag });
    expect([now.status, now.text]).toEqual([200, expect.stringContaining(version)]);
  }
  expect((await page('/creditors/1')).tag).not.toBe(tag);
  expect(drawn).toBe(2);
});

test('pages that are kept have tags of their own', async () => {
  const tags = [];
  for (const path of ['/creditors/1', '/creditors/2']) {
    await page(path);
    tags.push((await page(path)).tag);
  }
  expect(new Set(tags).size).toBe(2);
});

const endAll = () => {
  for (const end of held ?? []) end();
};
const numberIn = ({ text }: { text: string }) => text.split(' ').slice(-2).join(' ');

test('while a page is made anew, once, others get the old one, and nobody one of another version', async () => {
  await page('/login');
  const later = Date.now() + 60_000;
  jest.spyOn(Date, 'now').mockImplementation(() => later);
  held = [];
  const renewing = page('/login');
  await until(() => drawn === 2 || undefined);
  for (const _ of ['one', 'two']) expect(numberIn(await page('/login'))).toBe('one 1');
  version = 'two';
  const other = page('/login');
  await until(() => came === 5 || undefined);
  endAll();
  expect(numberIn(await renewing)).toBe('one 2');
  await until(() => drawn === 3 || undefined);
  endAll();
  expect(numberIn(await other)).toBe('two 3');
});

test('when the caller for whom a page is drawn leaves, one of those who wait takes their place', async () => {
  held = [];
  const leaves = new AbortController();
  const left = fetch(address('/login'), { signal: leaves.signal }).catch(() => 'left');
  await until(() => drawn === 1 || undefined);
  const others = ['Asha', 'Salma', 'Meera'].map(() => page('/login'));
  await until(() => came === 4 || undefined);
  leaves.abort();
  expect(await left).toBe('left');
  await until(() => drawn > 1 || undefined);
  endAll();
  expect((await Promise.all(others)).map(numberIn)).toEqual(['one 2', 'one 2', 'one 2']);
});

test('a page that is not kept is drawn for all who wait together, not for one after the other', async () => {
  held = [];
  jest.spyOn(asked, 'getStore').mockReturnValue(undefined);
  const first = page('/login');
  await until(() => drawn === 1 || undefined);
  const others = ['Asha', 'Salma', 'Meera'].map(() => page('/login'));
  await until(() => came === 4 || undefined);
  endAll();
  await first;
  await until(() => drawn === 4 || undefined);
  endAll();
  await Promise.all(others);
});

test('a page that waits behind its own network keeps no other waiting, and is not drawn again on its turn', async () => {
  const part = { working: 1, here: 10 };
  const networkOf = ({ headers }: http.IncomingMessage) => ({
    key: String(headers['x-forwarded-for']),
    kind: 'network' as const,
  });
  const pages = {
    line: line({
      places: 2,
      here: 10,
      strangers: 2,
      person: part,
      network: part,
      patienceMs: Infinity,
      share: () => new PortalError('too_many_requests'),
      full: () => new PortalError('not_in_time'),
    }),
    networkOf,
    shareOf: async (request: http.IncomingMessage) => networkOf(request),
  };
  Object.assign(globalThis, { daavaPages: pages });
  held = [];
  const ofCrowd = (path: string) => page(path, { 'X-Forwarded-For': '203.0.113.7' });
  const crowd = [ofCrowd('/creditors/1')];
  await until(() => drawn === 1 || undefined);
  crowd.push(ofCrowd('/login'));
  await until(() => pages.line.underWay().here === 2 || undefined);
  const salma = page('/login', { 'X-Forwarded-For': '198.51.100.7' });
  await until(() => drawn === 2 || undefined);
  held[1]?.();
  expect(numberIn(await salma)).toBe('one 2');
  held[0]?.();
  expect((await Promise.all(crowd)).map(numberIn)).toEqual(['one 1', 'one 2']);
});

// Otherwise three hundred of the largest answers, each asked for with another cookie, would take as many megabytes.
test('what is kept has a size together: the oldest goes first', async () => {
  large = 900_000;
  for (let at = 1; at <= 40; at += 1) await page(`/creditors/${at}`);
  const before = drawn;
  await page('/creditors/40');
  expect(drawn).toBe(before);
  await page('/creditors/1');
  expect(drawn).toBe(before + 1);
});
