import type { ProposalsSummary } from '@/lib/claims/deeds/determinations/bulk-summary';
import type { BulkConfirmed } from '@/lib/claims/deeds/determinations/confirm';
import type { ConfirmedPart } from '@/lib/claims/deeds/determinations/confirm-selection';
import { dayInIndia } from '@/lib/format/date';
import { daysAfter } from '@/lib/format/days';
import { assignTo, createClaimAs } from '@/tests/support/data/claims';
import { ask, determinationOf, determineAs } from '@/tests/support/data/determinations';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { setAsideAs } from '@/tests/support/data/set-aside';
import { database, rows } from '@/tests/support/database/database';
import { call } from '@/tests/support/http/api';
import { storeDocument } from '@/tests/support/stored-rows';

let asha: TestPerson;
let meera: TestPerson;
let ravi: TestPerson;

beforeAll(async () => {
  [asha, meera, ravi] = await Promise.all([
    signUp(),
    signUp('ip_admin'),
    signUp('ip_case_manager'),
  ]);
});
afterAll(() => database.end());

interface Made {
  id: string;
  claimId: string;
  claimNumber: string;
}

/** A proposal of Ravi's that admits so much of a claim for 5,000. */
async function proposed(admitted: string, creditor = 'Setu', by = ravi): Promise<Made> {
  const { id: claimId, claimNumber } = await createClaimAs(asha, 'form_b', {
    claimAmount: '5000',
    companyName: creditor,
  });
  await assignTo(meera, claimId, ravi);
  const rest = (5000 - Number(admitted)).toFixed(2);
  const reasons = Number(rest) > 0 ? [{ code: 'more_than_books' }] : [];
  const heads = [{ head: 'principal', admitted, notAdmitted: rest, reasons }];
  const { body } = await determineAs(by, claimId, determinationOf(heads));
  return { id: body.id, claimId, claimNumber };
}

const edited = ({ claimId }: Made) =>
  ask(asha, 'PATCH', `claims/${claimId}`, {
    claimData: { claimDescription: 'Another bill of the same month.' },
  });
const summary = (body: object, by = meera) =>
  ask<ProposalsSummary>(by, 'POST', 'determinations/bulk/summary', body);
const select = (search: string, by = meera) =>
  ask<{ id: string; count: number }>(by, 'POST', 'verification/selections', {
    queue: 'proposed',
    search,
  });
const part = (id: string, body: object, by = meera) =>
  ask<ConfirmedPart>(by, 'PATCH', `determinations/selections/${id}/confirm`, body);
const paper = async (together: string, by = meera) => {
  const answer = await call('GET', `/api/determinations/together/${together}`, { token: by.token });
  const [head = '', ...lines] = answer.text.replace('\ufeff', '').trim().split('\r\n');
  return { status: answer.status, head, lines };
};
const statesOf = async (made: Made[]) => {
  const found = await rows<{ id: string; state: string }>(
    'SELECT id, state::text FROM determinations WHERE id = ANY($1::uuid[])',
    [made.map(({ id }) => id)],
  );
  return made.map(({ id }) => found.find((one) => one.id === id)?.state);
};

describe('what confirming many proposals means', () => {
  it('is summed up by form, proposer and rule, with the largest and those that need a second look', async () => {
    const [whole, part, none, changed] = [
      await proposed('5000'),
      await proposed('1234.50'),
      await proposed('0'),
      await proposed('10'),
    ];
    const own = await proposed('7', 'Own', meera);
    await edited(changed);
    await storeDocument(database, asha.user.id, part.claimId);
    // As if a rule had proposed it: a determination is replaced, not changed.
    await rows(`
      BEGIN; SET LOCAL session_replication_role = 'replica';
      UPDATE determinations SET rule = 'in_full_below:6000' WHERE id = '${whole.id}'; COMMIT`);
    const ids = [whole, part, none, changed, own].map(({ id }) => id);
    const { body } = await summary({ ids });
    const namedAs = ({ claimId, claimNumber }: Made, admitted: string) => ({
      id: claimId,
      claimNumber,
      creditorName: expect.any(String),
      admitted,
    });
    const none_ = { count: 0, first: [] };
    expect(body).toEqual({
      proposals: 5,
      admitted: '6251.50',
      ready: { proposals: 4, admitted: '6241.50', claimed: '20000.00' },
      byForm: [{ form: 'form_b', proposals: 5, admitted: '6251.50' }],
      byProposer: [
        {
          person: expect.objectContaining({ id: ravi.user.id }),
          rule: null,
          proposals: 3,
          admitted: '1244.50',
        },
        expect.objectContaining({ proposals: 1 }),
        expect.objectContaining({ proposals: 1 }),
      ],
      largest: [
        namedAs(whole, '5000.00'),
        namedAs(part, '1234.50'),
        namedAs(changed, '10.00'),
        namedAs(own, '7.00'),
        namedAs(none, '0.00'),
      ],
      sample: expect.any(Array),
      nothing: { count: 1, first: [namedAs(none, '0.00')] },
      // One person may confirm their own in this case.
      own: none_,
      edited: { count: 1, first: [namedAs(changed, '10.00')] },
      papers: { count: 1, first: [namedAs(part, '1234.50')] },
    });
    expect(body.byProposer.find(({ rule }) => rule)).toMatchObject({ rule: 'in_full_below:6000' });
    expect(body.sample).toHaveLength(5);
    // The same each time, in whatever order they were chosen.
    const again = await summary({ ids: ids.toReversed() });
    expect(again.body.sample).toEqual(body.sample);
  });

  it('counts nothing that is no open proposal, and is refused for none', async () => {
    const [open, done] = [await proposed('1'), await proposed('2')];
    await ask(meera, 'POST', `determinations/${done.id}/confirm`, {});
    expect((await summary({ ids: [open.id, done.id] })).body).toMatchObject({ proposals: 1 });
    expect((await summary({ ids: [done.id] })).status).toBe(404);
    for (const body of [{}, { ids: [] }, { ids: ['x'] }, { selectionId: open.id, except: ['x'] }])
      expect((await summary(body)).status).toBe(400);
  });
});

describe('all proposals of a search', () => {
  it('are confirmed in parts as they were when they were chosen, and those that changed are named', async () => {
    const name = `Kosi ${crypto.randomUUID()}`;
    const all = [
      await proposed('5000', name),
      await proposed('4000', name),
      await proposed('3000', name),
      await proposed('2000', name),
      await proposed('1000', name),
      await proposed('500', name),
    ] as const;
    const [first, changed, anew, left, gone, aside] = all;
    const { status, body: made } = await select(name);
    expect([status, made.count]).toEqual([201, 6]);
    const except = [left.claimId];
    expect((await summary({ selectionId: made.id, except })).body).toMatchObject({
      proposals: 5,
      admitted: '13500.00',
    });

    await edited(changed);
    const heads = [{ head: 'principal', admitted: '1', notAdmitted: '4999' }];
    await determineAs(
      ravi,
      anew.claimId,
      determinationOf(
        heads.map((head) => ({ ...head, reasons: [{ code: 'more_than_books' }] })),
        { seen: 1 },
      ),
    );
    await ask(asha, 'POST', `claims/${gone.claimId}/withdraw`, { reason: 'Filed twice.' });

    const until = daysAfter(dayInIndia(new Date()), 3);
    expect((await setAsideAs(ravi, aside.claimId, { until, seen: 1 })).status).toBe(200);

    const answer = await part(made.id, { from: 0, except });
    expect(answer.body).toMatchObject({
      confirmed: 1,
      totals: { admitted: '5000.00' },
      gone: 0,
      next: null,
      total: 6,
      together: made.id,
    });
    const reasons = answer.body.skipped.map(({ claimNumber, reason }) => [claimNumber, reason]);
    expect(new Map(reasons as [string, string][])).toEqual(
      new Map([
        [changed.claimNumber, 'claim_changed'],
        [anew.claimNumber, 'changed_since_selected'],
        [aside.claimNumber, 'changed_since_selected'],
        [gone.claimNumber, 'claim_closed'],
      ]),
    );
    expect(await statesOf([first, changed, left])).toEqual(['confirmed', 'proposed', 'proposed']);

    // Its answer was lost: the same part again finds its work done, and changes nothing.
    const again = await part(made.id, { from: 0, except });
    expect(again.body).toMatchObject({ confirmed: 1, totals: { admitted: '5000.00' } });
    const entries = await rows(
      `SELECT FROM audit_entries WHERE claim_id = $1 AND action = 'determination_confirmed'`,
      [first.claimId],
    );
    expect(entries).toHaveLength(1);

    const { lines } = await paper(made.id);
    expect(lines).toHaveLength(5);
    expect(lines[0]).toContain(first.claimNumber);
    expect(lines[0]).toContain('Principal: 5000.00 of 5000.00');
    expect(lines[0]).toMatch(/,Confirmed$/);
    expect(lines.find((line) => line.includes(changed.claimNumber))).not.toMatch(/,Confirmed$/);
  });

  it('are the selection’s own: another person cannot confirm, sum up or go on with it', async () => {
    const name = `Gomti ${crypto.randomUUID()}`;
    const only = await proposed('5', name);
    const { body: made } = await select(name);
    const kavya = await signUp('ip_admin');
    expect((await part(made.id, { from: 0 }, kavya)).status).toBe(404);
    expect((await summary({ selectionId: made.id }, kavya)).status).toBe(404);
    expect((await part(made.id, { from: 0 }, ravi)).status).toBe(403);
    for (const body of [{ from: -1 }, { from: 'x' }, { except: 'x' }])
      expect((await part(made.id, body)).status).toBe(400);
    expect(await statesOf([only])).toEqual(['proposed']);
    // A case manager selects their own claims alone.
    const outside = await signUp('ip_case_manager');
    expect((await select(name, outside)).status).toBe(400);
    expect((await ask(meera, 'POST', 'verification/selections', { late: 'yes' })).status).toBe(400);
    expect((await part(made.id, { from: 5_000 })).body).toMatchObject({ confirmed: 0, next: null });
  });
});

describe('the paper of what was confirmed together', () => {
  it('has each claim with its heads, who proposed and who confirmed, and what was left out and why', async () => {
    const [one, two, changed] = [
      await proposed('5000', '=HYPERLINK("x")'),
      await proposed('10.05'),
      await proposed('5'),
    ];
    await edited(changed);
    const ids = [one.id, two.id, changed.id];
    const { body } = await ask<BulkConfirmed>(meera, 'POST', 'determinations/bulk/confirm', {
      ids,
    });
    expect(body.confirmed).toBe(2);
    const { head, lines } = await paper(body.together);
    expect(head).toBe(
      'Claim Number,Creditor,Creditor Type,Amount,Admitted,Contingent,Not Admitted,Under Verification,Heads,Proposed By,Confirmed By,Confirmed At,Outcome',
    );
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain('10.05,0.00,4989.95,0.00');
    expect(lines[2]).toContain(changed.claimNumber);
    expect(lines[2]).toContain('changed');
    expect(lines.join()).not.toMatch(/,"?=HYPERLINK/);
    const [entry] = await rows<{ details: object }>(
      `SELECT details FROM audit_entries WHERE action = 'report_exported' AND details ->> 'together' = $1`,
      [body.together],
    );
    expect(entry?.details).toEqual({ together: body.together, rows: 3, format: 'csv' });
  });

  it('gives a case manager the lines of their claims alone, and nobody a deed that there is not', async () => {
    const made = await proposed('5');
    const { body } = await ask<BulkConfirmed>(meera, 'POST', 'determinations/bulk/confirm', {
      ids: [made.id],
    });
    expect((await paper(body.together, ravi)).lines).toHaveLength(1);
    expect((await paper(body.together, await signUp('ip_case_manager'))).status).toBe(404);
    expect((await paper(body.together, asha)).status).toBe(403);
    expect((await paper(crypto.randomUUID())).status).toBe(404);
  });

  it('is none where nothing was confirmed', async () => {
    const changed = await proposed('5');
    await edited(changed);
    const { body } = await ask<BulkConfirmed>(meera, 'POST', 'determinations/bulk/confirm', {
      ids: [changed.id],
    });
    expect(body.confirmed).toBe(0);
    expect((await paper(body.together)).status).toBe(404);
  });
});
