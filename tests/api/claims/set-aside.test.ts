import type { BulkConfirmed } from '@/lib/claims/deeds/determinations/confirm';
import type { DeskCounts } from '@/lib/claims/queues/desk/counts';
import type { deskPage } from '@/lib/claims/queues/desk/list';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { dayInIndia } from '@/lib/format/date';
import { daysAfter } from '@/lib/format/days';
import { assignTo, createClaimAs } from '@/tests/support/data/claims';
import { ask, determinationOf, determineAs, traceOf } from '@/tests/support/data/determinations';
import { someNumbers } from '@/tests/support/data/numbers';
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
const tomorrow = daysAfter(today, 1);

async function aClaim() {
  // Without a flag.
  const { id } = await createClaimAs(asha, 'form_d', someNumbers());
  await assignTo(meera, id, ravi);
  return id;
}

const takeUp = (person: TestPerson, id: string) =>
  ask<PresentedClaim>(person, 'DELETE', `claims/${id}/set-aside`);
const claimAs = async (person: TestPerson, id: string) =>
  (await ask<PresentedClaim>(person, 'GET', `claims/${id}`)).body;
const counts = async (person: TestPerson) =>
  (await ask<DeskCounts>(person, 'GET', 'verification/counts')).body;
const listed = async (person: TestPerson, query: string) =>
  (await ask<Awaited<ReturnType<typeof deskPage>>>(person, 'GET', `verification?${query}`)).body
    .claims;
const there = (id: string) =>
  traceOf(id, async (text, values) => (await portal.database.query(text, values)).rows);
const trailOf = async (id: string) =>
  (
    await portal.database.query(
      `SELECT action, user_id, details FROM audit_entries
       WHERE claim_id = $1 AND action IN ('claim_set_aside', 'claim_taken_up') ORDER BY id`,
      [id],
    )
  ).rows;

test.each<[string, object, number, string, string | null]>([
  ['until no day at all', {}, 400, 'invalid', 'until'],
  ['until an impossible day', { until: '2026-02-30' }, 400, 'invalid', 'until'],
  ['until today', { until: today }, 400, 'invalid', 'until'],
  ['until a day that is over', { until: daysAfter(today, -1) }, 400, 'invalid', 'until'],
  ['for 91 days', { until: daysAfter(today, 91) }, 400, 'invalid', 'until'],
  ['with a note that is too long', { until: null, note: 'x'.repeat(501) }, 400, 'invalid', 'note'],
  ['by who read an older form', { until: null, claimVersion: 0 }, 409, 'claim_changed', null],
  ['by who missed a paper', { until: null, documents: 1 }, 409, 'claim_changed', null],
  [
    'by who missed what became of it',
    { until: null, status: 'info_required' },
    409,
    'claim_changed',
    null,
  ],
  ['without its documents', { until: null, documents: undefined }, 400, 'invalid', 'documents'],
  ['by who missed a determination', { until: null, seen: 3 }, 409, 'determined_meanwhile', null],
  ['without what was seen', { until: null, seen: undefined }, 400, 'invalid', 'seen'],
])('a claim is not set aside %s, and nothing changes', async (_, body, status, code, place) => {
  const id = await aClaim();
  const before = await there(id);
  const answer = await setAsideAs(ravi, id, body);
  expect([answer.status, answer.body.code]).toEqual([status, code]);
  if (place) expect(answer.body.issues?.map(({ path }) => path)).toEqual([place]);
  expect(await there(id)).toEqual(before);
  expect((await claimAs(ravi, id)).setAside).toBeNull();
});

test('nobody sets a claim aside or takes it up that is not theirs to determine', async () => {
  const id = await aClaim();
  for (const [person, status] of [
    [kavya, 404],
    [asha, 403],
  ] as const) {
    expect((await setAsideAs(person, id, { until: null })).status).toBe(status);
    expect((await takeUp(person, id)).status).toBe(status);
  }
  expect(await trailOf(id)).toEqual([]);
});

test.each([
  ['withdrawn', `UPDATE claims SET status = 'withdrawn' WHERE id = $1`, 'was withdrawn'],
  ['decided', `UPDATE claims SET status = 'rejected' WHERE id = $1`, 'is decided'],
])('a %s claim is not set aside, and the answer says why', async (_, become, words) => {
  const id = await aClaim();
  await portal.database.query(become, [id]);
  const { status, body } = await setAsideAs(meera, id, { until: tomorrow });
  expect([status, body.code]).toEqual([409, 'not_to_set_aside']);
  expect(JSON.stringify(body)).toContain(words);
});

test('a claim in quarantine is not there to be set aside', async () => {
  const id = await aClaim();
  await portal.database.query(
    `WITH begun AS (INSERT INTO quarantines (user_id, begun_by_id) VALUES ($1, $2) RETURNING id)
     UPDATE claims SET quarantine_id = (SELECT id FROM begun) WHERE id = $3`,
    [asha.user.id, meera.user.id, id],
  );
  expect((await setAsideAs(meera, id, { until: tomorrow })).status).toBe(404);
});

test('a claim that is set aside leaves its queue, is counted, says until when, and is taken up again', async () => {
  const id = await aClaim();
  const before = await counts(ravi);
  const { status, body } = await setAsideAs(ravi, id, {
    until: tomorrow,
    note: ' Waits for the bank ',
  });
  const by = { id: ravi.user.id, firstName: ravi.user.firstName, lastName: ravi.user.lastName };
  const aside = { until: tomorrow, note: 'Waits for the bank', by, at: expect.any(String) };
  expect(status).toBe(200);
  expect(body.setAside).toEqual(aside);
  expect((await claimAs(meera, id)).setAside).toEqual(aside);
  expect((await listed(ravi, 'queue=to_verify')).map((claim) => claim.id)).not.toContain(id);
  const found = (await listed(ravi, 'queue=set_aside')).find((claim) => claim.id === id);
  expect(found).toMatchObject({ queue: 'set_aside', setAside: aside });
  expect(await counts(ravi)).toEqual({
    ...before,
    to_verify: before.to_verify - 1,
    set_aside: before.set_aside + 1,
  });

  expect((await takeUp(meera, id)).body.setAside).toBeNull();
  expect(await counts(ravi)).toEqual(before);
  expect(await trailOf(id)).toEqual([
    {
      action: 'claim_set_aside',
      user_id: ravi.user.id,
      details: { until: tomorrow, note: 'Waits for the bank' },
    },
    { action: 'claim_taken_up', user_id: meera.user.id, details: {} },
  ]);
});

test('its claimant learns nothing of it', async () => {
  const id = await aClaim();
  const before = await claimAs(asha, id);
  await setAsideAs(ravi, id, { until: null, note: 'Doubtful' });
  expect(await claimAs(asha, id)).toEqual(before);
  expect(before.setAside).toBeNull();
});

test('the same again is written once, another day replaces the first, and taking up twice once', async () => {
  const id = await aClaim();
  const further = daysAfter(today, 90);
  await setAsideAs(ravi, id, { until: tomorrow });
  await setAsideAs(ravi, id, { until: tomorrow });
  const { body } = await setAsideAs(ravi, id, { until: further });
  expect(body.setAside?.until).toBe(further);
  await takeUp(ravi, id);
  expect((await takeUp(ravi, id)).status).toBe(200);
  expect((await trailOf(id)).map(({ action, details }) => [action, details.until])).toEqual([
    ['claim_set_aside', tomorrow],
    ['claim_set_aside', further],
    ['claim_taken_up', undefined],
  ]);
});

test('ten tries at once leave one claim aside, counted once', async () => {
  const id = await aClaim();
  const before = await counts(ravi);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => setAsideAs(ravi, id, { until: null })),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect((await counts(ravi)).set_aside).toBe(before.set_aside + 1);
  expect(await trailOf(id)).toHaveLength(1);
});

test('a claim that is overdue stays overdue while it is set aside', async () => {
  const id = await aClaim();
  await portal.database.query(
    `INSERT INTO case_settings (id, last_date_for_claims) VALUES (1, $1)
     ON CONFLICT (id) DO UPDATE SET last_date_for_claims = $1`,
    [daysAfter(today, -100)],
  );
  await portal.database.query(
    `UPDATE claims SET submitted_at = now() - interval '120 days' WHERE id = $1`,
    [id],
  );
  const { overdue } = await counts(ravi);
  expect(overdue).toBeGreaterThan(0);
  await setAsideAs(ravi, id, { until: tomorrow });
  expect((await counts(ravi)).overdue).toBe(overdue);
  const late = await listed(ravi, 'queue=set_aside&due=overdue');
  expect(late.map((claim) => claim.id)).toContain(id);
  await portal.database.query('UPDATE case_settings SET last_date_for_claims = NULL');
});

test('a determination brings a claim back, and its flags leave the queue of flagged claims with it', async () => {
  const id = await aClaim();
  await portal.database.query(`UPDATE claim_desk SET same_numbers = true WHERE id = $1`, [id]);
  const flaggedIds = async () => (await listed(ravi, 'queue=flagged')).map((claim) => claim.id);
  expect(await flaggedIds()).toContain(id);
  await setAsideAs(ravi, id, { until: tomorrow });
  expect(await flaggedIds()).not.toContain(id);
  const { status } = await determineAs(ravi, id, determinationOf([], { seen: 0 }));
  expect(status).toBe(201);
  expect((await claimAs(ravi, id)).setAside).toBeNull();
  expect(await flaggedIds()).toContain(id);
  expect((await listed(ravi, 'queue=proposed')).map((claim) => claim.id)).toContain(id);
});

test('proposals that are confirmed together leave out one that a colleague set aside meanwhile', async () => {
  const [kept, aside] = [await aClaim(), await aClaim()];
  const ids: string[] = [];
  for (const id of [kept, aside])
    ids.push((await determineAs(ravi, id, determinationOf([], { seen: 0 }))).body.id);
  expect((await setAsideAs(ravi, aside, { until: null, seen: 1 })).status).toBe(200);
  const { body } = await ask<BulkConfirmed>(meera, 'POST', 'determinations/bulk/confirm', { ids });
  expect(body.confirmed).toBe(1);
  const { claimNumber } = await claimAs(meera, aside);
  expect(body.skipped).toMatchObject([{ claimNumber, reason: 'changed_since_selected' }]);
  const { status, setAside: still } = await claimAs(meera, aside);
  expect([status, still?.by.id]).toEqual(['submitted', ravi.user.id]);
});
