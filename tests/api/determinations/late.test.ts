import { readFileSync } from 'node:fs';
import type { BulkConfirmed } from '@/lib/claims/deeds/determinations/confirm';
import type { LateTrack } from '@/lib/claims/deeds/late/present';
import type { BulkResult } from '@/lib/client/mutations/claims';
import { dayInIndia } from '@/lib/format/date';
import { daysAfter } from '@/lib/format/days';
import { admittingSteps, type LateStep, lateStepNames } from '@/lib/law/late-states';
import { documentOf } from '@/tests/api/documents/documents-support';
import { claimBodyOf, createClaimAs } from '@/tests/support/data/claims';
import {
  ask,
  confirmAs,
  determinationOf,
  determinationsFor,
  determineAs,
  traceOf,
} from '@/tests/support/data/determinations';
import { someNumbers } from '@/tests/support/data/numbers';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { agreeAs, reportTransferAs, withTransfer } from '@/tests/support/data/transfers';
import { runRulesNow } from '@/tests/support/portal/cleanup';
import { type OwnPortal, ownPortal } from '@/tests/support/portal/own-portal';

let portal: OwnPortal;
let asha: TestPerson;
let zoya: TestPerson;
let meera: TestPerson;

const today = dayInIndia(new Date());
const ago = (days: number) => daysAfter(today, -days);
/** 90 days from the commencement ended 30 days ago; late claims ended with the request, 20 days ago. */
const days = { commencementDate: ago(120), lastDateForClaims: ago(100), rfrpDate: ago(20) };
const lastMoment = `${ago(20)}T23:59:59.999+05:30`;
const firstMoment = `${ago(19)}T00:00:00+05:30`;

beforeAll(async () => {
  portal = await ownPortal();
  const { address } = await portal.start();
  [asha, zoya, meera] = await Promise.all([
    signUp('claimant', address),
    signUp('claimant', address),
    signUp('ip_admin', address),
  ]);
  expect((await ask(meera, 'PATCH', 'case', days)).status).toBe(200);
});
afterAll(() => portal.remove());

const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await portal.database.query<Row>(text, values)).rows;

const received = (id: string, at: string) =>
  query('UPDATE claims SET submitted_at = $2 WHERE id = $1', [id, at]);

/** A loan of 1,000 rupees received at a moment. */
async function loan(at = firstMoment) {
  const { id } = await createClaimAs(asha, 'form_c', {
    claimAmount: '1000',
    principalAmount: '1000',
    interestAmount: '',
    penaltyAmount: '',
    delayReason: 'The notice came late.',
  });
  await received(id, at);
  return id;
}

const head = (amounts: object) => [{ head: 'principalAmount', ...amounts }];
const admitted = head({ admitted: '1000' });
const whole = (changes: object = {}) => determinationOf(admitted, changes);

const take = (id: string, step: LateStep, seen: number) =>
  ask<LateTrack>(meera, 'POST', `claims/${id}/late-track`, {
    step,
    on: today,
    seen,
    reasons: 'CA 12/2026, NCLT Mumbai.',
  });

async function through(id: string, ...steps: LateStep[]) {
  for (const [seen, step] of steps.entries()) expect((await take(id, step, seen)).status).toBe(201);
}
const toCondonation: LateStep[] = ['acceptable', 'before_committee', 'before_tribunal', 'condoned'];

interface Door {
  /** What was done while the claim still counted as in time. */
  before?: (id: string) => Promise<unknown>;
  /** What has to be done anew once the delay was condoned. */
  anew?: (id: string) => Promise<unknown>;
  /** Comes through the door; gives the code of the refusal, and its sentence. */
  enter: (id: string) => Promise<{ code?: string | undefined; message?: string | undefined }>;
}

const bodyOf = async (answer: Promise<{ body: { code?: string; message?: string } }>) =>
  (await answer).body;
const skippedIn = ({ skipped }: Pick<BulkResult, 'skipped'>) => ({
  code: skipped[0]?.reason,
  message: skipped[0]?.message,
});

const proposedFirst = (id: string) => determineAs(meera, id, whole());
const admittedFirst = (id: string) => determineAs(meera, id, whole({ confirm: true }));
const newestOf = async (id: string) => (await determinationsFor(meera, id))[0]?.id ?? '';
const statusOf = (id: string, status: string) =>
  ask(meera, 'PATCH', `claims/${id}/status`, { status });

const doors: Record<string, Door> = {
  'a proposal': { enter: (id) => bodyOf(determineAs(meera, id, whole())) },
  'a determination confirmed at once': {
    enter: (id) => bodyOf(determineAs(meera, id, whole({ confirm: true }))),
  },
  'a best estimate': {
    enter: (id) => {
      const estimate = head({
        contingent: '600',
        underVerification: '400',
        reasons: [{ code: 'contingent' }],
      });
      return bodyOf(determineAs(meera, id, determinationOf(estimate)));
    },
  },
  'another basis': { enter: (id) => bodyOf(determineAs(meera, id, whole({ basis: 'order' }))) },
  'an earlier proposal, confirmed': {
    before: proposedFirst,
    enter: async (id) => bodyOf(confirmAs(meera, await newestOf(id))),
  },
  'earlier proposals, confirmed together': {
    before: proposedFirst,
    enter: async (id) => {
      const ids = [await newestOf(id)];
      const { body } = await ask<BulkConfirmed>(meera, 'POST', 'determinations/bulk/confirm', {
        ids,
      });
      return { code: body.skipped[0]?.reason, message: body.skipped[0]?.message };
    },
  },
  'a revision of what was admitted': {
    before: admittedFirst,
    enter: (id) => bodyOf(determineAs(meera, id, whole({ basis: 'revised' }))),
  },
  'its status': { enter: (id) => bodyOf(statusOf(id, 'approved')) },
  'its status, with a proposal that says the same': {
    before: proposedFirst,
    enter: (id) => bodyOf(statusOf(id, 'approved')),
  },
  'the status of many': {
    enter: async (id) => {
      const wanted = { claimIds: [id], status: 'approved' };
      return skippedIn((await ask<BulkResult>(meera, 'PATCH', 'claims/bulk/status', wanted)).body);
    },
  },
  'the status of a selection': {
    enter: async (id) => {
      const [claim] = await query<{ number: string }>(
        'SELECT claim_number AS number FROM claims WHERE id = $1',
        [id],
      );
      const filters = { search: claim?.number };
      const { body } = await ask<{ id: string }>(meera, 'POST', 'claims/selections', { filters });
      const part = { from: 0, status: 'approved' };
      const path = `claims/selections/${body.id}/status`;
      return skippedIn((await ask<BulkResult>(meera, 'PATCH', path, part)).body);
    },
  },
  'a transfer of what was admitted': {
    before: async (id) => {
      await admittedFirst(id);
      const debt = { amount: '400.00', on: today, email: zoya.user.email };
      const { body } = await reportTransferAs(asha, id, debt);
      expect((await agreeAs(zoya, body.id)).status).toBe(200);
    },
    // The first step put what was admitted under verification again.
    anew: admittedFirst,
    enter: async (id) => {
      const [transfer] = await query<{ id: string }>(
        'SELECT id FROM claim_transfers WHERE claim_id = $1',
        [id],
      );
      return bodyOf(withTransfer(meera, transfer?.id ?? '', 'accept'));
    },
  },
};

test.each(Object.entries(doors))(
  'nothing of a claim that came too late is admitted through: %s',
  async (_, { before, enter }) => {
    const id = await loan(lastMoment);
    await before?.(id);
    await received(id, firstMoment);
    const trace = await traceOf(id, query);
    const { code, message } = await enter(id);
    expect(code).toBe('late_step_missing');
    expect(message).toContain('“Delay condoned”');
    expect(message).toContain('It stands at “Received late”');
    expect(await traceOf(id, query)).toEqual(trace);
  },
);

test.each(Object.entries(doors))(
  'a claim of the last second in time, or whose delay was condoned, goes through: %s',
  async (_, { before, anew, enter }) => {
    const inTime = await loan(lastMoment);
    await before?.(inTime);
    expect((await enter(inTime)).code).toBeUndefined();
    const condoned = await loan(lastMoment);
    await before?.(condoned);
    await received(condoned, firstMoment);
    await through(condoned, ...toCondonation);
    await anew?.(condoned);
    expect((await enter(condoned)).code).toBeUndefined();
  },
);

test('a late claim from paper is not approved, and may be rejected', async () => {
  const { status, body } = await ask<{ id: string }>(meera, 'POST', 'claims/entered', {
    ...claimBodyOf('form_d', { email: '', delayReason: 'The notice came late.' }),
    receivedOn: ago(19),
    receivedBy: 'post',
    evenIfSame: true,
  });
  expect(status).toBe(201);
  expect((await statusOf(body.id, 'approved')).body.code).toBe('late_step_missing');
  expect((await statusOf(body.id, 'rejected')).status).toBe(200);
});

test('a rule proposes nothing for a claim that came too late', async () => {
  const filed = async (name: string, at: string) => {
    const { id } = await createClaimAs(asha, 'form_d', {
      ...someNumbers(),
      fullName: name,
      accountHolderName: name,
      claimAmount: '5000',
      overtimeAmount: '1000',
      bonusAmount: '4000',
      gratuityAmount: '0',
    });
    await documentOf(asha, id);
    await received(id, at);
    return id;
  };
  const late = await filed('Come too late', firstMoment);
  const inTime = await filed('Come in time', `${ago(101)}T12:00:00+05:30`);
  const rule = (on: boolean) => ask(meera, 'PATCH', 'case/rules/form_d', { on, below: '10000.00' });
  expect((await rule(true)).status).toBe(200);
  await runRulesNow(portal.environment);
  await rule(false);
  expect((await determinationsFor(meera, inTime)).length).toBe(1);
  expect(await determinationsFor(meera, late)).toEqual([]);
});

test('a late claim is verified under verification and refused in part, as worked example 5', async () => {
  const id = await loan();
  const first = head({
    notAdmitted: '100',
    underVerification: '900',
    reasons: [{ code: 'more_than_books' }],
  });
  const { status, body } = await determineAs(meera, id, determinationOf(first, { confirm: true }));
  expect([status, body.totals.admitted]).toEqual([201, '0.00']);
  await through(id, ...toCondonation);
  const then = head({
    admitted: '900',
    notAdmitted: '100',
    reasons: [{ code: 'more_than_books' }],
  });
  const second = await determineAs(
    meera,
    id,
    determinationOf(then, { basis: 'condoned', confirm: true }),
  );
  expect([second.status, second.body.totals.admitted]).toEqual([201, '900.00']);
});

test('the basis "condoned" is refused without its step, for a claim in time too', async () => {
  for (const at of [lastMoment, firstMoment]) {
    const id = await loan(at);
    const nothing = determinationOf([], { basis: 'condoned' });
    const { status, body } = await determineAs(meera, id, nothing);
    expect([status, body.code]).toEqual([409, 'late_step_missing']);
    expect(body.message).toContain('The basis “Delay condoned” needs the step');
  }
});

test('an order of the tribunal that came another way is entered, with reasons, and admits', async () => {
  const id = await loan();
  const bare = { step: 'ordered', on: today, seen: 0 };
  expect((await ask(meera, 'POST', `claims/${id}/late-track`, bare)).status).toBe(400);
  await through(id, 'not_acceptable', 'ordered');
  const { status } = await determineAs(meera, id, whole({ basis: 'order', confirm: true }));
  expect(status).toBe(201);
});

test('the database itself admits nothing of a late claim, at the same edges and steps as the law', async () => {
  const admits = async (at: string, step: LateStep | null) => {
    const id = await loan(lastMoment);
    const made = await determineAs(meera, id, whole());
    await received(id, at);
    if (step)
      await query(
        `INSERT INTO late_claim_steps (claim_id, number, step, on_day, law_edition, taken_by_id)
         VALUES ($1, 1, $2, $3, '1', $4)`,
        [id, step, today, meera.user.id],
      );
    const sent = `UPDATE determinations SET state = 'confirmed', confirmed_by_id = $2, confirmed_at = now() WHERE id = $1`;
    return query(sent, [made.body.id, meera.user.id]).then(
      () => true,
      (error: Error) => {
        expect(error.message).toContain('after the end of late claims');
        return false;
      },
    );
  };
  expect(await admits(lastMoment, null)).toBe(true);
  for (const step of [null, ...lateStepNames])
    expect([step, await admits(firstMoment, step)]).toEqual([
      step,
      step !== null && admittingSteps.includes(step),
    ]);
});

const inForce = async (id: string) => {
  const [newest] = await determinationsFor(meera, id);
  return [newest?.state, newest?.totals.admitted, newest?.totals.underVerification];
};
const claimStatus = async (id: string) =>
  (await ask<{ status: string }>(meera, 'GET', `claims/${id}`)).body.status;

test('what was admitted is under verification again once the condonation is refused, also of debt that went over', async () => {
  const id = await loan();
  await through(id, ...toCondonation);
  const cover = { securedAmount: '1000.00', basis: 'condoned', confirm: true };
  expect((await determineAs(meera, id, determinationOf(admitted, cover))).status).toBe(201);
  const debt = { amount: '400.00', on: today, email: zoya.user.email };
  const { body: transfer } = await reportTransferAs(asha, id, debt);
  await agreeAs(zoya, transfer.id);
  expect((await withTransfer(meera, transfer.id, 'accept')).status).toBe(200);
  const [went] = await query<{ id: string }>(
    'SELECT to_claim_id AS id FROM claim_transfers WHERE claim_id = $1',
    [id],
  );
  const over = went?.id ?? '';
  expect(await inForce(over)).toEqual(['confirmed', '400.00', '0.00']);
  const taken = await take(id, 'refused', 4);
  expect([taken.status, taken.body.state]).toEqual([201, 'refused']);
  expect(await inForce(id)).toEqual(['confirmed', '0.00', '600.00']);
  expect((await determinationsFor(meera, id))[0]).toMatchObject({
    basis: 'revised',
    securedAmount: '0.00',
    totals: { notAdmitted: '400.00' },
  });
  expect(await inForce(over)).toEqual(['confirmed', '0.00', '400.00']);
  expect([await claimStatus(id), await claimStatus(over)]).toEqual([
    'under_review',
    'under_review',
  ]);
  expect((await statusOf(over, 'approved')).body.code).toBe('late_step_missing');
  const entries = await query<{ claim: string; action: string }>(
    `SELECT claim_id AS claim, action::text FROM audit_entries WHERE claim_id = ANY($1::uuid[])
       AND (action = 'late_claim_step' AND details->>'step' = 'refused' OR action = 'determination_confirmed'
         AND details->>'admitted' = '0.00') ORDER BY id`,
    [[id, over]],
  );
  expect(entries.map(({ claim, action }) => [claim, action])).toEqual([
    [id, 'late_claim_step'],
    [id, 'determination_confirmed'],
    [over, 'late_claim_step'],
    [over, 'determination_confirmed'],
  ]);
});

test('what is put back was told before, so a letter takes it back; what was never decided is not put back', async () => {
  const letters = async (id: string) =>
    (await query(`SELECT FROM papers WHERE claim_id = $1 AND kind = 'decision'`, [id])).length;
  const [told, open] = [await loan(), await loan()];
  for (const id of [told, open]) await through(id, ...toCondonation);
  const condoned = { basis: 'condoned', confirm: true };
  await determineAs(meera, told, determinationOf(admitted, condoned));
  await determineAs(meera, open, determinationOf(head({ underVerification: '1000' }), condoned));
  expect([await letters(told), await letters(open)]).toEqual([1, 0]);
  for (const id of [told, open]) expect((await take(id, 'refused', 4)).status).toBe(201);
  expect([await letters(told), await letters(open)]).toEqual([2, 0]);
  expect(await inForce(told)).toEqual(['confirmed', '0.00', '1000.00']);
});

test('a claim that is put back keeps its class, and its facilities with nothing admitted under them', async () => {
  const classes = [{ name: 'Allottees of Tower A', representative: null }];
  await ask(meera, 'PUT', 'case/classes', { classes });
  const { id } = await createClaimAs(asha, 'form_ca', {
    claimAmount: '1000',
    delayReason: 'The notice came late.',
  });
  await received(id, firstMoment);
  await through(id, ...toCondonation);
  const facilities = ['700.00', '300.00'].map((amount) => ({
    kind: 'bonds',
    name: null,
    claimed: amount,
    admitted: amount,
    securities: [],
  }));
  const body = determinationOf([{ head: 'principal', claimed: '1000', admitted: '1000' }], {
    basis: 'condoned',
    classNumber: 1,
    facilities,
    confirm: true,
  });
  expect((await determineAs(meera, id, body)).status).toBe(201);
  expect((await take(id, 'refused', 4)).status).toBe(201);
  expect((await determinationsFor(meera, id))[0]).toMatchObject({
    state: 'confirmed',
    totals: { admitted: '0.00', underVerification: '1000.00' },
    classNumber: 1,
    facilities: facilities.map((one) => ({ ...one, admitted: '0.00' })),
  });
  await ask(meera, 'PUT', 'case/classes', { classes: [] });
});

test('an upgrade tells administrators once of each claim that was admitted too late before', async () => {
  const id = await loan(lastMoment);
  await admittedFirst(id);
  await received(id, firstMoment);
  const condoned = await loan();
  await through(condoned, ...toCondonation);
  await admittedFirst(condoned);
  const migration = readFileSync('prisma/migrations/0005_lateness_binds/migration.sql', 'utf8');
  await query(migration.slice(migration.indexOf('INSERT INTO notifications')));
  const about = await query<{ claimId: string }>(
    `SELECT claim_id AS "claimId" FROM notifications
     WHERE user_id = $1 AND type = 'alert' AND data->>'alert' = 'late_admitted'`,
    [meera.user.id],
  );
  const claims = about.map(({ claimId }) => claimId);
  expect(claims).toContain(id);
  expect(claims).not.toContain(condoned);
  expect(new Set(claims).size).toBe(claims.length);
});

test('reasons that cannot be true of the claim are refused, each in its place', async () => {
  const other = await loan(lastMoment);
  const id = await loan(lastMoment);
  const numberOf = async (claim: string) =>
    (await ask<{ claimNumber: string }>(meera, 'GET', `claims/${claim}`)).body.claimNumber;
  const asked = (code: string, text: string | null) =>
    determineAs(
      meera,
      id,
      determinationOf(head({ notAdmitted: '1000', reasons: [{ code, text }] })),
    );
  const before = await traceOf(id, query);
  for (const [code, text, refusal, field] of [
    ['no_proof', null, 'reason_required', 'text'],
    ['no_proof', 'tomorrow', 'reason_untrue', 'text'],
    ['counted_already', null, 'reason_required', 'text'],
    ['counted_already', 'CLM-1999-000001', 'reason_untrue', 'text'],
    ['counted_already', await numberOf(id), 'reason_untrue', 'text'],
    ['dispute_pending', null, 'reason_required', 'text'],
    ['order_gives_less', null, 'reason_required', 'text'],
    ['transferred', null, 'reason_required', 'text'],
    ['transferred', 'Z Capital', 'reason_untrue', 'code'],
    ['late_not_acceptable', null, 'reason_untrue', 'text'],
    ['contingent', null, 'reason_unexpected', 'code'],
  ] as const) {
    const { status, body } = await asked(code, text);
    expect([code, status, body.code]).toEqual([code, 400, refusal]);
    expect(body.issues?.map(({ path }) => path)).toEqual([`heads.0.reasons.0.${field}`]);
  }
  expect(await traceOf(id, query)).toEqual(before);
  for (const [code, text] of [
    ['no_proof', '3 March 2026'],
    ['counted_already', await numberOf(other)],
    ['dispute_pending', 'the High Court'],
  ] as const)
    expect((await asked(code, text)).status).toBe(201);
  await received(id, firstMoment);
  expect((await asked('late_not_acceptable', null)).status).toBe(201);
});
