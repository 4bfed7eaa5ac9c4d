import { AsyncLocalStorage } from 'node:async_hooks';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { keepAnswers } from '@/scripts/lib/server/kept-answers.mjs';

const { createServer } = http;
const asked = new AsyncLocalStorage<{ keep: boolean }>();
let server: http.Server;
let version: string;
let drawn: number;

/** A server that keeps answers and draws each page anew, with a nonce of its own. */
beforeEach(async () => {
  [version, drawn] = ['one', 0];
  const published = {
    version: async () => version,
    alike: ({ url = '' }: http.IncomingMessage) => ({ key: JSON.stringify([url]) }),
    asked,
  };
  Object.assign(globalThis, { daavaPublished: published });
  keepAnswers();
  server = http.createServer((_request, response) => {
    drawn += 1;
    const nonce = `nonce-of-${drawn}`;
    const store = asked.getStore();
    if (store) store.keep = true;
    response.setHeader('Content-Security-Policy', `script-src 'nonce-${nonce}'`);
    response.end(`<script nonce="${nonce}"></script> ${version}`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(async () => {
  Object.assign(http, { createServer });
  Object.assign(globalThis, { daavaPublished: undefined });
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

async function page(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    headers,
  });
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
