import type { LateTrack } from '@/lib/claims/deeds/late/present';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { dayInIndia } from '@/lib/format/date';
import { daysAfter } from '@/lib/format/days';
import type { LateStep } from '@/lib/law/late-states';
import { lateStates } from '@/lib/law/late-states';
import { assignTo, claimBodyOf, createClaimAs } from '@/tests/support/data/claims';
import { askFor, downloaded, madePaper } from '@/tests/support/data/made-papers';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { call } from '@/tests/support/http/api';
import { type StartedPortal, startedPortal } from '@/tests/support/portal/started-portal';

let portal: StartedPortal;
let asha: TestPerson;
let meera: TestPerson;
let ravi: TestPerson;
let kavya: TestPerson;

const today = dayInIndia(new Date());
const ago = (days: number) => daysAfter(today, -days);
/** 90 days from the commencement ended 30 days ago; the request came 20 days ago. */
const commencement = ago(120);
const lastDate = ago(100);
const rfrp = ago(20);

beforeAll(async () => {
  portal = await startedPortal();
  const { address } = portal;
  [asha, meera, ravi, kavya] = await Promise.all([
    signUp('claimant', address),
    signUp('ip_admin', address),
    signUp('ip_case_manager', address),
    signUp('ip_case_manager', address),
  ]);
  await portal.database.query(
    `INSERT INTO case_settings (id, commencement_date, last_date_for_claims, rfrp_date) VALUES (1, $1, $2, $3)
     ON CONFLICT (id) DO UPDATE SET commencement_date = $1, last_date_for_claims = $2, rfrp_date = $3`,
    [commencement, lastDate, rfrp],
  );
});
afterAll(() => portal.remove());

/** A claim in Ravi's hands that came so many days ago. */
async function claimOf(days: number) {
  const values = { delayReason: 'The notice reached the village late.' };
  const { id } = await createClaimAs(asha, 'form_d', values);
  await assignTo(meera, id, ravi);
  await portal.database.query(
    `UPDATE claims SET submitted_at = ($2::date + time '12:00') AT TIME ZONE 'Asia/Kolkata' WHERE id = $1`,
    [id, ago(days)],
  );
  return id;
}

interface Step {
  step: LateStep;
  on?: string;
  reasons?: string | null;
  seen?: number;
}
interface Refusal {
  code?: string;
  message: string;
  issues?: { path: string; rule: string }[];
}
const ask = <Answer>(person: TestPerson, method: string, path: string, body?: unknown) =>
  call<Answer & Refusal>(method, `${person.portal}/api/${path}`, { token: person.token, body });
const take = (person: TestPerson, id: string, { on = today, seen = 0, ...rest }: Step) =>
  ask<LateTrack>(person, 'POST', `claims/${id}/late-track`, { on, seen, ...rest });
const trackOf = async (person: TestPerson, id: string) =>
  (await ask<LateTrack>(person, 'GET', `claims/${id}/late-track`)).body;
const claimAs = async (person: TestPerson, id: string) =>
  (await ask<PresentedClaim>(person, 'GET', `claims/${id}`)).body;

/** Everything that a refused call must leave unchanged. */
async function traceOf(id: string) {
  const { rows } = await portal.database.query(
    `SELECT c.*, (SELECT json_agg(s ORDER BY s.number) FROM late_claim_steps s WHERE s.claim_id = c.id) AS steps,
       (SELECT json_agg(p.kind ORDER BY p.number) FROM papers p WHERE p.claim_id = c.id) AS papers,
       (SELECT count(*) FROM audit_entries a WHERE a.claim_id = c.id AND a.action <> 'paper_made') AS entries,
       (SELECT count(*) FROM notifications n WHERE n.claim_id = c.id) AS notices
     FROM claims c WHERE c.id = $1`,
    [id],
  );
  return rows;
}

const refused = 'No proof of when the notice came.';

test.each<[string, number, Step, number, string, string | null]>([
  ['a claim that came in time', 100, { step: 'acceptable' }, 409, 'claim_not_late', null],
  [
    'a late claim that is still received like others',
    21,
    { step: 'acceptable' },
    409,
    'late_claim_received',
    null,
  ],
  [
    'a late claim on the last day on which it is',
    20,
    { step: 'acceptable' },
    409,
    'late_claim_received',
    null,
  ],
  [
    'the step to the committee before a mark',
    10,
    { step: 'before_committee' },
    409,
    'late_step_out_of_order',
    null,
  ],
  ['an outcome before the tribunal', 10, { step: 'condoned' }, 409, 'late_step_out_of_order', null],
  ['a mark without its reasons', 10, { step: 'not_acceptable' }, 400, 'invalid', 'late_reasons'],
  ['blank reasons', 10, { step: 'not_acceptable', reasons: '  ' }, 400, 'invalid', 'late_reasons'],
  [
    'a future day',
    10,
    { step: 'acceptable', on: daysAfter(today, 1) },
    400,
    'invalid',
    'late_day_future',
  ],
  [
    'a day before the claim came',
    10,
    { step: 'acceptable', on: ago(11) },
    400,
    'invalid',
    'late_day_before',
  ],
  ['an impossible day', 10, { step: 'acceptable', on: '2026-02-30' }, 400, 'invalid', 'day'],
  ['an unknown step', 10, { step: 'forgotten' as LateStep }, 400, 'invalid', 'late_step'],
  [
    'a seen track that never was',
    10,
    { step: 'acceptable', seen: 3 },
    409,
    'late_step_meanwhile',
    null,
  ],
])(
  'a step on the late track is refused in both languages and stores nothing: %s',
  async (_, days, step, status, code, rule) => {
    const id = await claimOf(days);
    const before = await traceOf(id);
    const answer = await take(ravi, id, step);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    if (rule) expect(answer.body.issues?.map((issue) => issue.rule)).toEqual([rule]);
    expect(answer.body.message.length).toBeGreaterThan(15);
    expect(answer.body.message).not.toMatch(/[{}]/);
    expect(await traceOf(id)).toEqual(before);
  },
);

test('no step is taken on a claim by others than its professionals, nor on a withdrawn one', async () => {
  const id = await claimOf(10);
  const before = await traceOf(id);
  expect((await take(kavya, id, { step: 'acceptable' })).status).toBe(404);
  expect((await ask(kavya, 'GET', `claims/${id}/late-track`)).status).toBe(404);
  expect((await take(asha, id, { step: 'acceptable' })).status).toBe(403);
  expect(await traceOf(id)).toEqual(before);
  await ask(asha, 'POST', `claims/${id}/withdraw`, { reason: 'Paid since.' });
  const gone = await traceOf(id);
  const answer = await take(ravi, id, { step: 'acceptable' });
  expect([answer.status, answer.body.code]).toEqual([409, 'claim_closed']);
  expect(await traceOf(id)).toEqual(gone);
  expect(await trackOf(ravi, id)).toMatchObject({ state: 'received', next: [] });
});

test('a step is dated no earlier than the one before it', async () => {
  const id = await claimOf(10);
  await take(ravi, id, { step: 'acceptable', on: ago(4) });
  const next = { step: 'before_committee', seen: 1 } as const;
  const early = await take(ravi, id, { ...next, on: ago(5) });
  expect([early.status, early.body.issues]).toMatchObject([
    400,
    [{ path: 'on', rule: 'late_day_before' }],
  ]);
  expect((await trackOf(ravi, id)).steps).toHaveLength(1);
  expect((await take(ravi, id, { ...next, on: ago(4) })).status).toBe(201);
});

test('of ten who take the same step at once, one succeeds', async () => {
  const id = await claimOf(10);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) => take(n % 2 ? ravi : meera, id, { step: 'acceptable' })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(9).fill(409)]);
  expect(new Set(answers.flatMap(({ body }) => body.code ?? []))).toEqual(
    new Set(['late_step_meanwhile']),
  );
  expect((await trackOf(ravi, id)).steps.length).toBe(1);
});

test('each step to the tribunal is kept with its day and author, and the claimant is told', async () => {
  const id = await claimOf(10);
  expect(await claimAs(asha, id)).toMatchObject({
    isLate: true,
    lateTrack: { state: 'received', since: ago(10), refused: false },
  });
  const steps: [LateStep, number][] = [
    ['acceptable', 8],
    ['before_committee', 6],
    ['before_tribunal', 4],
    ['refused', 2],
    ['condoned', 0],
  ];
  const reasonsOf = (step: LateStep) => (step === 'refused' ? 'Order of the tribunal.' : null);
  for (const [seen, [step, days]] of steps.entries()) {
    const reasons = reasonsOf(step);
    const { status, body } = await take(ravi, id, { step, on: ago(days), seen, reasons });
    expect([status, body.state]).toEqual([201, step]);
    const { lateTrack } = await claimAs(asha, id);
    expect(lateTrack).toEqual({ state: step, since: ago(days), refused: step === 'refused' });
  }
  const track = await trackOf(meera, id);
  expect(track).toMatchObject({
    lateness: 'late_track',
    receivedOn: ago(10),
    until: rfrp,
    state: 'condoned',
    next: ['refused'],
  });
  expect(track.steps.map(({ step, on, takenBy }) => [step, on, takenBy?.id])).toEqual(
    steps.toReversed().map(([step, days]) => [step, ago(days), ravi.user.id]),
  );
  const told = await trackOf(asha, id);
  expect(told.steps.length).toBe(5);
  expect(told.steps.every((step) => !('takenBy' in step))).toBe(true);
  const { rows } = await portal.database.query(
    `SELECT n.data->>'step' AS step, a.details->>'step' AS entered, n.data->>'note' AS told, a.details->>'reasons' AS reasons FROM notifications n
     JOIN audit_entries a ON a.claim_id = n.claim_id AND a.action = 'late_claim_step' AND a.details->>'step' = n.data->>'step'
     WHERE n.claim_id = $1 AND n.type = 'late_claim' AND n.user_id = $2 ORDER BY n.created_at`,
    [id, asha.user.id],
  );
  expect(rows).toEqual(
    steps.map(([step]) => ({
      step,
      entered: step,
      told: reasonsOf(step),
      reasons: reasonsOf(step),
    })),
  );
  await expect(
    portal.database.query(`UPDATE late_claim_steps SET reasons = 'x' WHERE claim_id = $1`, [id]),
  ).rejects.toThrow('stays as it was taken');
  await expect(
    portal.database.query('DELETE FROM late_claim_steps WHERE claim_id = $1', [id]),
  ).rejects.toThrow('stays as it was taken');
});

test('each mark of a late claim gets a letter in the claimant’s language, and in the other on request', async () => {
  const id = await claimOf(10);
  const none = await askFor(asha, id, { kind: 'late_claim', language: 'en' });
  expect([none.status, none.body.code]).toEqual([409, 'no_late_mark']);
  await portal.database.query(`UPDATE users SET language = 'hi' WHERE id = $1`, [asha.user.id]);
  const { body } = await take(ravi, id, { step: 'not_acceptable', on: ago(3), reasons: refused });
  expect(body.steps[0]).toMatchObject({ reasons: refused, tellBy: ago(-4) });
  const hindi = await madePaper(asha, id, 'late_claim', 'hi');
  expect(hindi.state).toBe('made');
  expect((await askFor(asha, id, { kind: 'late_claim', language: 'en' })).status).toBe(201);
  const english = await madePaper(asha, id, 'late_claim', 'en');
  const bytes = (await downloaded(asha, english.id)).bytes;
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  await take(ravi, id, { step: 'acceptable', seen: 1 });
  const again = await madePaper(asha, id, 'late_claim', 'hi');
  expect(again.id).not.toBe(hindi.id);
  const papers = (
    await ask<{ papers: { id: string; replacedBy: string }[] }>(asha, 'GET', `claims/${id}/papers`)
  ).body.papers;
  for (const old of [hindi, english])
    expect(papers.find((paper) => paper.id === old.id)?.replacedBy).toBe(again.id);
  await portal.database.query(`UPDATE users SET language = 'en' WHERE id = $1`, [asha.user.id]);
});

test('a letter that is asked for when the claim has gone on is still about the mark', async () => {
  const id = await claimOf(10);
  await take(ravi, id, { step: 'acceptable', on: ago(4) });
  await take(ravi, id, { step: 'before_committee', on: ago(2), seen: 1 });
  expect((await askFor(asha, id, { kind: 'late_claim', language: 'hi' })).status).toBe(201);
  const { rows } = await portal.database.query(
    `SELECT s.step::text FROM papers p LEFT JOIN late_claim_steps s ON s.id = p.subject_id
     WHERE p.claim_id = $1 AND p.kind = 'late_claim' AND p.language = 'hi'`,
    [id],
  );
  expect(rows).toEqual([{ step: 'acceptable' }]);
});

test('a mark counts at the desk as untold until its letter is delivered, and the track shows the letter', async () => {
  const manager = await signUp('ip_case_manager', asha.portal);
  const entered = async (on: string, step: LateStep = 'not_acceptable') => {
    const { status, body } = await ask<{ id: string }>(meera, 'POST', 'claims/entered', {
      ...claimBodyOf('form_d', { email: '', delayReason: 'The notice came late.' }),
      receivedOn: ago(10),
      receivedBy: 'post',
      evenIfSame: true,
    });
    expect(status).toBe(201);
    await assignTo(meera, body.id, manager);
    expect((await take(manager, body.id, { step, on, reasons: refused })).status).toBe(201);
    return { id: body.id, letter: await madePaper(manager, body.id, 'late_claim') };
  };
  const counts = async () =>
    (await ask<{ toTell: number; tellOverdue: number }>(manager, 'GET', 'verification/counts'))
      .body;
  const letterOf = async (id: string) => (await trackOf(manager, id)).steps[0]?.letter;
  await entered(ago(8), 'acceptable');
  expect(await counts()).toMatchObject({ toTell: 0, tellOverdue: 0 });
  const { id, letter } = await entered(ago(7));
  expect(await counts()).toMatchObject({ toTell: 1, tellOverdue: 0 });
  await entered(ago(8));
  expect(await counts()).toMatchObject({ toTell: 2, tellOverdue: 1 });
  expect(await letterOf(id)).toBe('for_post');
  const post = { ids: [letter.id], postedOn: today };
  expect((await ask(manager, 'POST', 'papers/post/posted', post)).status).toBe(200);
  expect(await letterOf(id)).toBe('told');
  expect(await counts()).toMatchObject({ toTell: 1, tellOverdue: 1 });

  // In a trial mail goes nowhere: only opening the letter tells its claimant.
  const own = await claimOf(10);
  await take(ravi, own, { step: 'not_acceptable', reasons: refused });
  const paper = await madePaper(asha, own, 'late_claim');
  const standing = async () => (await trackOf(ravi, own)).steps[0]?.letter;
  expect(await standing()).toBe('waiting');
  expect((await trackOf(asha, own)).steps[0]).not.toHaveProperty('letter');
  await downloaded(asha, paper.id);
  expect(await standing()).toBe('told');
});

test('the list, its counts, the flags and the export show the state of each late claim', async () => {
  const manager = kavya;
  const inHands = async (days: number) => {
    const id = await claimOf(days);
    await assignTo(meera, id, manager);
    return id;
  };
  const ids = {
    inTime: await inHands(101),
    like: await inHands(25),
    received: await inHands(9),
    not_acceptable: await inHands(9),
  };
  await take(manager, ids.not_acceptable, { step: 'not_acceptable', on: ago(1), reasons: refused });
  const listed = async (track: string) =>
    (
      await ask<{ claims: { id: string }[] }>(manager, 'GET', `claims?track=${track}`)
    ).body.claims.map(({ id }) => id);
  const found = Object.fromEntries(
    await Promise.all(lateStates.map(async (state) => [state, await listed(state)])),
  );
  expect(found).toEqual({
    ...Object.fromEntries(lateStates.map((state) => [state, []])),
    received: [ids.received],
    not_acceptable: [ids.not_acceptable],
  });
  expect((await ask(manager, 'GET', 'claims?track=lost')).status).toBe(400);
  const counts = await ask<{ late: number; track: object }>(manager, 'GET', 'claims/counts');
  expect(counts.body).toMatchObject({ late: 3, track: { received: 1, not_acceptable: 1 } });
  const { flagged } = await claimAs(manager, ids.not_acceptable);
  expect(flagged.find(({ name }) => name === 'late')).toEqual({
    name: 'late',
    says: {
      received: ago(9),
      lastDate,
      track: 'not_acceptable',
      since: ago(1),
      tellBy: ago(-6),
    },
  });
  const csv = await call('POST', `${manager.portal}/api/reports/export`, {
    token: manager.token,
    body: { format: 'csv' },
  });
  const [head = '', ...lines] = csv.text.trim().split('\n');
  const at = head.split(',').indexOf('Late Claim Track') - head.split(',').length;
  // From the end: no cell behind it has a comma.
  const ends = lines.map((line) => line.split(',').at(at));
  expect(ends.toSorted()).toEqual(['', '', 'Not acceptable for collation', 'Received late']);
});
