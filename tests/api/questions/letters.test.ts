import type { PresentedClaim } from '@/lib/claims/records/present';
import { edit } from '@/tests/support/data/changing';
import { claimBodyOf, createClaimAs } from '@/tests/support/data/claims';
import { askFor, madePaper, madePapers } from '@/tests/support/data/made-papers';
import { signUp } from '@/tests/support/data/people';
import {
  acceptAs,
  answerAs,
  askAgainAs,
  askAs,
  askedOf,
  inDays,
} from '@/tests/support/data/questions';
import { database } from '@/tests/support/database/database';
import { call } from '@/tests/support/http/api';
import { portalWithMail } from '@/tests/support/portal/portal-with-mail';
import { until } from '@/tests/support/until';

afterAll(() => database.end());

test('questions get a letter in the claimant’s language, and the newest letter counts', async () => {
  const [asha, meera] = await Promise.all([signUp(), signUp('ip_admin')]);
  await database.query(`UPDATE users SET language = 'hi' WHERE id = $1`, [asha.user.id]);
  const { id } = await createClaimAs(asha);
  await askedOf(meera, id, [{ text: 'Slips', code: 'payslips' }]);
  const first = await madePaper(asha, id, 'questions', 'hi');
  expect(first).toMatchObject({ state: 'made', replacedBy: null });
  await askedOf(meera, id, ['Which months?']);
  const second = await madePaper(asha, id, 'questions', 'hi');
  const earlier = (await madePapers(asha, id)).find((paper) => paper.id === first.id);
  expect(earlier?.replacedBy).toBe(second.id);
  expect((await askFor(asha, id, { kind: 'questions', language: 'en' })).status).toBe(201);
  expect(await madePaper(asha, id, 'questions', 'en')).toMatchObject({ state: 'made' });
});

test('who asks learns in which language the claimant reads, and a reader is told of another', async () => {
  const [asha, meera] = await Promise.all([signUp(), signUp('ip_admin')]);
  await database.query(`UPDATE users SET language = 'hi' WHERE id = $1`, [asha.user.id]);
  const { id } = await createClaimAs(asha);
  const readBy = async ({ token }: typeof asha) =>
    (await call<PresentedClaim>('GET', `/api/claims/${id}`, { token })).body.claimantLanguage;
  expect([await readBy(meera), await readBy(asha)]).toEqual(['hi', null]);
  await askedOf(meera, id, ['Which months?']);
  const letter = await madePaper(asha, id, 'questions', 'hi');
  const { rows: mails } = await database.query<{ said: string }>(
    'SELECT facts::text AS said FROM mail_queue WHERE paper_id = $1',
    [letter.id],
  );
  expect(mails.map(({ said }) => said)).toEqual([expect.stringContaining('अंग्रेज़ी अक्षरों में')]);
});

test('asking again makes a letter of what is still open, and one mail each time', async () => {
  const [asha, meera] = await Promise.all([signUp(), signUp('ip_admin')]);
  const { id } = await createClaimAs(asha);
  const list = await askedOf(meera, id, ['Which months?', 'The letter of 3 May']);
  const first = await madePaper(asha, id, 'questions');
  for (const remark of ['And July?', 'And August?']) {
    expect((await answerAs(asha, [list.id, 1], { answer: 'June' })).status).toBe(200);
    expect((await askAgainAs(meera, [list.id, 1], { remark })).status).toBe(200);
    // A letter replaced before it was made is not sent.
    await madePaper(asha, id, 'questions');
  }
  const again = await madePaper(asha, id, 'questions');
  const before = (await madePapers(asha, id)).filter(({ kind }) => kind === 'questions');
  expect(before).toHaveLength(3);
  expect(before.find((paper) => paper.id === first.id)?.replacedBy).toBeTruthy();
  // The other language says the same, and replaces nothing.
  await askFor(meera, id, { kind: 'questions', language: 'hi' });
  expect(await madePaper(asha, id, 'questions', 'hi')).toMatchObject({ state: 'made' });
  expect((await madePaper(asha, id, 'questions')).id).toBe(again.id);
  const { rows: mails } = await database.query<{ kind: string; said: string }>(
    `SELECT m.kind, m.facts::text AS said FROM mail_queue m LEFT JOIN papers p ON p.id = m.paper_id
     WHERE m.user_id = $1 AND (m.kind = 'notification' OR p.kind = 'questions') ORDER BY m.queued_at`,
    [asha.user.id],
  );
  expect(mails.map(({ kind }) => kind)).toEqual(['paper', 'paper', 'paper']);
  const [asked = '', , newest = ''] = mails.map(({ said }) => said);
  for (const text of ['Which months?', 'The letter of 3 May']) expect(asked).toContain(text);
  for (const text of ['Which months?', 'And August?', 'The letter of 3 May', 'asked again'])
    expect(newest).toContain(text);
  expect(newest).not.toContain('And July?');
  // Later questions have a letter of their own, which names the earlier ones as open.
  await askedOf(meera, id, ['Your bank?']);
  expect((await madePapers(asha, id)).find((paper) => paper.id === again.id)?.replacedBy).toBe(
    (await madePaper(asha, id, 'questions')).id,
  );
});

test('the other language of a letter of questions is of the same version, whatever the claim says since', async () => {
  const [asha, meera] = await Promise.all([signUp(), signUp('ip_admin')]);
  const { id } = await createClaimAs(asha);
  await askedOf(meera, id, ['Which months?']);
  const letter = await madePaper(asha, id, 'questions');
  expect((await edit(asha, id, { claimData: { claimAmount: '77000.00' } })).status).toBe(200);
  await askFor(asha, id, { kind: 'questions', language: 'hi' });
  expect(await madePaper(asha, id, 'questions', 'hi')).toMatchObject({ claimVersion: 1 });
  expect(await madePaper(asha, id, 'questions')).toMatchObject({ id: letter.id, claimVersion: 1 });
  // New questions are about the claim as it is now.
  await askedOf(meera, id, ['Your bank?']);
  expect(await madePaper(asha, id, 'questions')).toMatchObject({ claimVersion: 2 });
});

test('a creditor without an account gets questions by letter only, and an answer by post closes them', async () => {
  const meera = await signUp('ip_admin');
  const { body: claim } = await call<PresentedClaim>('POST', '/api/claims/entered', {
    token: meera.token,
    body: {
      ...claimBodyOf('form_d', { email: '' }),
      receivedOn: inDays(-1),
      receivedBy: 'post',
      beforeCommencement: true,
      evenIfSame: true,
    },
  });
  const list = await askedOf(meera, claim.id, ['The letter of 3 May']);
  expect(await madePaper(meera, claim.id, 'questions')).toMatchObject({ language: 'en' });
  const { rows: told } = await database.query('SELECT FROM notifications WHERE claim_id = $1', [
    claim.id,
  ]);
  expect(told).toEqual([]);
  const closed = await acceptAs(meera, [list.id, 1]);
  expect(closed.body.questions[0]?.closedAt).toEqual(expect.any(String));
});

test('the mail of questions says what and by when, and to an unproven address only the portal’s words', async () => {
  const { office, portal } = await portalWithMail({ IP_SECOND_FACTOR: 'offered' });
  try {
    const { address } = await portal.start();
    const [asha, proven, meera] = await Promise.all([
      signUp('claimant', address),
      signUp('claimant', address),
      signUp('ip_admin', address),
    ]);
    await portal.database.query(
      `UPDATE users SET status = 'active', email_proven_at = now() WHERE id = ANY($1::uuid[])`,
      [[meera.user.id, proven.user.id]],
    );
    const due = inDays(5);
    for (const person of [asha, proven]) {
      const { id } = await createClaimAs(person);
      const asked = await askAs(meera, id, {
        due,
        items: [{ text: 'x', code: 'payslips' }, { text: 'See https://evil.example now' }],
      });
      expect(asked.status).toBe(201);
    }
    const letterTo = (email: string, said: string) =>
      until(async () => office.to(email).find(({ text }) => text.includes(said)));
    const stranger = await letterTo(asha.user.email, 'asks you 2 questions');
    expect(stranger.text).toContain('Your last salary slips');
    expect(stranger.text).toContain('The question is in the portal');
    expect(stranger.text).not.toContain('evil');
    // A claimant who gets the letter by mail gets no second mail about it.
    const owner = await letterTo(proven.user.email, 'Questions about your claim');
    expect(owner.text).toContain('Your last salary slips');
    expect(owner.text).toContain('See https://evil.example now');
    expect(office.to(proven.user.email).filter(({ text }) => /asks you/.test(text))).toEqual([]);
  } finally {
    await portal.remove();
  }
});
