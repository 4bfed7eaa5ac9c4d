import { once } from 'node:events';
import http from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
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
  await open(() => boundRenderings({ atOnce: 2, mostWaiting: 1 }));
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
  await open(() => boundRenderings({ atOnce: 1, mostWaiting: 5 }));
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

test('a caller who does not read their page gives its place back', async () => {
  await open(() => boundRenderings({ atOnce: 1, mostWaiting: 5, longestMs: 0 }));
  await asking('/a');
  await asking('/b');
  await until(() => urls().includes('/b'));
  expect(urls()).toContain('/a');
});

test('a page that is written gives back one place, though its connection closes too', async () => {
  await open(() => boundRenderings({ atOnce: 1, mostWaiting: 0 }));
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
