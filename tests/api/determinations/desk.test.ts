import type { DeskCounts } from '@/lib/claims/queues/desk/counts';
import type { DeskClaim } from '@/lib/claims/queues/desk/list';
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
import { type StartedPortal, startedPortal } from '@/tests/support/portal/started-portal';

let portal: StartedPortal;
let meera: TestPerson;
let ravi: TestPerson;
let asha: TestPerson;
/** Eight claims of Form B, in the order of their amounts: one for each place, and two to verify. */
const ids: string[] = [];
const today = dayInIndia(new Date());

const whole = (amount: string, changes: object = {}) =>
  determinationOf([{ head: 'principal', admitted: amount }], changes);

beforeAll(async () => {
  portal = await startedPortal();
  const { address } = portal;
  asha = await signUp('claimant', address);
  meera = await signUp('ip_admin', address);
  ravi = await signUp('ip_case_manager', address);
  for (let n = 1; n <= 8; n += 1)
    ids.push((await createClaimAs(asha, 'form_b', { claimAmount: `${n}000` })).id);
  // They belong to one person and share identifiers.
  await portal.database.query('DELETE FROM claim_identifiers');
  const [, , proposed = '', returned = '', waiting = '', decided = '', edited = '', related = ''] =
    ids;
  for (const id of [proposed, returned, edited, related]) await assignTo(meera, id, ravi);
  await determineAs(ravi, proposed, whole('3000'));
  await returnAs(meera, (await determineAs(ravi, returned, whole('4000'))).body.id);
  await ask(meera, 'PATCH', `claims/${waiting}/status`, { status: 'info_required' });
  await determineAs(meera, decided, whole('6000', { confirm: true }));
  await determineAs(ravi, edited, whole('7000'));
  await ask(asha, 'PATCH', `claims/${edited}`, {
    claimData: { claimDescription: 'Another bill of the same month.' },
  });
  const part = determinationOf(
    [{ head: 'principal', admitted: '1000', underVerification: '7000' }],
    { relatedParty: true },
  );
  await confirmAs(meera, (await determineAs(ravi, related, part)).body.id);
});
afterAll(() => portal.remove());

const counts = async (person: TestPerson, query = '') =>
  (await ask<DeskCounts>(person, 'GET', `verification/counts${query}`)).body;
const page = (person: TestPerson, query: string) =>
  ask<{ claims: DeskClaim[]; total: number; page: number; limit: number }>(
    person,
    'GET',
    `verification?${query}`,
  );
/** The numbers of the eight that the page shows, counted from 1; the total must agree. */
const shown = async (person: TestPerson, query: string) => {
  const { body } = await page(person, query);
  expect(body.claims.length).toBe(Math.min(body.total, body.limit));
  return body.claims.map(({ id }) => ids.indexOf(id) + 1);
};

test('every claim is in its queue at the desk, and the counts agree', async () => {
  // The number of claimants still to be told falls while their letters are made.
  const { toTell, ...inPlace } = await counts(meera);
  expect(toTell).toBeLessThanOrEqual(2);
  expect(inPlace).toEqual({
    to_verify: 3,
    proposed: 2,
    returned: 1,
    waiting: 1,
    set_aside: 0,
    decided: 1,
    flagged: 2,
    objections: 0,
    change_requests: 0,
    overdue: 0,
    tellOverdue: 0,
    transfers: 0,
  });
  expect(await shown(meera, 'queue=to_verify')).toEqual([1, 2, 8]);
  expect(await shown(meera, 'queue=proposed')).toEqual([3, 7]);
  expect(await shown(meera, 'queue=returned')).toEqual([4]);
  expect(await shown(meera, 'queue=waiting')).toEqual([5]);
  expect(await shown(meera, 'queue=decided')).toEqual([6]);
  expect(await shown(meera, 'queue=flagged')).toEqual([7, 8]);
});

test('a row of the desk shows the flags and the determination of its claim', async () => {
  const { body } = await page(meera, 'queue=flagged');
  expect(body.claims).toMatchObject([
    {
      queue: 'proposed',
      flags: { edited: true, relatedParty: false },
      determination: { state: 'proposed', number: 1 },
    },
    {
      queue: 'to_verify',
      flags: { edited: false, relatedParty: true },
      determination: { state: 'confirmed', category: 'operational' },
    },
  ]);
});

test('claims with the same numbers are flagged at the desk, until one is withdrawn', async () => {
  const twins = await Promise.all(
    [1, 2].map(() => createClaimAs(asha, 'form_b', { claimAmount: '1' })),
  );
  const { body } = await page(meera, 'queue=flagged&limit=100');
  const found = body.claims.filter(({ id }) => twins.some((twin) => twin.id === id));
  expect(found.map(({ flags }) => flags?.sameNumbers)).toEqual([true, true]);
  for (const { id } of twins)
    await ask(asha, 'POST', `claims/${id}/withdraw`, { reason: 'Filed twice.' });
  expect(await counts(meera)).toMatchObject({ flagged: 2 });
});

test('a case manager sees only the claims assigned to them', async () => {
  expect(await counts(ravi)).toMatchObject({
    to_verify: 1,
    proposed: 2,
    returned: 1,
    waiting: 0,
    decided: 0,
    flagged: 2,
  });
  for (const query of ['assignee=unassigned', `assignee=${meera.user.id}`])
    expect(await shown(ravi, query)).toEqual([]);
  expect(await shown(meera, 'assignee=unassigned')).toEqual([1, 2]);
  expect(await shown(meera, `queue=proposed&assignee=${ravi.user.id}`)).toEqual([3, 7]);
  expect(await shown(meera, 'assignee=mine')).toEqual([]);
});

test.each([
  ['sort=amount', [8, 2, 1]],
  ['sort=amount&order=asc', [1, 2, 8]],
  ['sort=form&order=desc', [8, 2, 1]],
  ['sort=due&order=desc', [8, 2, 1]],
  ['creditorType=form_d', []],
  ['creditorType=form_b&sort=amount', [8, 2, 1]],
])('the queue to verify with %s shows the claims %j', async (query, expected) =>
  expect(await shown(meera, query)).toEqual(expected),
);

test('each page of the desk continues where the one before ended', async () => {
  const { body } = await page(meera, 'limit=2&page=2');
  expect([
    body.total,
    body.page,
    body.limit,
    body.claims.map(({ id }) => ids.indexOf(id) + 1),
  ]).toEqual([3, 2, 2, [8]]);
  expect((await page(meera, 'page=9')).body).toMatchObject({ claims: [], total: 3 });
});

test('the due day follows the last date, and for late claims their own day of receipt', async () => {
  const last = async (lastDateForClaims: string | null) =>
    expect((await ask(meera, 'PATCH', 'case', { lastDateForClaims })).status).toBe(200);
  const dueOf = async () => (await page(meera, '')).body.claims.map(({ verifyBy }) => verifyBy);
  expect(await dueOf()).toEqual([null, null, null]);
  await last(today);
  expect(await dueOf()).toEqual(Array(3).fill(daysAfter(today, 7)));
  expect(await shown(meera, `due=${daysAfter(today, 7)}`)).toEqual([1, 2, 8]);
  expect(await shown(meera, `due=${daysAfter(today, 6)}`)).toEqual([]);
  await last(daysAfter(today, -10));
  // All are late now; they came today.
  expect(await dueOf()).toEqual(Array(3).fill(daysAfter(today, 7)));
  expect(await counts(meera)).toMatchObject({ flagged: 7, overdue: 0, to_verify: 3 });
  expect(await shown(meera, 'queue=flagged')).toEqual([1, 2, 3, 4, 5, 7, 8]);
  expect(await shown(meera, 'queue=flagged&sort=amount&limit=3')).toEqual([8, 7, 5]);
  const { rowCount } = await portal.database.query(
    `UPDATE claims SET submitted_at = submitted_at - interval '20 days' WHERE id = ANY($1::uuid[])`,
    [ids.slice(0, 2)],
  );
  expect(rowCount).toBe(2);
  expect(await counts(meera)).toMatchObject({ flagged: 5, overdue: 2 });
  expect(await shown(meera, 'due=overdue')).toEqual([1, 2]);
  await last(null);
});

test.each([
  'queue=mine',
  'assignee=somebody',
  'due=soon',
  'sort=colour',
  'order=up',
  'limit=101',
  'page=0',
  'creditorType=form_x',
])('the desk refuses %s', async (query) =>
  expect([(await page(meera, query)).status, (await page(meera, query)).body.code]).toEqual([
    400,
    'invalid',
  ]),
);

describe('the interest call', () => {
  const interest = (body: object) =>
    ask<{ days: number; interest: string; total: string; to: string }>(ravi, 'POST', 'interest', {
      principal: '80000000',
      rate: '12',
      from: '2025-04-01',
      compounding: 'none',
      ...body,
    });

  test('needs an end day while the commencement date is not known', async () =>
    expect((await interest({})).body.issues?.map(({ path }) => path)).toEqual(['to']));

  test('ends at the commencement date, unless a later day is confirmed', async () => {
    await ask(meera, 'PATCH', 'case', { commencementDate: '2026-09-23' });
    expect((await interest({})).body).toEqual({
      days: 540,
      interest: '14202739.73',
      total: '94202739.73',
      to: '2026-09-23',
    });
    const beyond = await interest({ to: '2026-12-31' });
    expect([beyond.status, beyond.body.code]).toEqual([400, 'interest_after_commencement']);
    expect((await interest({ to: '2026-12-31', beyond: true })).body).toMatchObject({
      days: 639,
      interest: '16806575.34',
    });
    expect((await interest({ rate: 12, compounding: 'monthly' })).status).toBe(200);
  });

  test.each([
    [{ principal: '-1' }, 'amount_invalid'],
    [{ principal: 100 }, 'amount_invalid'],
    [{ principal: '1.005' }, 'amount_invalid'],
    [{ rate: '-1' }, 'invalid'],
    [{ rate: 'twelve' }, 'invalid'],
    [{ from: '2025-02-30' }, 'invalid'],
    [{ from: '2027-01-01' }, 'invalid'],
    [{ from: '1800-01-01' }, 'invalid'],
    [{ compounding: 'daily' }, 'invalid'],
  ])('refuses %j: %s', async (body, code) =>
    expect([(await interest(body)).status, (await interest(body)).body.code]).toEqual([400, code]),
  );
});
