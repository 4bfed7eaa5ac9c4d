import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, get, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { pdf } from '@/tests/support/data/files';
import { signUp } from '@/tests/support/data/people';
import { type Instance, type OwnPortal, ownPortal } from '@/tests/support/portal/own-portal';
import { formOf } from '../api/documents/documents-support';

let portal: OwnPortal;
let instance: Instance;
beforeEach(async () => {
  // A small heap: a leak ends the portal, and garbage that is not collected yet does not count.
  portal = await ownPortal({ NODE_OPTIONS: '--max-old-space-size=200' });
  instance = await portal.start();
});
afterEach(() => portal.remove());

const memoryOf = ({ child }: Instance) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024;

/** Sends calls over one connection without reading an answer; resolves when the portal has closed it. */
async function pipeline(count: number) {
  const socket = connect(Number(instance.port), '127.0.0.1');
  socket.on('error', () => undefined).pause();
  await once(socket, 'connect');
  socket.write('GET /api/health HTTP/1.1\r\nHost: portal\r\n\r\n'.repeat(count));
  // Not once(): a connection that is reset is closed as well.
  const closed = new Promise((resolve) => socket.once('close', () => resolve('closed')));
  socket.resume();
  const outcome = await Promise.race([closed, sleep(20_000, 'open', { ref: false })]);
  socket.destroy();
  return outcome;
}

// A leak here kept 50 kB for each call: 264 kB of calls took 307 MB.
test('thousands of calls on one connection whose answers are not read do not grow the portal’s memory', async () => {
  // As many calls as are measured below, so that the heap has grown as far as such calls grow it.
  for (let round = 0; round < 10; round++) await pipeline(2000);
  const before = memoryOf(instance);
  for (let round = 0; round < 10; round++) expect(await pipeline(2000)).toBe('closed');
  expect(memoryOf(instance) - before).toBeLessThan(100);
  expect((await fetch(`${instance.address}/api/health`)).status).toBe(200);
});

// Otherwise each would raise an exception that nobody catches.
test('a download that is not read raises no exception', async () => {
  const asha = await signUp('claimant', instance.address);
  const headers = { Authorization: `Bearer ${asha.token}` };
  const uploaded = await fetch(`${instance.address}/api/documents/upload-object-storage`, {
    method: 'POST',
    headers,
    body: formOf(pdf(8_000_000), 'bill.pdf'),
  });
  const { id } = await uploaded.json();
  for (let round = 0; round < 5; round++) {
    const asking = get(`${instance.address}/api/documents/${id}/download`, { headers });
    const [answer] = await once(asking, 'response');
    await once(answer, 'data');
    asking.destroy();
  }
  // An answer to a later call: what the downloads set off has happened.
  expect((await fetch(`${instance.address}/api/ready`)).status).toBe(200);
  expect(await instance.stop()).toBe(0);
  expect(portal.log()).not.toContain('uncaught');
});

// Without this each restart cut 15 of 6,165 calls.
test('an instance that is ending still answers every call on connections kept open', async () => {
  const agent = new Agent({ keepAlive: true });
  const post = () =>
    new Promise<{ status: number | undefined; closes: boolean } | 'cut'>((resolve) => {
      const options = { method: 'POST', agent, headers: { 'Content-Type': 'application/json' } };
      const asking = request(`${instance.address}/api/auth/login`, options, (answer) => {
        const closes = answer.headers.connection === 'close';
        answer.resume().on('end', () => resolve({ status: answer.statusCode, closes }));
      });
      asking.on('error', () => resolve('cut'));
      asking.end('{}');
    });
  const many = () => Promise.all(Array.from({ length: 20 }, post));
  await many();
  const stopped = instance.stop();
  await sleep(1_000);
  const answers = await many();
  expect(answers).toEqual(answers.map(() => ({ status: 400, closes: true })));
  expect(await stopped).toBe(0);
});

// A proxy keeps them longer than six seconds and sends the next call over one that is just being closed.
test('an idle connection stays open for 125 seconds, longer than a proxy keeps it', async () => {
  const answer = await fetch(`${instance.address}/api/health`);
  expect(answer.headers.get('keep-alive')).toBe('timeout=125');
});

test.each([
  ['GET /api/claims/%', 401],
  ['GET /api/claims/%zz', 401],
  ['GET /api/claims/%C0%AF', 401],
  ['GET /_global-error', 404],
  ['GET /_error', 404],
  ['GET /%', 404],
  ['GET http://portal.example/api/health', 200],
  ['OPTIONS *', 404],
])('a malformed request is not answered as a fault of the portal: %s', async (call, status) => {
  const socket = connect(Number(instance.port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`${call} HTTP/1.1\r\nHost: portal.example\r\nConnection: close\r\n\r\n`);
  let text = '';
  for await (const chunk of socket) text += chunk;
  expect(Number(text.split(' ')[1])).toBe(status);
});
