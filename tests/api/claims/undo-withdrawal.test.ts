import type { PresentedClaim } from '@/lib/claims/records/present';
import { daysAfter } from '@/lib/format/days';
import { notificationsAbout, withdraw } from '@/tests/support/data/changing';
import { assignTo, claimBodyOf, createClaimAs } from '@/tests/support/data/claims';
import { linesAs, madeListAs, today } from '@/tests/support/data/creditor-lists';
import { ask } from '@/tests/support/data/determinations';
import { downloaded, madePapers } from '@/tests/support/data/made-papers';
import { someNumbers } from '@/tests/support/data/numbers';
import { objectedBy, objectionsAs, publishedListAs } from '@/tests/support/data/objections';
import { textOfPdf } from '@/tests/support/data/pdf-text';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { askAs, inDays, questionsAs } from '@/tests/support/data/questions';
import { type StartedPortal, startedPortal } from '@/tests/support/portal/started-portal';

let portal: StartedPortal;
let asha: TestPerson;
let ravi: TestPerson;
let meera: TestPerson;

beforeAll(async () => {
  portal = await startedPortal();
});
beforeEach(async () => {
  await portal.renew();
  [asha, ravi, meera] = await Promise.all([
    signUp('claimant', portal.address),
    signUp('ip_case_manager', portal.address),
    signUp('ip_admin', portal.address),
  ]);
});
afterAll(() => portal.remove());

async function aClaim() {
  const claim = await createClaimAs(asha, 'form_f');
  await assignTo(meera, claim.id, ravi);
  return claim;
}

const undo = (person: TestPerson, id: string, reason: unknown = 'Another creditor wrote.') =>
  ask<PresentedClaim>(person, 'POST', `claims/${id}/withdraw/undo`, { reason });

const rowsOf = async <Row>(statement: string, values: unknown[]) =>
  (await portal.database.query(statement, values)).rows as Row[];

/** The letters about withdrawals of a claim, the oldest first, and how each goes. */
const lettersOf = (id: string) =>
  rowsOf<{ made: boolean; mails: number; post: boolean }>(
    `SELECT state = 'made' AS made, for_post AS post,
       (SELECT count(*)::int FROM mail_queue m WHERE m.paper_id = p.id AND m.kind = 'paper') AS mails
     FROM papers p WHERE claim_id = $1 AND kind = 'withdrawal' AND letter ORDER BY number`,
    [id],
  );

test('a claimant who switched mail off is told of a noted withdrawal, and of its end, by letter and by no second mail', async () => {
  const { id } = await aClaim();
  await portal.database.query(
    `UPDATE users SET email_proven_at = now(), mail_off = '{status_change}' WHERE id = $1`,
    [asha.user.id],
  );
  expect((await withdraw(ravi, id, 'Paid by the guarantor.')).status).toBe(200);
  const [letter] = (await madePapers(asha, id)).filter(({ kind }) => kind === 'withdrawal');
  expect(await lettersOf(id)).toEqual([{ made: true, mails: 1, post: false }]);
  const text = textOfPdf((await downloaded(asha, letter?.id ?? '')).bytes).replace(/\s+/g, ' ');
  expect(text).toContain('Your claim was noted as withdrawn');
  expect(text).toContain('Paid by the guarantor.');
  await portal.database.query(`UPDATE users SET mail_off = '{}' WHERE id = $1`, [asha.user.id]);
  expect((await undo(meera, id)).status).toBe(200);
  await madePapers(asha, id);
  expect(await lettersOf(id)).toEqual([
    { made: true, mails: 1, post: false },
    { made: true, mails: 1, post: false },
  ]);
  const mails = await rowsOf(
    `SELECT FROM mail_queue m JOIN notifications n ON n.id = m.notification_id WHERE m.user_id = $1 AND n.claim_id = $2`,
    [asha.user.id, id],
  );
  expect(mails).toEqual([]);
  const [other] = await notificationsAbout(ravi, id);
  expect(other?.message).toMatch(
    /^The note that .* withdrew claim .* was a mistake\..* Another creditor wrote\.$/,
  );
  expect((await notificationsAbout(asha, id))[0]).toMatchObject({
    message: expect.stringMatching(/has taken back the note.*Another creditor wrote\.$/),
  });
});

test('a creditor on paper is told by post', async () => {
  const entered = await ask<PresentedClaim>(ravi, 'POST', 'claims/entered', {
    ...claimBodyOf('form_d', { email: '', ...someNumbers() }),
    receivedOn: today(),
    receivedBy: 'post',
  });
  const { id } = entered.body;
  expect((await withdraw(ravi, id, 'By letter of 3 November.')).status).toBe(200);
  await madePapers(ravi, id);
  expect(await lettersOf(id)).toEqual([{ made: true, mails: 0, post: true }]);
  expect((await undo(ravi, id)).status).toBe(200);
  await madePapers(ravi, id);
  expect((await lettersOf(id)).at(-1)).toEqual({ made: true, mails: 0, post: true });
});

test('a claimant who withdraws the claim gets no letter about it, and it stays withdrawn', async () => {
  const { id } = await aClaim();
  await withdraw(asha, id);
  expect(await lettersOf(id)).toEqual([]);
  for (const person of [ravi, meera])
    expect((await undo(person, id)).body.code).toBe('no_withdrawal_noted');
});

test.each(['submitted', 'under_review', 'info_required'])(
  'a claim that was %s stands so again, with its questions and objections',
  async (status) => {
    const { id } = await aClaim();
    const list = await publishedListAs(meera);
    await objectedBy(asha, id, list);
    if (status === 'info_required')
      await askAs(ravi, id, { due: inDays(5), items: [{ text: 'Which trip?' }] });
    if (status === 'under_review')
      await ask(ravi, 'PATCH', `claims/${id}/status`, { status: 'under_review' });
    const standing = async () => ({
      claims: await rowsOf(
        `SELECT status, withdrawn_at, withdrawn_from, withdrawal_reason, withdrawal_noted_by_id,
           (SELECT row_to_json(k) FROM claim_desk k WHERE k.id = c.id) AS desk FROM claims c WHERE id = $1`,
        [id],
      ),
      objections: (await objectionsAs(asha, id)).body.objections.map(({ state }) => state),
      questions: (await questionsAs(asha, id)).body.questions.map(({ closedAt }) => closedAt),
    });
    const before = await standing();
    expect(before.claims).toMatchObject([{ status, withdrawn_at: null }]);
    expect((await withdraw(ravi, id, 'A mistake.')).status).toBe(200);
    expect((await standing()).objections).toEqual(['lapsed']);
    const undone = await undo(ravi, id, '  Another creditor wrote. ');
    expect([undone.status, undone.body.status]).toEqual([200, status]);
    expect(await standing()).toEqual(before);
    const entries = await rowsOf(
      `SELECT details FROM audit_entries WHERE claim_id = $1 AND action = 'claim_withdrawn' ORDER BY id`,
      [id],
    );
    expect(entries.at(-1)).toEqual({
      details: { undone: true, to: status, reason: 'Another creditor wrote.' },
    });
    // It can be noted again, and taken back again.
    expect((await withdraw(ravi, id, 'This time it is so.')).status).toBe(200);
    expect((await undo(ravi, id)).status).toBe(200);
  },
);

test('only the professionals who have the claim take a note back, once, and with a reason', async () => {
  const { id } = await aClaim();
  await withdraw(ravi, id, 'Paid.');
  const stranger = await signUp('ip_case_manager', portal.address);
  expect((await undo(asha, id)).status).toBe(403);
  expect((await undo(stranger, id)).status).toBe(404);
  for (const reason of [undefined, '', ' \n ', 5, 'x'.repeat(2001)])
    expect((await ask(ravi, 'POST', `claims/${id}/withdraw/undo`, { reason })).status).toBe(400);
  const answers = await Promise.all(Array.from({ length: 4 }, () => undo(ravi, id)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect(
    await rowsOf('SELECT deed FROM withdrawal_notes WHERE claim_id = $1 ORDER BY number', [id]),
  ).toEqual([{ deed: 'noted' }, { deed: 'undone' }]);
});

test('a list as on a day between has a claim whose note was taken back, and one made before keeps what it said', async () => {
  const { id } = await aClaim();
  const days = [daysAfter(today(), -3), daysAfter(today(), -2)] as const;
  const noon = (column: string, day: string) =>
    portal.database.query(
      `UPDATE claims SET ${column} = ($2::date + time '12:00') AT TIME ZONE 'Asia/Kolkata' WHERE id = $1`,
      [id, day],
    );
  await noon('submitted_at', days[0]);
  await withdraw(ravi, id, 'A mistake.');
  await noon('withdrawn_at', days[1]);
  const received = async () =>
    (
      await ask<{ totals: { received: { count: number } } }>(
        meera,
        'GET',
        `figures?from=${days[0]}&to=${days[1]}`,
      )
    ).body.totals.received.count;
  const before = await madeListAs(meera, days[1]);
  expect([before.rows, await received()]).toEqual([0, 0]);
  await undo(ravi, id);
  const after = await madeListAs(meera, days[1]);
  expect([after.rows, await received()]).toEqual([1, 1]);
  expect((await linesAs(meera, before.number)).total).toBe(0);
});
