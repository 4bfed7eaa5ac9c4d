import { randomUUID } from 'node:crypto';
import type { Overview } from '@/lib/statistics/overview';
import { documentOf, send } from '@/tests/api/documents/documents-support';
import { say } from '@/tests/api/messages/messages-support';
import { assign, bulkAssign, bulkStatus, setStatus } from '@/tests/support/data/bulk';
import {
  aClaim,
  auditOf,
  claimAs,
  notificationsAbout,
  recordOf,
  withdraw,
} from '@/tests/support/data/changing';
import { assignTo, createClaimAs } from '@/tests/support/data/claims';
import { pdf } from '@/tests/support/data/files';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { database } from '@/tests/support/database/database';
import { call } from '@/tests/support/http/api';

afterAll(() => database.end());

describe('withdrawing is refused', () => {
  it('to everybody but the claimant and the claim’s professionals', async () => {
    const { id } = await aClaim();
    const before = await recordOf(id);
    expect((await withdraw(await signUp(), id)).status).toBe(404);
    expect((await withdraw(await signUp('ip_case_manager'), id)).status).toBe(404);
    expect(await recordOf(id)).toEqual(before);
  });

  it('with a document of somebody else, or that is on another claim', async () => {
    const { asha, ravi, meera, id } = await aClaim();
    const other = await createClaimAs(asha);
    await assignTo(meera, other.id, ravi);
    const ofOthers = await documentOf(asha);
    const elsewhere = await documentOf(ravi, other.id);
    const before = await recordOf(id);
    for (const document of [ofOthers.id, elsewhere.id, randomUUID()]) {
      const { status, body } = await withdraw(ravi, id, 'By letter.', [document]);
      expect([status, body.issues]).toMatchObject([400, [{ path: 'documentIds' }]]);
    }
    expect(await recordOf(id)).toEqual(before);
  });

  it.each([
    ['none', undefined],
    ['an empty one', '  \n '],
    ['one of 2,001 characters', 'x'.repeat(2001)],
    ['one with NUL', 'a\0b'],
    ['a number', 5],
  ])('with %s for a reason', async (_, reason) => {
    const { asha, id } = await aClaim();
    const answer = await withdraw(asha, id, reason === undefined ? null : reason);
    expect(answer.status).toBe(400);
    expect(answer.body.issues).toMatchObject([{ path: 'reason' }]);
    expect((await recordOf(id))?.status).toBe('submitted');
  });

  it.each(['approved', 'rejected'])('once the claim is %s', async (status) => {
    const { asha, ravi, id } = await aClaim();
    await setStatus(ravi, id, { status });
    const answer = await withdraw(asha, id);
    expect([answer.status, answer.body.code]).toEqual([409, 'decided']);
    expect((await recordOf(id))?.status).toBe(status);
  });
});

describe('a claim can be withdrawn', () => {
  it.each(['submitted', 'under_review', 'info_required'])('while it is %s', async (status) => {
    const { asha, ravi, claim, id } = await aClaim();
    if (status !== 'submitted') await setStatus(ravi, id, { status });
    const answer = await withdraw(asha, id, '  Paid <meanwhile>.  ');
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      status: 'withdrawn',
      withdrawalReason: 'Paid <meanwhile>.',
      version: 1,
      claimData: claim.claimData,
    });
    expect(await auditOf(id, 'claim_withdrawn')).toEqual([
      { details: { from: status, reason: 'Paid <meanwhile>.' }, user_full_name: 'Asha Devi' },
    ]);
    expect((await notificationsAbout(ravi, id))[0]).toMatchObject({
      type: 'status_change',
      title: `Claim ${claim.claimNumber}: withdrawn`,
      message: `Asha Devi has withdrawn claim ${claim.claimNumber}. Reason: Paid <meanwhile>.`,
    });
  });

  it('with a reason of 2,000 characters, and administrators are told when it is unassigned', async () => {
    const [asha, meera] = await Promise.all([signUp(), signUp('ip_admin')]);
    const { id } = await createClaimAs(asha);
    expect((await withdraw(asha, id, 'x'.repeat(2000))).status).toBe(200);
    expect((await notificationsAbout(meera, id)).map(({ type }) => type)).toEqual([
      'status_change',
    ]);
  });

  it('by a professional for a creditor who wrote, with the letter, and its claimant is told by whom', async () => {
    const { asha, ravi, claim, id } = await aClaim();
    const letter = await documentOf(ravi);
    const answer = await withdraw(ravi, id, 'Settled with the creditor.', [letter.id]);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      status: 'withdrawn',
      withdrawalReason: 'Settled with the creditor.',
      withdrawalNotedBy: { firstName: 'Ravi', lastName: 'Menon' },
      documents: [{ id: letter.id }],
    });
    expect(await auditOf(id, 'claim_withdrawn')).toEqual([
      {
        details: {
          from: 'submitted',
          reason: 'Settled with the creditor.',
          forCreditor: true,
          documents: 1,
        },
        user_full_name: 'Ravi Menon',
      },
    ]);
    expect(await auditOf(id, 'document_uploaded')).toHaveLength(1);
    expect((await claimAs(asha, id)).body.withdrawalNotedBy).toMatchObject({ firstName: 'Ravi' });
    expect((await notificationsAbout(asha, id))[0]).toMatchObject({
      type: 'status_change',
      title: `Claim ${claim.claimNumber}: withdrawn`,
      message: expect.stringMatching(
        /^Ravi Menon has noted that you withdrew your claim .*Reason: Settled with the creditor\.$/,
      ),
    });
  });

  it('by a colleague for a creditor, and whoever has the claim is told, but not who does it', async () => {
    const { asha, ravi, meera, claim, id } = await aClaim();
    expect((await withdraw(meera, id, 'Settled.')).status).toBe(200);
    const told = await Promise.all(
      [ravi, meera, asha].map((person) => notificationsAbout(person, id)),
    );
    expect(
      told.map((notices) => notices.filter(({ title }) => title.endsWith('withdrawn')).length),
    ).toEqual([1, 0, 1]);
    expect(told[0]?.[0]).toMatchObject({
      message: `${claim.creditorName} has withdrawn claim ${claim.claimNumber}. Reason: Settled.`,
    });
  });

  it('once, when it is sent five times at once', async () => {
    const { asha, id } = await aClaim();
    const answers = await Promise.all(Array.from({ length: 5 }, () => withdraw(asha, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(answers.filter(({ body }) => body.code === 'withdrawn')).toHaveLength(4);
    expect(await auditOf(id, 'claim_withdrawn')).toHaveLength(1);
  });

  it('or decided, but not both, when both are asked for at once', async () => {
    const { asha, ravi, id } = await aClaim();
    const [taken, decided] = await Promise.all([
      withdraw(asha, id),
      setStatus(ravi, id, { status: 'approved' }),
    ]);
    expect([taken.status, decided.status].sort()).toEqual([200, 409]);
    const status = taken.status === 200 ? 'withdrawn' : 'approved';
    expect((await recordOf(id))?.status).toBe(status);
  });
});

describe('a withdrawn claim', () => {
  let asha: TestPerson;
  let ravi: TestPerson;
  let meera: TestPerson;
  let id: string;
  let claimNumber: string;
  beforeAll(async () => {
    ({
      asha,
      ravi,
      meera,
      id,
      claim: { claimNumber },
    } = await aClaim());
    await withdraw(asha, id);
  });

  it('takes no status and no assignee, whatever status the caller saw', async () => {
    const before = await recordOf(id);
    for (const from of [undefined, 'submitted', 'withdrawn']) {
      const answer = await setStatus(ravi, id, { status: 'approved', from });
      expect([answer.status, answer.body.code]).toEqual([409, 'withdrawn']);
    }
    const given = await assign(meera, id, { assigneeId: meera.user.id });
    expect([given.status, given.body.code]).toEqual([409, 'withdrawn']);
    expect((await setStatus(ravi, id, { status: 'withdrawn' })).status).toBe(400);
    expect(await recordOf(id)).toEqual(before);
  });

  it('is skipped and named in changes of many claims', async () => {
    const other = await createClaimAs(asha);
    const skipped = [
      {
        id,
        claimNumber,
        reason: 'withdrawn',
        message: 'The claimant has withdrawn this claim.',
        code: 'withdrawn',
        params: { act: 'review' },
      },
    ];
    const claimIds = [id, other.id];
    expect((await bulkAssign(meera, { claimIds, assigneeId: ravi.user.id })).body).toEqual({
      updated: 1,
      skipped,
    });
    expect((await bulkStatus(ravi, { claimIds, status: 'approved' })).body).toEqual({
      updated: 1,
      skipped,
    });
  });

  it('takes documents from its professionals only, and messages from both sides', async () => {
    const mine = await send(asha, pdf(), 'late.pdf', { before: { claimId: id } });
    expect([mine.status, (mine.body as { code?: string }).code]).toEqual([409, 'withdrawn']);
    expect((await send(ravi, pdf(), 'note.pdf', { before: { claimId: id } })).status).toBe(201);
    await say(asha, id, 'I have been paid.');
    await say(ravi, id, 'Thank you.');
    expect((await claimAs(asha, id)).body.documents).toHaveLength(1);
  });

  it('is still listed and exported, also when filtered by its status', async () => {
    const listed = await call<{ claims: { id: string }[]; total: number }>(
      'GET',
      '/api/claims?status=withdrawn',
      { token: asha.token },
    );
    expect(listed.body).toMatchObject({ total: 1, claims: [{ id, status: 'withdrawn' }] });
    const report = await call('POST', '/api/reports/export', {
      token: ravi.token,
      body: { format: 'csv', claimIds: [id] },
    });
    expect(report.text).toMatch(new RegExp(`${claimNumber}.*Withdrawn`));
  });
});

describe('the statistics', () => {
  const statistics = (person: TestPerson) =>
    call<Record<string, number>>('GET', '/api/statistics/dashboard', { token: person.token });
  const overview = (person: TestPerson) =>
    call<Overview>('GET', '/api/statistics/overview', { token: person.token });

  it('leave out withdrawn claims on both sides, and say how many they are', async () => {
    const { asha, ravi, meera, id } = await aClaim('form_b');
    const [kept, approved] = [
      await createClaimAs(asha, 'form_b'),
      await createClaimAs(asha, 'form_c'),
    ];
    for (const claim of [kept, approved]) await assignTo(meera, claim.id, ravi);
    await setStatus(ravi, approved.id, { status: 'approved' });
    await withdraw(asha, id);

    expect((await statistics(asha)).body).toEqual({
      total: 2,
      pending: 1,
      approved: 1,
      withdrawn: 1,
      unreadMessages: 0,
    });
    expect((await statistics(ravi)).body).toEqual({
      total: 2,
      pending: 1,
      approved: 1,
      rejected: 0,
      withdrawn: 1,
    });
    const { byType, byStatus, perDay, oldestUndecided } = (await overview(ravi)).body;
    expect(byType).toEqual([
      { creditorType: 'form_b', count: 1, amount: kept.claimAmount },
      { creditorType: 'form_c', count: 1, amount: approved.claimAmount },
    ]);
    expect(byStatus.map(({ status, count }) => [status, count])).toEqual([
      ['submitted', 1],
      ['approved', 1],
    ]);
    expect(perDay.map(({ count }) => count)).toEqual([2]);
    expect(oldestUndecided.map((claim) => claim.id)).toEqual([kept.id]);
  });

  it('show no type and no day that has only withdrawn claims', async () => {
    const { asha, ravi, id } = await aClaim();
    await withdraw(asha, id);
    expect((await overview(ravi)).body).toMatchObject({
      byType: [],
      byStatus: [],
      perDay: [],
      oldestUndecided: [],
    });
    expect((await statistics(ravi)).body).toMatchObject({ total: 0, pending: 0 });
  });
});
