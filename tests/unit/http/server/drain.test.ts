import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { drain } from '@/lib/http/server/drain';

/** A server that never answers by itself, and one call that waits for it. */
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

test('a call that never ends is cut after the patience', async () => {
  const { server, underWay, call } = await waitingCall();
  expect(await drain(server, underWay, 50)).toBe(false);
  expect(await call).toBe('cut');
});

test('a call is answered, and its connection ends with the answer', async () => {
  const { server, underWay, call, response } = await waitingCall();
  const drained = drain(server, underWay, 20_000);
  response.end('here');
  expect(await call).toEqual([200, 'close']);
  expect(await drained).toBe(true);
});
