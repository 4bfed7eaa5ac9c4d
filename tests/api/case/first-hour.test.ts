import type { FirstHour } from '@/lib/statistics/first-steps';
import { createClaimAs } from '@/tests/support/data/claims';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { call } from '@/tests/support/http/api';
import { type StartedPortal, startedPortal } from '@/tests/support/portal/started-portal';
import { until } from '@/tests/support/until';

let portal: StartedPortal;
let meera: TestPerson;

beforeAll(async () => {
  portal = await startedPortal();
  meera = await signUp('ip_admin', portal.address);
});

afterAll(() => portal.remove());

const as = <Answer>(method: string, path: string, body?: object) =>
  call<Answer>(method, `${portal.address}/api/${path}`, { token: meera.token, body });
const firstHour = async () => (await as<FirstHour>('GET', 'case/first-hour')).body;
const done = async () => (await firstHour()).done;
const none = { case: false, mail: false, team: false, settings: false, claims: false };

test('a step of the first hour is done once the portal holds what it asks for', async () => {
  expect(await firstHour()).toEqual({ done: none, waiting: 0, test: null });
  const facts = {
    debtorName: 'Dhruvtara Cabs Private Limited',
    tribunal: 'National Company Law Tribunal',
    commencementDate: '2026-05-01',
    lastDateForClaims: '2026-05-15',
  };
  expect((await as('PATCH', 'case', facts)).status).toBe(200);
  // Who leads the case is missing.
  expect(await done()).toEqual(none);
  await as('PATCH', 'case', { professionalName: 'Meera Iyer' });
  expect(await done()).toEqual({ ...none, case: true });

  const { user } = await signUp('ip_case_manager', portal.address);
  await portal.database.query(`UPDATE users SET status = 'pending' WHERE id = $1`, [user.id]);
  expect(await firstHour()).toMatchObject({ waiting: 1, done: { team: false } });
  await portal.database.query(`UPDATE users SET status = 'active' WHERE id = $1`, [user.id]);
  expect(await done()).toMatchObject({ team: true, settings: false });

  await as('PATCH', 'case', { questionDays: 9 });
  expect(await done()).toMatchObject({ settings: true, claims: false });
  await createClaimAs(await signUp('claimant', portal.address));
  expect(await done()).toMatchObject({ settings: true, claims: true });
});

test('what leaves nothing behind is marked, with an entry in the trail, and no other step can be', async () => {
  await as('PATCH', 'case', { questionDays: 7 });
  expect(await done()).toMatchObject({ settings: false });
  expect(await as('POST', 'case/first-hour', { step: 'mail' })).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'step', rule: 'first_step' }] },
  });
  const marked = await as<FirstHour>('POST', 'case/first-hour', { step: 'settings' });
  expect(marked.body.done.settings).toBe(true);
  const entries = async () =>
    (await portal.database.query(`SELECT FROM audit_entries WHERE details ? 'step'`)).rowCount;
  const noted = await entries();
  expect((await as('POST', 'case/first-hour', { step: 'settings' })).status).toBe(200);
  expect(await entries()).toBe(noted);
  const { rows } = await portal.database.query(
    `SELECT user_full_name, details ->> 'step' AS step FROM audit_entries
     WHERE user_full_name IS NOT NULL ORDER BY id DESC LIMIT 1`,
  );
  expect(rows).toEqual([{ user_full_name: 'Meera Iyer', step: 'settings' }]);
});

test('a test letter goes to who asks for it, and six an hour are too many', async () => {
  const asked = await as<FirstHour>('POST', 'mail/test');
  expect(asked).toMatchObject({ status: 201, body: { test: { why: null } } });
  const arrived = await until(async () => {
    const now = await firstHour();
    return now.test?.state === 'kept' ? now : undefined;
  });
  expect(arrived.done.mail).toBe(true);
  for (let more = 0; more < 4; more++) expect((await as('POST', 'mail/test')).status).toBe(201);
  expect((await as('POST', 'mail/test')).status).toBe(429);
});
