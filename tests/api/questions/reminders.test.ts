import { daysAfter } from '@/lib/format/days';
import { createClaimAs } from '@/tests/support/data/claims';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { answerAs, askedOf, inDays } from '@/tests/support/data/questions';
import { call } from '@/tests/support/http/api';
import { runRemindersNow } from '@/tests/support/portal/cleanup';
import { type OwnPortal, ownPortal } from '@/tests/support/portal/own-portal';

let portal: OwnPortal;
let asha: TestPerson;
let meera: TestPerson;

beforeAll(async () => {
  portal = await ownPortal();
  const { address } = await portal.start();
  [asha, meera] = await Promise.all([signUp('claimant', address), signUp('ip_admin', address)]);
});

afterAll(() => portal.remove());

/** A claim with two questions that are due in three months. */
async function asked() {
  const { id } = await createClaimAs(asha);
  const list = await askedOf(meera, id, ['One', { text: 'Slips', code: 'payslips' }], inDays(90));
  return { id, list };
}

/**
 * Makes questions due on another day, which seems to have been set long ago. It comes last, since the portal reminds by itself,
 * too.
 */
const makeDue = (lists: readonly { id: string }[], due: string, since = daysAfter(due, -20)) =>
  portal.database.query(
    'UPDATE question_lists SET due = $2, due_since = $3 WHERE id = ANY($1::uuid[])',
    [lists.map(({ id }) => id), due, since],
  );

async function askedLongAgo(due: string) {
  const made = await asked();
  await makeDue([made.list], due);
  return made;
}

const today = inDays(0);
const dayFromToday = (days: number) => daysAfter(today, days);
const run = () => runRemindersNow(portal.environment, today);

const remindersOf = async (listId: string) =>
  (
    await portal.database.query<{ kind: string }>(
      'SELECT kind::text FROM question_reminders WHERE list_id = $1 ORDER BY kind',
      [listId],
    )
  ).rows.map(({ kind }) => kind);

const told = async (claimId: string) =>
  (
    await call<{ claimId: string; title: string; message: string }[]>(
      'GET',
      `${asha.portal}/api/notifications?limit=100`,
      { token: asha.token },
    )
  ).body.filter((one) => one.claimId === claimId);

test('each reminder is sent once by several processes, and only on its day', async () => {
  const [soon, now, over, far] = await Promise.all([
    askedLongAgo(dayFromToday(3)),
    askedLongAgo(today),
    askedLongAgo(dayFromToday(-3)),
    askedLongAgo(dayFromToday(4)),
  ]);
  await Promise.all([run(), run(), run()]);
  await run();
  expect(await remindersOf(soon.list.id)).toEqual(['before']);
  expect(await remindersOf(now.list.id)).toEqual(['due']);
  expect(await remindersOf(over.list.id)).toEqual(['after']);
  expect(await remindersOf(far.list.id)).toEqual([]);
  for (const { id } of [soon, now, over]) {
    const [newest, ...earlier] = await told(id);
    expect(newest?.message).toContain('2 questions');
    expect(newest?.message).toContain('Your last salary slips');
    expect(earlier).toHaveLength(1);
  }
  expect(await told(far.id)).toHaveLength(1);
});

test('no reminder is sent for answered questions, nor for a day set after the reminder’s', async () => {
  const answered = await asked();
  for (const n of [1, 2]) await answerAs(asha, [answered.list.id, n], { answer: 'x' });
  await makeDue([answered.list], today);
  const fresh = await createClaimAs(asha);
  const list = await askedOf(meera, fresh.id, ['One'], dayFromToday(2));
  await run();
  expect(await remindersOf(answered.list.id)).toEqual([]);
  expect(await remindersOf(list.id)).toEqual([]);
});

test('nobody is reminded on the day on which the day to answer by was set', async () => {
  const [now, soon] = [await asked(), await asked()];
  await makeDue([now.list], today, today);
  await makeDue([soon.list], dayFromToday(3), today);
  await run();
  for (const { list } of [now, soon]) expect(await remindersOf(list.id)).toEqual([]);
});

test('an edit leaves questions open for reminders, and a decision or withdrawal closes them', async () => {
  const [changed, decided, withdrawn] = await Promise.all([asked(), asked(), asked()]);
  const ask = (person: TestPerson, method: string, path: string, body: object) =>
    call<{ status: string }>(method, `${asha.portal}/api/claims/${path}`, {
      token: person.token,
      body,
    });
  const edited = await ask(asha, 'PATCH', changed.id, { claimData: { claimAmount: '77000.00' } });
  expect([edited.status, edited.body.status]).toEqual([200, 'under_review']);
  expect((await ask(meera, 'PATCH', `${decided.id}/status`, { status: 'approved' })).status).toBe(
    200,
  );
  expect((await ask(asha, 'POST', `${withdrawn.id}/withdraw`, { reason: 'Twice.' })).status).toBe(
    200,
  );
  await makeDue([changed.list, decided.list, withdrawn.list], today);
  await run();
  expect(await remindersOf(changed.list.id)).toEqual(['due']);
  for (const { list } of [decided, withdrawn]) expect(await remindersOf(list.id)).toEqual([]);
});

test('while a claim is in quarantine its claimant is not reminded', async () => {
  const { id, list } = await asked();
  await portal.database.query(
    `WITH begun AS (INSERT INTO quarantines (user_id, begun_by_id) VALUES ($2, $3) RETURNING id)
     UPDATE claims SET quarantine_id = begun.id FROM begun WHERE claims.id = $1`,
    [id, asha.user.id, meera.user.id],
  );
  await makeDue([list], today);
  await run();
  expect(await remindersOf(list.id)).toEqual([]);
});

test('a reminder run that fails sends nothing, and the next run does', async () => {
  const { id, list } = await asked();
  await portal.database.query(`
    CREATE FUNCTION cut_off() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'cut off'; END $$;
    CREATE TRIGGER cut_off BEFORE INSERT ON audit_entries FOR EACH ROW
      WHEN (NEW.action::text = 'questions_reminded') EXECUTE FUNCTION cut_off()`);
  await makeDue([list], today);
  await expect(run()).rejects.toThrow();
  expect(await remindersOf(list.id)).toEqual([]);
  expect(await told(id)).toHaveLength(1);
  await portal.database.query('DROP TRIGGER cut_off ON audit_entries; DROP FUNCTION cut_off()');
  await run();
  expect(await remindersOf(list.id)).toEqual(['due']);
  expect(await told(id)).toHaveLength(2);
});

test('the days of reminders are those set for the case', async () => {
  const changed = await call<{ remindBefore: number }>('PATCH', `${asha.portal}/api/case`, {
    token: meera.token,
    body: { remindBefore: 5 },
  });
  expect([changed.status, changed.body.remindBefore]).toEqual([200, 5]);
  const { list } = await askedLongAgo(dayFromToday(5));
  await run();
  expect(await remindersOf(list.id)).toEqual(['before']);
});
