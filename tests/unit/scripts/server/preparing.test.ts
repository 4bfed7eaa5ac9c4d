import { freePort } from '@/scripts/lib/port.mjs';
import { step } from '@/scripts/lib/progress.mjs';
import { answerWhilePreparing } from '@/scripts/lib/server/preparing.mjs';
import { version } from '@/scripts/lib/version.mjs';

let address: string;
let release: () => Promise<void>;

beforeEach(async () => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  release = await answerWhilePreparing({ host: '127.0.0.1', port });
});
afterEach(async () => {
  await release();
  jest.restoreAllMocks();
});

test('a portal that is being prepared is alive, and says what it does and how far it is', async () => {
  const answer = await step('Migrate the database', async (note) => {
    note('0002_more: 10,000 of about 25,000 rows');
    return fetch(`${address}/api/health`);
  });
  expect([answer.status, await answer.json()]).toEqual([
    200,
    {
      status: 'ok',
      version,
      preparing: 'Migrate the database (0002_more: 10,000 of about 25,000 rows)',
    },
  ]);
});

test('calls are asked to come again', async () => {
  const answer = await fetch(`${address}/api/ready?now=1`);
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '15']);
  expect(await answer.json()).toMatchObject({ code: 'restarting' });
});

test('people read in both languages that nothing is lost', async () => {
  const answer = await fetch(`${address}/dashboard`);
  const text = await answer.text();
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([503, 'no-store']);
  expect(text).toContain('<section lang="en"><h1>The portal is being updated</h1>');
  expect(text).toContain('<section lang="hi"><h1>पोर्टल अपडेट हो रहा है</h1>');
  expect(text).toContain('http-equiv="refresh"');
});

test('once it is released, the place is free for the portal', async () => {
  await release();
  await expect(fetch(`${address}/api/health`)).rejects.toThrow();
});
