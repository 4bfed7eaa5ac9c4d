import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formOf } from '@/tests/api/documents/documents-support';
import { claimBodyOf, createClaimAs } from '@/tests/support/data/claims';
import { pdf } from '@/tests/support/data/files';
import { register, registrationOf, type TestPerson } from '@/tests/support/data/people';
import { call } from '@/tests/support/http/api';
import { listenAs } from '@/tests/support/http/live';
import { type OwnPortal, ownPortal } from '@/tests/support/portal/own-portal';
import { until } from '../support/until';
import { brokenIn } from './support/invariants';
import { keepCalling, type LiveNotice, type Repeated } from './support/load';
import { ownPostgres } from './support/own-postgres';

let postgres: Awaited<ReturnType<typeof ownPostgres>>;
let portal: OwnPortal;

beforeAll(async () => {
  postgres = await ownPostgres(['max_connections=40']);
  portal = await ownPortal({}, { server: postgres.url });
});

afterAll(async () => {
  await portal?.remove();
  await postgres?.remove();
});

/** The everyday calls of pages. */
function allDay(asha: TestPerson, meera: TestPerson, claimId: string): (() => Repeated)[] {
  const get = (person: TestPerson, path: string) => () => ({
    method: 'GET',
    path,
    token: person.token,
  });
  return [
    get(asha, '/api/auth/me'),
    get(asha, '/api/claims'),
    get(asha, `/api/claims/${claimId}`),
    get(asha, '/api/notifications'),
    get(meera, '/api/claims?search=asha'),
    get(meera, '/api/statistics/dashboard'),
    get(meera, `/api/claims/${claimId}/audit`),
    get(asha, '/api/ready'),
    () => ({
      method: 'POST',
      path: '/api/claims',
      token: asha.token,
      body: claimBodyOf('form_d'),
      headers: { 'Idempotency-Key': randomUUID() },
    }),
    () => ({
      method: 'PATCH',
      path: `/api/claims/${claimId}/status`,
      token: meera.token,
      body: { status: ['under_review', 'approved'][Math.floor(performance.now()) % 2] },
    }),
    () => ({
      method: 'POST',
      path: '/api/documents/upload-object-storage',
      token: asha.token,
      raw: formOf(pdf(), 'bill.pdf'),
    }),
    () => ({
      method: 'POST',
      path: '/api/auth/login',
      body: { email: asha.user.email, password: asha.password },
    }),
    () => ({ method: 'POST', path: '/api/auth/register', body: registrationOf() }),
  ];
}

const wrongAtAnyTime = ({ status, retryAfter }: LiveNotice) =>
  status === 0 ||
  status === 401 ||
  (status >= 500 && status !== 503) ||
  (status === 503 && !retryAfter);

test('a database lost under load is answered 503, never 401 or 500, and is used again within two seconds', async () => {
  const instance = await portal.start();
  const { address } = instance;
  const [asha, meera] = await Promise.all([
    register('claimant', address),
    register('ip_admin', address),
  ]);
  const { id } = await createClaimAs(asha);
  const stream = await listenAs(asha);
  const calls = allDay(asha, meera, id);
  const load = keepCalling(address, calls);
  await load.answers(3 * calls.length);

  await postgres.stop();
  const away = performance.now();
  await stream.ended;
  expect((await call('GET', `${address}/api/events`, asha)).status).toBe(503);
  expect((await call('GET', `${address}/api/health`)).status).toBe(200);
  expect((await call('GET', `${address}/login`)).status).toBe(200);
  await load.answers(6 * calls.length);
  const starting = performance.now();

  await postgres.start();
  const back = performance.now();
  await load.answers(2 * calls.length, back + 2_000);
  await load.end();

  expect(load.told.filter(wrongAtAnyTime)).toEqual([]);
  const meanwhile = load.told.filter(({ began, ended }) => began > away && ended < starting);
  expect(meanwhile.length).toBeGreaterThan(50);
  expect(meanwhile.filter(({ status }) => status !== 503)).toEqual([]);
  const later = load.told.filter(({ began }) => began > back + 2_000);
  expect(later.filter(({ status }) => status === 503)).toEqual([]);

  expect(instance.child.exitCode).toBeNull();
  const again = await listenAs(asha);
  const claim = await createClaimAs(asha);
  await again.hears('claim', claim.id);
  await again.leave();
  expect(await brokenIn(portal.database)).toEqual([]);
});

test('a killed embedded database is started again, and the portal goes on', async () => {
  const instance = await portal.start();
  const asha = await register('claimant', instance.address);
  const pidFile = join(postgres.folder, 'postgres/postmaster.pid');
  const pid = () =>
    existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8').split('\n')[0]) : 0;
  const before = pid();
  process.kill(before, 'SIGKILL');
  const answers: LiveNotice['status'][] = [];
  await until(async () => {
    const isNew = ![before, 0].includes(pid());
    const { status } = await call('POST', `${instance.address}/api/claims`, {
      token: asha.token,
      body: claimBodyOf('form_d'),
    });
    answers.push(status);
    return (isNew && status === 201) || undefined;
  });
  // Whoever asks meanwhile waits or is told to ask again, and nothing else.
  expect(answers.filter((status) => ![201, 503].includes(status))).toEqual([]);
  expect(await brokenIn(portal.database)).toEqual([]);
});

test('the database’s log from before its last start is kept', async () => {
  await postgres.stop();
  await postgres.start();
  const log = (name: string) => readFileSync(join(postgres.folder, name), 'utf8');
  expect(log('postgres.log.1')).toContain('database system is shut down');
  expect(log('postgres.log')).not.toContain('database system is shut down');
});
