import { register } from '@/tests/support/data/people';
import { call } from '@/tests/support/http/api';
import { openPostOffice } from '@/tests/support/peers/post-office';
import { type OwnPortal, ownPortal } from '@/tests/support/portal/own-portal';
import { storeUser } from '@/tests/support/stored-rows';
import { until } from '../support/until';

const cleaning: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const clean of cleaning.splice(0).reverse()) await clean();
});

async function scene(options: Parameters<typeof openPostOffice>[0] = {}) {
  const office = await openPostOffice(options);
  cleaning.push(() => office.close());
  const portal = await ownPortal({ SMTP_URL: office.url });
  cleaning.push(() => portal.remove());
  return { office, portal };
}

const tryAgainNow = ({ database }: OwnPortal) =>
  database.query('UPDATE mail_queue SET next_try_at = now() WHERE sent_at IS NULL');

const waiting = async ({ database }: OwnPortal) => {
  const { rows } = await database.query<{ attempts: number; failed: boolean }>(
    'SELECT attempts, failed_at IS NOT NULL AS failed FROM mail_queue WHERE sent_at IS NULL',
  );
  return rows;
};

/** Queues so many letters, each to somebody else. */
async function queue({ database }: OwnPortal, letters: number) {
  const people = Array.from({ length: letters }, () => storeUser(database));
  await database.query(
    `INSERT INTO mail_queue (user_id, kind) SELECT id, 'invitation' FROM unnest($1::uuid[]) AS id`,
    [await Promise.all(people)],
  );
}

test('letters survive a mail server that is away and a killed portal, and each arrives once', async () => {
  const { office, portal } = await scene();
  const before = await portal.start();
  const asha = await register('claimant', before.address);
  await office.close();
  const body = { email: asha.user.email };
  const forgot = await call('POST', `${before.address}/api/auth/forgot-password`, { body });
  expect(forgot.status).toBe(200);
  await queue(portal, 4);
  await until(async () => {
    const letters = await waiting(portal);
    return (letters.length === 5 && letters.every(({ attempts }) => attempts > 0)) || undefined;
  });
  expect((await waiting(portal)).some(({ failed }) => failed)).toBe(false);
  await before.kill();

  const reopened = await openPostOffice({ port: office.port });
  cleaning.push(() => reopened.close());
  const after = await portal.start();
  await tryAgainNow(portal);
  await until(async () => (await waiting(portal)).length === 0 || undefined);
  expect(await after.stop()).toBe(0);
  expect(reopened.letters).toHaveLength(5);
  expect(new Set(reopened.letters.map(({ messageId }) => messageId)).size).toBe(5);
});

test('a portal told to end delivers the letter it has begun, and the next one sends each of the others once', async () => {
  let arrived = () => {};
  let accept = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const acceptance = new Promise<void>((resolve) => {
    accept = resolve;
  });
  const slow = () => {
    arrived();
    return acceptance;
  };
  const { office, portal } = await scene({ before: slow });
  const before = await portal.start();
  await queue(portal, 3);
  await arrival;
  const stopped = before.stop();
  await until(async () => {
    const answer = await fetch(`${before.address}/api/health`).catch(() => 'refused');
    return answer === 'refused' || undefined;
  });
  accept();
  expect(await stopped).toBe(0);
  expect(office.letters).toHaveLength(1);
  expect(await waiting(portal)).toEqual([
    { attempts: 0, failed: false },
    { attempts: 0, failed: false },
  ]);

  await portal.start();
  await until(async () => (await waiting(portal)).length === 0 || undefined);
  expect(new Set(office.letters.map(({ messageId }) => messageId)).size).toBe(3);
  expect(office.letters).toHaveLength(3);
});
