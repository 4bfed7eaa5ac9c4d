import { randomUUID } from 'node:crypto';
import type { DeskCounts } from '@/lib/claims/queues/desk/counts';
import type { DeskClaim } from '@/lib/claims/queues/desk/list';
import type { Revealed } from '@/lib/claims/records/reveal';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';
import { documentOf } from '@/tests/api/documents/documents-support';
import {
  acceptAs,
  askForChangeAs,
  changeAskedBy,
  changesAs,
  decidedClaim,
  inWords,
  otherAccount,
  withChange,
} from '@/tests/support/data/changes';
import {
  aClaim,
  claimAs,
  notificationsAbout,
  versionAs,
  withdraw,
} from '@/tests/support/data/changing';
import { createClaimAs } from '@/tests/support/data/claims';
import { admittedAs, today } from '@/tests/support/data/creditor-lists';
import {
  ask,
  determinationOf,
  determinationsFor,
  determineAs,
} from '@/tests/support/data/determinations';
import { signUp } from '@/tests/support/data/people';
import { agreeAs, reportTransferAs, withTransfer } from '@/tests/support/data/transfers';
import { askForFile, downloadedFile, entriesIn, madeFile } from '@/tests/support/data/whole-files';
import { rows } from '@/tests/support/database/database';

/** Everything that a refused call must leave unchanged. */
const traceOf = (claimId: string) =>
  rows(
    `SELECT c.status, c.version, c.updated_at,
       (SELECT json_agg(r ORDER BY r.asked_at) FROM change_requests r WHERE r.claim_id = c.id) AS requests,
       (SELECT count(*)::int FROM audit_entries a WHERE a.claim_id = c.id AND a.action <> 'paper_made') AS entries,
       (SELECT count(*)::int FROM notifications n WHERE n.claim_id = c.id) AS told,
       (SELECT count(*)::int FROM documents d WHERE d.claim_id = c.id) AS documents
     FROM claims c WHERE c.id = $1`,
    [claimId],
  );

const auditOf = (claimId: string, action: string) =>
  rows<{ details: Record<string, unknown> }>(
    'SELECT details FROM audit_entries WHERE claim_id = $1 AND action::text = $2 ORDER BY id',
    [claimId, action],
  );

const stepsOf = async (claimId: string) =>
  (await auditOf(claimId, 'change_request')).map(({ details }) => details);

test('a claim that is not decided takes no request: its claimant edits it', async () => {
  const { asha, id } = await aClaim();
  const before = await traceOf(id);
  const refused = await askForChangeAs(asha, id, inWords());
  expect([refused.status, refused.body.code]).toEqual([409, 'still_editable']);
  expect(await traceOf(id)).toEqual(before);
});

test('a claim that is decided in part takes a paper to be read, and nothing that its claimant changes', async () => {
  const [asha, meera] = await Promise.all([signUp(), signUp('ip_admin')]);
  const { id } = await createClaimAs(asha, 'form_b', { claimAmount: '1000' });
  const part = { head: 'principal', admitted: '400', underVerification: '600' };
  const body = determinationOf([part], { confirm: true });
  expect((await determineAs(meera, id, body)).body.state).toBe('confirmed');
  const paper = await documentOf(asha);
  for (const other of [inWords(), otherAccount()]) {
    const refused = await askForChangeAs(asha, id, other);
    expect([refused.status, refused.body.code]).toEqual([409, 'still_editable']);
  }
  const sent = { kind: 'document', documentIds: [paper.id] };
  const change = await changeAskedBy(asha, id, inWords(sent));
  expect((await claimAs(asha, id)).body.changes).toEqual({ count: 1, open: ['document'] });
  const answered = await acceptAs(meera, change.id, 1, 'We have read it.');
  expect(answered.body.changes).toMatchObject([{ state: 'accepted', answer: 'We have read it.' }]);
});

test('a withdrawn claim takes no request, and one in quarantine is shown without any', async () => {
  const { asha, meera, id } = await aClaim();
  await withdraw(asha, id);
  const refused = await askForChangeAs(asha, id, inWords());
  expect([refused.status, refused.body.code]).toEqual([409, 'withdrawn']);

  const held = await decidedClaim();
  const change = await changeAskedBy(held.asha, held.id);
  await rows(
    `WITH begun AS (INSERT INTO quarantines (user_id, begun_by_id) VALUES ($2, $3) RETURNING id)
     UPDATE claims SET quarantine_id = begun.id FROM begun WHERE claims.id = $1`,
    [held.id, held.asha.user.id, meera.user.id],
  );
  const examined = await askForChangeAs(held.asha, held.id, otherAccount());
  expect([examined.status, examined.body.code]).toEqual([409, 'being_examined']);
  expect((await withChange(held.asha, change.id, 'take-back')).status).toBe(404);
  expect((await acceptAs(held.ravi, change.id)).status).toBe(404);
  expect((await changesAs(held.ravi, held.id)).status).toBe(404);
  await rows('UPDATE claims SET quarantine_id = NULL WHERE id = $1', [held.id]);
  expect((await acceptAs(held.ravi, change.id)).status).toBe(200);
});

test('another claimant and another case manager find nothing of it', async () => {
  const { asha, id } = await decidedClaim();
  const change = await changeAskedBy(asha, id, otherAccount());
  const before = await traceOf(id);
  const [salim, kavita] = await Promise.all([signUp(), signUp('ip_case_manager')]);
  for (const stranger of [salim, kavita]) {
    expect((await changesAs(stranger, id)).status).toBe(404);
    expect(
      (await withChange(stranger, change.id, 'reveal', { field: 'accountNumber' })).status,
    ).toBe(404);
  }
  expect((await askForChangeAs(salim, id, inWords())).status).toBe(404);
  expect((await withChange(salim, change.id, 'take-back')).status).toBe(404);
  expect((await acceptAs(kavita, change.id)).status).toBe(404);
  expect((await withChange(kavita, change.id, 'decline', { answer: 'No.' })).status).toBe(404);
  expect((await acceptAs(kavita, randomUUID())).status).toBe(404);
  expect(await traceOf(id)).toEqual(before);
});

test.each<[string, object, string, string]>([
  ['no kind', { kind: 'amount' }, 'kind', 'change_kind'],
  ['too few words', { reason: 'wrong' }, 'reason', 'too_short'],
  ['too many words', { reason: 'x'.repeat(1001) }, 'reason', 'too_big'],
  ['a paper without a file', { kind: 'document' }, 'documentIds', 'paper_missing'],
  [
    'a document that is not there',
    { documentIds: [randomUUID()] },
    'documentIds',
    'unknown_document',
  ],
  [
    'an IFSC that is none',
    otherAccount('', { values: { ifscCode: 'SBIN' } }),
    'values.ifscCode',
    'ifsc',
  ],
  ['an account that is emptied', otherAccount(''), 'values.accountNumber', 'required'],
  [
    'a number for a text',
    otherAccount('', { values: { accountNumber: 5 } }),
    'values.accountNumber',
    'type',
  ],
  [
    'a telephone number that is none',
    { kind: 'contact', values: { phone: '12' } },
    'values.phone',
    'phone',
  ],
  [
    'what is there already',
    { kind: 'contact', values: { phone: sampleValuesOf('form_d').phone } },
    'values',
    'nothing_changed',
  ],
  [
    'only fields of another kind',
    { kind: 'contact', values: { accountNumber: '60200098765432', claimAmount: '1' } },
    'values',
    'nothing_changed',
  ],
])('a request with %s is refused, and changes nothing', async (_, changes, path, rule) => {
  const { asha, id } = await decidedClaim();
  const before = await traceOf(id);
  const refused = await askForChangeAs(asha, id, inWords(changes));
  expect([refused.status, refused.body.issues?.[0]]).toEqual([
    400,
    expect.objectContaining({ path, rule }),
  ]);
  expect(await traceOf(id)).toEqual(before);
});

test('a document of another person, or of another claim, does not come with a request', async () => {
  const { asha, id } = await decidedClaim();
  const salim = await signUp();
  const other = await createClaimAs(asha, 'form_f');
  const foreign = [await documentOf(salim), await documentOf(asha, other.id)];
  for (const document of foreign) {
    const refused = await askForChangeAs(asha, id, inWords({ documentIds: [document.id] }));
    expect(refused.body.issues).toMatchObject([{ rule: 'unknown_document' }]);
  }
  expect((await changesAs(asha, id)).body).toEqual({ changes: [] });
});

test('one request of each kind is open at a time; the same again is harmless', async () => {
  const { asha, ravi, id } = await decidedClaim();
  const first = await changeAskedBy(asha, id, otherAccount());
  expect((await changeAskedBy(asha, id, otherAccount())).id).toBe(first.id);
  const waits = { objectedOn: null, askedOn: today() };
  expect((await claimAs(asha, id)).body.awaited).toMatchObject(waits);
  expect((await claimAs(ravi, id)).body.awaited).toBeNull();
  const before = await traceOf(id);
  for (const another of [
    otherAccount('60200098765433'),
    otherAccount(undefined, { reason: 'It is another one.' }),
  ]) {
    const refused = await askForChangeAs(asha, id, another);
    expect([refused.status, refused.body.code]).toEqual([409, 'change_waits']);
  }
  expect(await traceOf(id)).toEqual(before);
  const all = await Promise.all(
    Array.from({ length: 6 }, (_, n) =>
      askForChangeAs(asha, id, inWords({ reason: `The name is wrong, ${n}.` })),
    ),
  );
  expect(all.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  await withChange(ravi, first.id, 'decline', { answer: 'No cheque came with it.' });
  expect((await askForChangeAs(asha, id, otherAccount('60200098765433'))).status).toBe(201);
});

test('a claim takes twenty requests', async () => {
  const { asha, id } = await decidedClaim();
  await rows(
    `INSERT INTO change_requests (claim_id, kind, reason, state, asked_by_id, closed_at)
     SELECT $1, 'other', 'Long ago and over.', 'taken_back', $2, now() FROM generate_series(1, 20)`,
    [id, asha.user.id],
  );
  const refused = await askForChangeAs(asha, id, inWords());
  expect([refused.status, refused.body.code]).toEqual([409, 'too_many_changes']);
});

test('a paper that is sent is a document of the claim, and its reason is in the trail', async () => {
  const { asha, ravi, meera, id } = await decidedClaim('rejected');
  const document = await documentOf(asha);
  const reason = 'The salary slip of March shows the amount.';
  const change = await changeAskedBy(asha, id, {
    kind: 'document',
    reason,
    documentIds: [document.id],
  });
  expect(change).toMatchObject({
    kind: 'document',
    reason,
    proposed: null,
    documentIds: [document.id],
    state: 'open',
  });
  expect((await claimAs(ravi, id)).body).toMatchObject({
    documents: [{ id: document.id }],
    changes: { count: 1, open: ['document'] },
  });
  expect((await ask(ravi, 'GET', `documents/${document.id}`)).status).toBe(200);
  expect(await stepsOf(id)).toEqual([
    { changeRequestId: change.id, step: 'asked', kind: 'document', documents: 1, reason },
  ]);
  expect(await auditOf(id, 'document_uploaded')).toHaveLength(1);
  expect((await notificationsAbout(ravi, id))[0]).toMatchObject({
    type: 'change_request',
    title: expect.stringMatching(/request for a change$/),
    message: expect.stringContaining(reason),
  });
  expect(
    (await notificationsAbout(meera, id)).filter(({ type }) => type === 'change_request'),
  ).toEqual([]);
  expect(
    (await acceptAs(ravi, change.id, 1, 'We look at the amount again.')).body.changes,
  ).toMatchObject([
    {
      state: 'accepted',
      answer: 'We look at the amount again.',
      answeredBy: { firstName: ravi.user.firstName },
    },
  ]);
  const after = await claimAs(asha, id);
  expect(after.body).toMatchObject({
    status: 'rejected',
    version: 1,
    changes: { count: 1, open: [] },
  });
  expect((await notificationsAbout(asha, id))[0]).toMatchObject({
    type: 'change_request',
    message: expect.stringContaining('We look at the amount again.'),
  });
  const own = (await changesAs(asha, id)).body.changes;
  expect(own).toMatchObject([{ state: 'accepted' }]);
  expect(own[0]).not.toHaveProperty('answeredBy');
});

test('an account number is sealed and masked, and shown to whoever asks, with an entry in the trail', async () => {
  const { asha, ravi, id } = await decidedClaim();
  const change = await changeAskedBy(asha, id, otherAccount('60200098765432'));
  expect(change.proposed).toEqual({ accountNumber: expect.stringMatching(/5432$/) });
  expect(change.proposed?.accountNumber).not.toBe('60200098765432');
  const [stored] = await rows<{ text: string }>(
    'SELECT proposed::text AS text FROM change_requests WHERE id = $1',
    [change.id],
  );
  expect(stored?.text).toContain('enc:1:');
  expect(stored?.text).not.toContain('98765432');
  const shown = await ask<Revealed>(ravi, 'POST', `change-requests/${change.id}/reveal`, {
    field: 'accountNumber',
  });
  expect(shown.body.values).toEqual({ accountNumber: '60200098765432' });
  expect((await withChange(ravi, change.id, 'reveal', { field: 'ifscCode' })).status).toBe(404);
  expect((await auditOf(id, 'identifier_shown')).map(({ details }) => details)).toEqual([
    { field: 'accountNumber', count: 1, changeRequestId: change.id },
  ]);
});

test('an accepted account stands in the form, keeps the former one, and moves no amount', async () => {
  const { asha, ravi, meera, claim, id } = await decidedClaim();
  const decided = await determinationsFor(ravi, id);
  const change = await changeAskedBy(asha, id, otherAccount('60200098765432'));
  const accepted = await acceptAs(ravi, change.id, 1);
  expect([accepted.status, accepted.body.changes[0]?.state]).toEqual([200, 'accepted']);
  const { body } = await claimAs(ravi, id);
  expect(body).toMatchObject({ status: 'approved', version: 2, claimAmount: claim.claimAmount });
  expect(body.claimData.accountNumber).toBe(change.proposed?.accountNumber);
  expect(body.flagged.map(({ name }) => name)).not.toContain('edited');
  expect(await determinationsFor(ravi, id)).toEqual(decided);
  const former = (await versionAs(ravi, id, 1)).body.claimData;
  expect(former.accountNumber).not.toBe(body.claimData.accountNumber);
  expect((await auditOf(id, 'claim_updated')).map(({ details }) => details)).toEqual([
    { fields: ['accountNumber'], version: 2, changeRequestId: change.id },
  ]);
  const shown = await ask<Revealed>(meera, 'POST', `claims/${id}/reveal`, {
    field: 'accountNumber',
  });
  expect(shown.body.values).toEqual({ accountNumber: '60200098765432' });
  expect((await notificationsAbout(asha, id))[0]?.message).toMatch(/If you did not ask for this/);
  // The same again, by the same person, is harmless.
  expect((await acceptAs(ravi, change.id, 1)).status).toBe(200);
  expect((await acceptAs(meera, change.id, 2)).body.code).toBe('change_closed');
  expect(await stepsOf(id)).toHaveLength(2);
});

test('a proposal stays one that can be confirmed, since no amount depends on an account', async () => {
  const { asha, ravi, meera, id } = await decidedClaim();
  const [before] = await determinationsFor(meera, id);
  const proposed = await determineAs(
    ravi,
    id,
    determinationOf(before?.heads ?? [], {
      basis: 'revised',
      seen: before?.number,
      category: before?.category,
      workman: before?.workman,
    }),
  );
  expect([proposed.status, proposed.text]).toEqual([201, expect.anything()]);
  const change = await changeAskedBy(asha, id, otherAccount());
  expect((await acceptAs(ravi, change.id)).status).toBe(200);
  const confirmed = await ask(meera, 'POST', `determinations/${proposed.body.id}/confirm`, {});
  expect([confirmed.status, confirmed.text]).toEqual([200, expect.anything()]);
});

test('a claim whose own edit came between is marked as edited, and one of both too', async () => {
  const { asha, ravi, meera, id } = await decidedClaim();
  const first = await changeAskedBy(asha, id, otherAccount());
  await acceptAs(ravi, first.id);
  await ask(meera, 'PATCH', `claims/${id}/status`, { status: 'under_review' });
  await ask(asha, 'PATCH', `claims/${id}`, { claimData: { department: 'Night fleet' } });
  const { flagged } = (await claimAs(ravi, id)).body;
  expect(flagged.map(({ name }) => name)).toContain('edited');
});

test('a new telephone number is found by the search once it is accepted', async () => {
  const { asha, meera, id } = await decidedClaim();
  const phone = `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;
  const change = await changeAskedBy(asha, id, {
    kind: 'contact',
    reason: 'I have a new number.',
    values: { phone, alternatePhone: '' },
  });
  expect(change.proposed).toEqual({ phone, alternatePhone: '' });
  const found = async () =>
    (
      await rows<{ id: string }>('SELECT id FROM claim_search WHERE plain_numbers @> ARRAY[$1]', [
        phone,
      ])
    ).map((one) => one.id);
  expect(await found()).toEqual([]);
  expect((await acceptAs(meera, change.id)).status).toBe(200);
  expect(await found()).toEqual([id]);
  const { claimData } = (await claimAs(asha, id)).body;
  expect([claimData.phone, claimData.alternatePhone]).toEqual([phone, undefined]);
});

test('what is accepted is what was seen: a form that moved on meanwhile is looked at again', async () => {
  const { asha, ravi, id } = await decidedClaim();
  const [account, contact] = [
    await changeAskedBy(asha, id, otherAccount()),
    await changeAskedBy(asha, id, {
      kind: 'contact',
      reason: 'I have moved house.',
      values: { currentAddress: 'House 9, Patiala' },
    }),
  ];
  expect((await acceptAs(ravi, account.id, 1)).status).toBe(200);
  const before = await traceOf(id);
  const refused = await acceptAs(ravi, contact.id, 1);
  expect([refused.status, refused.body.code]).toEqual([409, 'form_changed_meanwhile']);
  expect(await traceOf(id)).toEqual(before);
  expect((await acceptAs(ravi, contact.id, 2)).status).toBe(200);
  const { claimData, version } = (await claimAs(asha, id)).body;
  expect([version, claimData.currentAddress]).toEqual([3, 'House 9, Patiala']);
  expect(claimData.accountNumber).toBe(account.proposed?.accountNumber);
});

test('what was missing before the decision keeps nobody from changing the rest', async () => {
  const { asha, ravi, id } = await decidedClaim();
  await rows(
    `UPDATE claims SET claim_data = claim_data - 'gender' - 'email' || '{"missingFields": ["gender", "email"]}' WHERE id = $1`,
    [id],
  );
  const change = await changeAskedBy(asha, id, {
    kind: 'contact',
    reason: 'I have an address now.',
    values: { email: 'asha.new@example.com' },
  });
  expect((await acceptAs(ravi, change.id)).status).toBe(200);
  expect((await claimAs(ravi, id)).body.claimData).toMatchObject({
    email: 'asha.new@example.com',
    missingFields: ['gender'],
  });
});

test('a request that is declined says why, and one that is over is not answered again', async () => {
  const { asha, ravi, meera, id } = await decidedClaim();
  const change = await changeAskedBy(asha, id, otherAccount());
  const empty = await withChange(ravi, change.id, 'decline', { answer: ' ' });
  expect([empty.status, empty.body.issues?.[0]?.path]).toEqual([400, 'answer']);
  const answer = 'The cheque names somebody else.';
  const declined = await withChange(ravi, change.id, 'decline', { answer });
  expect(declined.body.changes).toMatchObject([{ state: 'declined', answer }]);
  expect((await withChange(ravi, change.id, 'decline', { answer })).status).toBe(200);
  for (const refused of [
    await acceptAs(meera, change.id),
    await withChange(meera, change.id, 'decline', { answer }),
    await withChange(asha, change.id, 'take-back'),
  ])
    expect([refused.status, refused.body.code]).toEqual([409, 'change_closed']);
  expect((await claimAs(asha, id)).body.version).toBe(1);
  expect((await notificationsAbout(asha, id))[0]?.message).toContain(answer);
  expect((await stepsOf(id)).map(({ step, reason }) => [step, reason])).toEqual([
    ['asked', 'The old account is closed.'],
    ['declined', answer],
  ]);
});

test('taken back and accepted at once, it is one of the two', async () => {
  const { asha, ravi, id } = await decidedClaim();
  const change = await changeAskedBy(asha, id, otherAccount());
  const [back, accepted] = await Promise.all([
    withChange(asha, change.id, 'take-back'),
    acceptAs(ravi, change.id),
  ]);
  expect([back.status, accepted.status].sort()).toEqual([200, 409]);
  const [found] = (await changesAs(asha, id)).body.changes;
  expect(found?.state).toBe(back.status === 200 ? 'taken_back' : 'accepted');
  expect((await claimAs(asha, id)).body.version).toBe(back.status === 200 ? 1 : 2);
  expect(await stepsOf(id)).toHaveLength(2);
});

test('the desk has the claims with open requests in a queue, each once, for whoever decides on them', async () => {
  const { asha, ravi, id } = await decidedClaim();
  const kavita = await signUp('ip_case_manager');
  const desk = async (person = ravi) => {
    const { body } = await ask<{ claims: DeskClaim[]; total: number }>(
      person,
      'GET',
      'verification?queue=change_requests&assignee=mine&limit=100',
    );
    const { change_requests } = (
      await ask<DeskCounts>(person, 'GET', 'verification/counts?assignee=mine')
    ).body;
    return { ids: body.claims.map((one) => one.id), total: body.total, counted: change_requests };
  };
  expect(await desk()).toEqual({ ids: [], total: 0, counted: 0 });
  const first = await changeAskedBy(asha, id, otherAccount());
  const second = await changeAskedBy(asha, id);
  expect(await desk()).toEqual({ ids: [id], total: 1, counted: 1 });
  expect(await desk(kavita)).toEqual({ ids: [], total: 0, counted: 0 });
  await acceptAs(ravi, first.id);
  expect((await desk()).counted).toBe(1);
  await withChange(asha, second.id, 'take-back');
  expect(await desk()).toEqual({ ids: [], total: 0, counted: 0 });
});

test('requests of a claim that is reopened and withdrawn end with it, and come back with it', async () => {
  const { asha, ravi, id } = await decidedClaim();
  const [open, over] = [
    await changeAskedBy(asha, id, otherAccount()),
    await changeAskedBy(asha, id),
  ];
  await withChange(asha, over.id, 'take-back');
  await ask(ravi, 'PATCH', `claims/${id}/status`, { status: 'under_review' });
  expect((await withdraw(ravi, id, 'By letter.')).status).toBe(200);
  const states = async () =>
    Object.fromEntries((await changesAs(asha, id)).body.changes.map((one) => [one.id, one.state]));
  expect(await states()).toEqual({ [open.id]: 'taken_back', [over.id]: 'taken_back' });
  const undone = await ask(ravi, 'POST', `claims/${id}/withdraw/undo`, { reason: 'A mistake.' });
  expect(undone.status).toBe(200);
  expect(await states()).toEqual({ [open.id]: 'open', [over.id]: 'taken_back' });
  expect((await acceptAs(ravi, open.id)).status).toBe(200);
});

test('the whole file of a claim has its requests, numbers masked', async () => {
  const { asha, ravi, id } = await decidedClaim();
  const change = await changeAskedBy(asha, id, otherAccount('60200098765432'));
  await withChange(ravi, change.id, 'decline', { answer: 'The cheque is missing.' });
  const asked = await askForFile(ravi, [id]);
  await madeFile(ravi, asked.body.id);
  const entries = await entriesIn((await downloadedFile(ravi, asked.body.id)).bytes);
  const name =
    [...entries.keys()].find((one) => one.endsWith('conversation/change-requests.txt')) ?? '';
  const text = entries.get(name)?.toString() ?? '';
  expect(text).toContain('The old account is closed.');
  expect(text).toContain('The cheque is missing.');
  expect(text).toContain('5432');
  expect(text).not.toContain('60200098765432');
});

test('a transfer is accepted after a change; open requests stay with their claim, and the new creditor asks for an account', async () => {
  const [asha, zoya, meera] = await Promise.all([signUp(), signUp(), signUp('ip_admin')]);
  const { id } = await admittedAs(asha, meera, 'form_c', 'Narmada Finance', '1000.00');
  const phone = {
    kind: 'contact',
    reason: 'A new officer.',
    values: { officerPhone: '9884012377' },
  };
  expect((await acceptAs(meera, (await changeAskedBy(asha, id, phone)).id)).status).toBe(200);
  const open = await changeAskedBy(asha, id);
  const reported = await reportTransferAs(asha, id, {
    amount: '1000.00',
    on: today(),
    email: zoya.user.email,
  });
  await agreeAs(zoya, reported.body.id);
  const accepted = await withTransfer(meera, reported.body.id, 'accept');
  expect([accepted.status, accepted.text]).toEqual([200, expect.anything()]);
  const to = accepted.body.to?.id ?? '';
  expect((await changesAs(zoya, to)).body).toEqual({ changes: [] });
  expect((await changesAs(asha, id)).body.changes[0]).toMatchObject({ id: open.id, state: 'open' });
  expect((await withChange(meera, open.id, 'decline', { answer: 'It went over.' })).status).toBe(
    200,
  );
  const values = {
    accountNumber: '60200098765432',
    ifscCode: 'DEMO0009012',
    bankName: 'Demo Bank',
    accountHolderName: 'Z Capital',
  };
  const account = await changeAskedBy(zoya, to, otherAccount('', { values }));
  expect((await acceptAs(meera, account.id)).status).toBe(200);
  expect((await claimAs(zoya, to)).body.claimData).toMatchObject({
    accountHolderName: 'Z Capital',
  });
});
