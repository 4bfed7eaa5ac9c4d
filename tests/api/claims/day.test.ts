import type { MyDay } from '@/lib/claims/queues/day/mine';
import type { TeamLine } from '@/lib/claims/queues/day/team';
import { dayInIndia } from '@/lib/format/date';
import { daysAfter } from '@/lib/format/days';
import { assignTo, createClaimAs } from '@/tests/support/data/claims';
import {
  ask,
  confirmAs,
  determinationOf,
  determineAs,
  returnAs,
} from '@/tests/support/data/determinations';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { setAsideAs } from '@/tests/support/data/set-aside';
import { type StartedPortal, startedPortal } from '@/tests/support/portal/started-portal';

let portal: StartedPortal;
let asha: TestPerson;
let ravi: TestPerson;
let kavya: TestPerson;
let meera: TestPerson;

beforeAll(async () => {
  portal = await startedPortal();
});
beforeEach(async () => {
  const { address } = portal;
  [asha, ravi, kavya, meera] = await Promise.all([
    signUp('claimant', address),
    signUp('ip_case_manager', address),
    signUp('ip_case_manager', address),
    signUp('ip_admin', address),
  ]);
});
afterAll(() => portal.remove());

const today = dayInIndia(new Date());

async function claimOf(person: TestPerson | null) {
  const { id } = await createClaimAs(asha);
  if (person) await assignTo(meera, id, person);
  return id;
}
const myDay = async (person: TestPerson) =>
  (await ask<MyDay>(person, 'GET', 'verification/day')).body;
const setGoal = (person: TestPerson, goal: unknown) =>
  ask<MyDay>(person, 'PATCH', 'verification/day', { goal });
const team = async (person: TestPerson) =>
  (await ask<{ team: TeamLine[] }>(person, 'GET', 'verification/team')).body.team;
const lineOf = async (id: string | undefined) =>
  (await team(meera)).find(({ person }) => person?.id === id);
const propose = async (person: TestPerson, id: string, seen = 0) =>
  (await determineAs(person, id, determinationOf([], { seen }))).body.id;
const none = {
  decided: 0,
  lastHour: 0,
  open: 0,
  setAside: 0,
  overdue: 0,
  dueToday: 0,
  dueThisWeek: 0,
};

test.each([[0], [-1], [1001], [1.5], ['12'], [undefined], [true]])(
  'a goal of %p is refused, and the former one stays',
  async (goal) => {
    await setGoal(ravi, 40);
    const { status, body } = await setGoal(ravi, goal);
    expect([status, body.code]).toEqual([400, 'invalid']);
    expect((await myDay(ravi)).goal).toBe(40);
  },
);

test('a goal is one’s own, and can be taken away', async () => {
  expect((await setGoal(ravi, 1000)).body).toEqual({ ...none, goal: 1000 });
  expect((await myDay(kavya)).goal).toBeNull();
  expect(JSON.stringify(await team(meera))).not.toContain('goal');
  expect((await setGoal(ravi, null)).body.goal).toBeNull();
});

test('only who manages the team sees it', async () => {
  expect((await ask(ravi, 'GET', 'verification/team')).status).toBe(403);
  expect((await ask(asha, 'GET', 'verification/team')).status).toBe(403);
  expect((await ask(asha, 'GET', 'verification/day')).status).toBe(403);
});

test('a claim counts once for who determines it however often, and once for who confirms it', async () => {
  const [id, other] = [await claimOf(ravi), await claimOf(ravi)];
  await propose(ravi, id);
  const again = await propose(ravi, id, 1);
  await confirmAs(meera, again);
  const returned = await propose(ravi, other);
  await returnAs(meera, returned);
  expect(await myDay(ravi)).toMatchObject({ decided: 2, lastHour: 2 });
  expect(await myDay(meera)).toMatchObject({ decided: 1, lastHour: 1 });
  expect(await myDay(kavya)).toEqual({ ...none, goal: null });
  expect(await lineOf(ravi.user.id)).toMatchObject({ decided: 2, lastHour: 2 });
});

test('claims are due today, this week or overdue by the law’s days, set aside or not, and nobody’s stand apart', async () => {
  const [first, second, third, nobodys] = [
    await claimOf(ravi),
    await claimOf(ravi),
    await claimOf(ravi),
    await claimOf(null),
  ];
  const filed = (id: string, day: string) =>
    portal.database.query(
      `UPDATE claims SET submitted_at = ($2::date + time '12:00') AT TIME ZONE 'Asia/Kolkata' WHERE id = $1`,
      [id, day],
    );
  expect(await myDay(ravi)).toMatchObject({ open: 3, overdue: 0, dueToday: 0, dueThisWeek: 0 });
  await portal.database.query(
    `INSERT INTO case_settings (id, last_date_for_claims) VALUES (1, $1)
     ON CONFLICT (id) DO UPDATE SET last_date_for_claims = $1`,
    [daysAfter(today, -200)],
  );
  await filed(first, daysAfter(today, -7));
  await filed(second, daysAfter(today, -8));
  await filed(third, today);
  await filed(nobodys, daysAfter(today, -7));
  expect((await setAsideAs(ravi, second, { until: null })).status).toBe(200);
  const expected = { open: 3, setAside: 1, overdue: 1, dueToday: 1, dueThisWeek: 1 };
  expect(await myDay(ravi)).toMatchObject(expected);
  expect(await lineOf(ravi.user.id)).toMatchObject({ ...expected, active: true });
  const lines = await team(meera);
  expect(lines.at(-1)).toMatchObject({ person: null, active: true });
  expect(lines.at(-1)?.dueToday).toBeGreaterThan(0);
  await portal.database.query('UPDATE case_settings SET last_date_for_claims = NULL');
});

test('a former colleague is named as long as claims are left with them', async () => {
  const id = await claimOf(kavya);
  await portal.database.query(`UPDATE users SET status = 'disabled' WHERE id = $1`, [
    kavya.user.id,
  ]);
  expect(await lineOf(kavya.user.id)).toMatchObject({ active: false, open: 1 });
  await assignTo(meera, id, ravi);
  expect(await lineOf(kavya.user.id)).toBeUndefined();
});
