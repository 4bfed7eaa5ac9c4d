import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noteAddresses, serveStatics } from '@/scripts/lib/build/statics.mjs';

const { createServer } = http;
const folder = mkdtempSync(join(tmpdir(), 'built-'));
let server: http.Server;
let passed: string[];

function write(file: string, text: string) {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), text);
}

/** A built server with a few files and routes, and one behind it that answers whatever comes. */
beforeAll(async () => {
  write('compressed/chunks/a.js.br', 'packed');
  write('.next/static/chunks/a.js', 'code');
  write('.next/static/chunks/[id].js', 'code');
  write('public/icons/192.png', 'picture');
  write(
    '.next/routes-manifest.json',
    JSON.stringify({
      staticRoutes: [{ page: '/login' }, { page: '/.well-known/security.txt' }],
      dynamicRoutes: [{ page: '/check/[code]' }],
    }),
  );
  noteAddresses(folder, join(folder, '.next'));
  serveStatics(folder);
  server = http.createServer(({ url = '' }, response) => {
    passed.push(url);
    response.end('Next');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
beforeEach(() => {
  passed = [];
});
afterAll(async () => {
  Object.assign(http, { createServer });
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
  rmSync(folder, { recursive: true });
});

const ask = (path: string, method = 'GET') =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { method });

test.each([
  '/_next/x',
  '/_next',
  '/_next/image?url=%2Fa.png',
  '/_next/static/chunks/b.js',
  '/_next/static/chunks/a.js.br',
  '/a.php',
  '/wp-content/plugins/a.PHP?x=1',
  '/.env',
  '/icons/nothing',
  '/.well-known/nothing',
  '/claim/a.png',
])('%s is nothing, and is answered before Next', async (path) => {
  const answers = [await ask(path), await ask(path)];
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  expect(texts[0]).toBe(texts[1]);
  expect(texts[0]).toContain('पृष्ठ नहीं मिला');
  expect((await ask(path, 'POST')).status).toBe(404);
  expect(await (await ask(path, 'HEAD')).text()).toBe('');
  expect(passed).toEqual([]);
});

test.each([
  '/',
  '/nowhere',
  '/nowhere/below',
  '/api/nothing.png',
  '/_next/static/chunks/a.js?dpl=1',
  '/_next/static/chunks/%5Bid%5D.js',
  '/icons/192.png',
  '/.well-known/security.txt',
  '/check/AB.CD',
])('%s is Next’s to answer', async (path) => {
  expect(await (await ask(path)).text()).toBe('Next');
  expect(passed).toEqual([path]);
});
