import { once } from 'node:events';
import { Agent, createServer, get, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { drain } from '@/lib/http/server/drain';

/** A server that answers only when the test says so, and one waiting call. */
async function waitingCall() {
  const underWay = new Set<ServerResponse>();
  const server = createServer((_, response) => underWay.add(response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const arrived = once(server, 'request');
  const call = fetch(`http://127.0.0.1:${port}`).then(
    (answer) => [answer.status, answer.headers.get('connection')],
    () => 'cut',
  );
  const [, response] = (await arrived) as [unknown, ServerResponse];
  return { server, underWay, call, response };
}

test('a server that ends cuts a call that never finishes, once its time is up', async () => {
  const { server, underWay, call } = await waitingCall();
  expect(await drain(server, underWay, { idle: 0, whole: 50 })).toBe(false);
  expect(await call).toBe('cut');
});

test('a server that ends answers a call under way, and closes its connection after the answer', async () => {
  const { server, underWay, call, response } = await waitingCall();
  const drained = drain(server, underWay, { idle: 0, whole: 20_000 });
  response.end('here');
  expect(await call).toEqual([200, 'close']);
  expect(await drained).toBe(true);
});

test('a server that ends answers a call on an idle connection, and then closes the connection', async () => {
  const underWay = new Set<ServerResponse>();
  const server = createServer((_, response) => {
    response.shouldKeepAlive = first;
    response.end('here');
  });
  let first = true;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const ask = () =>
    new Promise<string | undefined>((resolve, reject) => {
      get({ port, host: '127.0.0.1', agent }, (answer) => {
        answer.resume().on('end', () => resolve(answer.headers.connection));
      }).on('error', reject);
    });
  expect(await ask()).toBe('keep-alive');
  first = false;
  const drained = drain(server, underWay, { idle: 20_000, whole: 20_000 });
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(await ask()).toBe('close');
  expect(await drained).toBe(true);
});

test('a server that ends closes a connection that stays idle', async () => {
  const server = createServer((_, response) => response.end('here'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await fetch(`http://127.0.0.1:${port}`).then((answer) => answer.text());
  expect(await drain(server, [], { idle: 100, whole: 20_000 })).toBe(true);
});
