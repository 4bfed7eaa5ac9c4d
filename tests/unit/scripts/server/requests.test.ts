import { once } from 'node:events';
import http from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { PortalError, statusOf } from '@/lib/platform/errors';
import { type Bounds, line } from '@/lib/platform/lines/line';
import { boundPipelining } from '@/scripts/lib/server/pipelining.mjs';
import { boundRenderings } from '@/scripts/lib/server/renderings.mjs';

const { createServer } = http;
let server: http.Server;
let begun: { url: string; response: http.ServerResponse }[];
let sockets: Socket[];

/** A server with these bounds that answers pages when the test says so, and API calls at once. */
async function open(bound: () => void) {
  begun = [];
  sockets = [];
  bound();
  server = http.createServer(({ url = '' }, response) => {
    begun.push({ url, response });
    if (url.startsWith('/api/')) response.end('well');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
}
afterEach(async () => {
  Object.assign(http, { createServer });
  for (const socket of sockets) socket.destroy();
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

/** A connection on which these are requested at once, without waiting for answers. */
async function asking(...paths: string[]) {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  let text = '';
  socket.on('data', (piece) => {
    text += piece;
  });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`).join(''));
  return { socket, heard: () => text };
}

const part = { working: 100, here: 100 };
const bounds: Bounds = {
  places: 1,
  here: 100,
  person: part,
  network: part,
  strangers: 100,
  patienceMs: Infinity,
  share: () => new PortalError('too_many_requests'),
  full: () => new PortalError('not_in_time'),
};

/** The clock of the line, in milliseconds. */
let now = 0;

/** Pages wait in a line with these bounds. The first part of their path is the network that asks. */
async function pagesWith(own: Partial<Bounds>, longestMs = 60_000) {
  const made = line({ ...bounds, ...own }, () => now);
  await open(() => {
    const networkOf = ({ url = '' }: { url?: string }) => ({
      key: url.split('/')[1] ?? '',
      kind: 'network' as const,
    });
    Object.assign(globalThis, {
      daavaPages: {
        line: made,
        networkOf,
        shareOf: async (request: { url?: string }) => networkOf(request),
        statusOf: ({ code }: PortalError) => statusOf[code],
      },
    });
    boundRenderings({ longestMs });
  });
  return made;
}
afterEach(() => Object.assign(globalThis, { daavaPages: undefined }));

const urls = () => begun.map(({ url }) => url);

/** Resolves once the server has handled everything sent before: a later call was answered. */
async function settled() {
  const { socket } = await asking('/api/health');
  await once(socket, 'data');
}

/** Polls, since sockets have no event for what the server has read. */
async function until(there: () => boolean) {
  while (!there()) await settled();
}

test('requests on one connection are passed on one at a time, and none after it has closed', async () => {
  await open(boundPipelining);
  const { socket } = await asking('/1', '/2', '/3');
  await until(() => urls().includes('/1'));
  expect(urls().filter((url) => /\d/.test(url))).toEqual(['/1']);
  begun.find(({ url }) => url === '/1')?.response.end('one');
  await until(() => urls().includes('/2'));
  const gone = once(
    begun.find(({ url }) => url === '/2')?.response as http.ServerResponse,
    'close',
  );
  socket.destroy();
  await gone;
  await settled();
  expect(urls()).not.toContain('/3');
});

test('a connection with more than twenty unanswered requests is closed', async () => {
  await open(boundPipelining);
  const { socket } = await asking(...Array.from({ length: 21 }, (_, at) => `/${at}`));
  await once(socket, 'close');
  await settled();
  expect(urls().filter((url) => /\d/.test(url))).toEqual(['/0']);
});

test('pages render two at a time, one waits, further ones get 503, and API calls pass them all', async () => {
  await pagesWith({ places: 2, here: 3 });
  await asking('/a');
  await asking('/b');
  await until(() => begun.length >= 2 && urls().includes('/b'));
  const waiting = await asking('/c');
  await settled();
  const late = await asking('/d');
  await until(() => late.heard().includes('</html>'));
  expect(late.heard()).toMatch(/^HTTP\/1.1 503 .*Retry-After: 5\r\n/s);
  expect(urls()).not.toContain('/c');
  begun.find(({ url }) => url === '/a')?.response.end('a');
  await until(() => urls().includes('/c'));
  begun.find(({ url }) => url === '/c')?.response.end('see');
  await until(
    () => waiting.heard().endsWith('see\r\n0\r\n\r\n') || waiting.heard().endsWith('see'),
  );
});

test('a page is not rendered for a caller who left while waiting', async () => {
  await pagesWith({});
  await asking('/a');
  await until(() => urls().includes('/a'));
  const left = await asking('/b');
  await asking('/c');
  await settled();
  left.socket.destroy();
  await settled();
  begun.find(({ url }) => url === '/a')?.response.end('a');
  await until(() => urls().includes('/c'));
  expect(urls()).not.toContain('/b');
});

test('a network that asks for many pages delays another’s by one, and has its part refused with 429', async () => {
  await pagesWith({ network: { working: 1, here: 3 } });
  const many = [];
  for (const name of ['a', 'b', 'c', 'd']) {
    many.push(await asking(`/crowd/${name}`));
    await settled();
  }
  const refused = many[3] as (typeof many)[number];
  await until(() => refused.heard().includes('</html>'));
  expect(refused.heard()).toMatch(/^HTTP\/1.1 429 .*Retry-After: 5\r\n/s);
  await asking('/salma/a');
  await settled();
  expect(urls().filter((url) => !url.startsWith('/api/'))).toEqual(['/crowd/a']);
  now += 1_000;
  begun.find(({ url }) => url === '/crowd/a')?.response.end('a');
  await until(() => urls().includes('/salma/a'));
  expect(urls()).not.toContain('/crowd/b');
});

test('whoever left while waiting gives their part of the line back at once', async () => {
  const { underWay } = await pagesWith({ network: { working: 1, here: 2 } });
  await asking('/crowd/a');
  await until(() => urls().includes('/crowd/a'));
  const left = await asking('/crowd/b');
  await settled();
  expect(underWay()).toEqual({ here: 2, working: 1 });
  left.socket.destroy();
  await until(() => underWay().here === 1);
  // Nothing else has ended, and there is room for another.
  const next = await asking('/crowd/c');
  await settled();
  expect(next.heard()).toBe('');
  begun.find(({ url }) => url === '/crowd/a')?.response.end('a');
  await until(() => urls().includes('/crowd/c'));
  expect(urls()).not.toContain('/crowd/b');
});

test('a caller who does not read their page gives its place back', async () => {
  await pagesWith({}, 0);
  await asking('/a');
  await asking('/b');
  await until(() => urls().includes('/b'));
  expect(urls()).toContain('/a');
});

test('a page that is written gives back one place, though its connection closes too', async () => {
  await pagesWith({ here: 1 });
  for (const url of ['/a', '/b', '/c']) {
    await asking(url);
    await until(() => urls().includes(url));
    const response = begun.find((one) => one.url === url)?.response as http.ServerResponse;
    const gone = once(response, 'close');
    response.end('page');
    await gone;
  }
  await asking('/d');
  await until(() => urls().includes('/d'));
  const late = await asking('/e');
  await until(() => late.heard().includes('</html>'));
  expect(late.heard()).toMatch(/^HTTP\/1.1 503 /);
});
