import type { ChangesOfClaim } from '@/lib/claims/deeds/changes/present';
import type { DeskCounts } from '@/lib/claims/queues/desk/counts';
import { dayInIndia } from '@/lib/format/date';
import { daysAfter } from '@/lib/format/days';
import type { LetterForPost } from '@/lib/papers/post/read';
import { documentOf } from '@/tests/api/documents/documents-support';
import { acceptAs, decidedClaim, otherAccount, withChange } from '@/tests/support/data/changes';
import { claimAs } from '@/tests/support/data/changing';
import { assignTo, claimBodyOf } from '@/tests/support/data/claims';
import { ask } from '@/tests/support/data/determinations';
import { downloaded, madePaper } from '@/tests/support/data/made-papers';
import { textOfPdf } from '@/tests/support/data/pdf-text';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { rows } from '@/tests/support/database/database';

const onPaper = (changes: object = {}) => ({
  ...otherAccount(),
  receivedOn: '2026-01-20',
  receivedBy: 'post',
  sender: 'Sunil Devi, her son',
  ...changes,
});

const enterAs = (person: TestPerson, claimId: string, body: object) =>
  ask<ChangesOfClaim>(person, 'POST', `claims/entered/${claimId}/change-requests`, body);

/** A claim from paper, of a creditor without an address, that is decided. */
async function paperClaim({ decide = true } = {}) {
  const [meera, ravi] = await Promise.all([signUp('ip_admin'), signUp('ip_case_manager')]);
  const entered = await ask<{ id: string }>(meera, 'POST', 'claims/entered', {
    ...claimBodyOf('form_d', { email: '' }),
    receivedOn: '2026-01-05',
    receivedBy: 'post',
    beforeCommencement: true,
    evenIfSame: true,
  });
  const { id } = entered.body;
  await assignTo(meera, id, ravi);
  if (decide)
    await ask(meera, 'PATCH', `claims/${id}/status`, { status: 'approved', reviewNote: 'Right.' });
  return { meera, ravi, id };
}

/** A sheet breaks its lines anywhere. */
const plain = (text: string) => text.replace(/[\s\u200b]+/g, '');

const traceOf = (claimId: string) =>
  rows(
    `SELECT (SELECT count(*)::int FROM change_requests r WHERE r.claim_id = c.id) AS requests,
       (SELECT count(*)::int FROM audit_entries a WHERE a.claim_id = c.id AND a.action <> 'paper_made') AS entries
     FROM claims c WHERE c.id = $1`,
    [claimId],
  );

test('what a creditor with an account asks for is entered by nobody else', async () => {
  const { ravi, id } = await decidedClaim();
  const before = await traceOf(id);
  const refused = await enterAs(ravi, id, onPaper());
  expect([refused.status, refused.body]).toMatchObject([409, { code: 'asks_in_portal' }]);
  expect(await traceOf(id)).toEqual(before);
});

test.each<[string, object, string]>([
  ['without whose word it is', { sender: ' ' }, 'sender'],
  ['without how it came', { receivedBy: 'pigeon' }, 'receivedBy'],
  ['of a day that there is not', { receivedOn: '2026-02-30' }, 'receivedOn'],
  ['of a day to come', { receivedOn: daysAfter(dayInIndia(new Date()), 1) }, 'receivedOn'],
  ['that changes nothing', { values: {} }, 'values'],
  ['for a paper without one', { kind: 'document', values: {} }, 'documentIds'],
])('a request on paper %s is refused', async (_, changes, path) => {
  const { ravi, id } = await paperClaim();
  const before = await traceOf(id);
  const refused = await enterAs(ravi, id, onPaper(changes));
  expect([refused.status, refused.body]).toMatchObject([400, { issues: [{ path }] }]);
  expect(await traceOf(id)).toEqual(before);
});

test('a claim that is not decided takes no request on paper: it is corrected', async () => {
  const { ravi, id } = await paperClaim({ decide: false });
  expect((await enterAs(ravi, id, onPaper())).body).toMatchObject({ code: 'still_editable' });
});

test('a request on paper waits in the queue with its day and whose word it is, and the trail names who entered it', async () => {
  const { ravi, id } = await paperClaim();
  const counts = async () =>
    (await ask<DeskCounts>(ravi, 'GET', 'verification/counts?assignee=mine')).body;
  const before = await counts();
  const answers = await Promise.all([1, 2].map(() => enterAs(ravi, id, onPaper())));
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  const [change, ...more] = answers[0]?.body.changes ?? [];
  expect(more).toEqual([]);
  expect(change).toMatchObject({
    kind: 'bank_account',
    state: 'open',
    receivedBy: 'post',
    sender: 'Sunil Devi, her son',
    askedAt: '2026-01-19T18:30:00.000Z',
  });
  expect(await counts()).not.toEqual(before);
  const trail = await rows(
    `SELECT a.user_id AS by, a.details FROM audit_entries a WHERE a.claim_id = $1 AND a.action = 'change_request'`,
    [id],
  );
  expect(trail).toMatchObject([
    {
      by: ravi.user.id,
      details: { step: 'asked', receivedBy: 'post', sender: 'Sunil Devi, her son' },
    },
  ]);
  await expect(
    rows(`UPDATE change_requests SET sender = 'Mallory' WHERE id = $1`, [change?.id]),
  ).rejects.toThrow('stays as it was made');
});

test('who has the claim hears of a request on paper that a colleague enters, in the creditor’s name', async () => {
  const { meera, ravi, id } = await paperClaim();
  await enterAs(meera, id, onPaper());
  const told = await rows(
    `SELECT n.user_id AS to, n.data->>'name' = c.creditor_name AS theirs, n.data->'byClaimant' AS by
     FROM notifications n JOIN claims c ON c.id = n.claim_id WHERE c.id = $1 AND n.type = 'change_request'`,
    [id],
  );
  expect(told).toEqual([{ to: ravi.user.id, theirs: true, by: true }]);
});

test('its answer changes the form and goes out as a letter, with earlier answers that were not posted', async () => {
  const { ravi, id } = await paperClaim();
  const [account] = (await enterAs(ravi, id, onPaper())).body.changes;
  expect((await acceptAs(ravi, account?.id ?? '', 1)).status).toBe(200);
  expect((await claimAs(ravi, id)).body).toMatchObject({ version: 2, status: 'approved' });
  const first = await madePaper(ravi, id, 'change');
  const document = await documentOf(ravi);
  const paper = { kind: 'document', values: {}, documentIds: [document.id] };
  const [slip] = (await enterAs(ravi, id, onPaper({ ...paper, receivedOn: '2026-01-21' }))).body
    .changes;
  const answer = 'The slip is of another month.';
  expect((await withChange(ravi, slip?.id ?? '', 'decline', { answer })).status).toBe(200);
  const second = await madePaper(ravi, id, 'change');
  const forPost = async () =>
    (
      await ask<{ letters: LetterForPost[] }>(ravi, 'GET', 'papers/post?limit=100')
    ).body.letters.filter(({ claimId, kind }) => claimId === id && kind === 'change');
  expect(await forPost()).toMatchObject([{ id: second.id, reason: 'no_address' }]);
  const said = async (one: string) => plain(textOfPdf((await downloaded(ravi, one)).bytes));
  expect(await said(first.id)).not.toContain(plain(answer));
  expect(await said(second.id)).toContain(plain(answer));
  expect(await said(second.id)).toContain(plain('The old account is closed.'));
  // What went out is not said again.
  const postedOn = dayInIndia(new Date());
  await ask(ravi, 'POST', 'papers/post/posted', { ids: [second.id], postedOn });
  const other = { kind: 'other', values: {}, reason: 'My father’s name is wrong.' };
  const [name] = (await enterAs(ravi, id, onPaper({ ...other, receivedOn: '2026-01-22' }))).body
    .changes;
  await withChange(ravi, name?.id ?? '', 'decline', { answer: 'Send a copy of the ration card.' });
  const third = await said((await madePaper(ravi, id, 'change')).id);
  expect(third).toContain(plain('ration card'));
  expect(third).not.toContain(plain(answer));
});
