import type { BulkConfirmed } from '@/lib/claims/deeds/determinations/confirm';
import type { Changes } from '@/lib/creditor-lists/changes';
import type { Figures } from '@/lib/creditor-lists/figures/present';
import { daysAfter } from '@/lib/format/days';
import type { LateStep } from '@/lib/law/late-states';
import { createClaimAs } from '@/tests/support/data/claims';
import { committeeAs, linesAs, madeListAs, today } from '@/tests/support/data/creditor-lists';
import {
  ask,
  confirmAs,
  determinationOf,
  determinationsFor,
  determineAs,
  traceOf,
} from '@/tests/support/data/determinations';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { agreeAs, reportTransferAs, withTransfer } from '@/tests/support/data/transfers';
import { type StartedPortal, startedPortal } from '@/tests/support/portal/started-portal';

let portal: StartedPortal;
let asha: TestPerson;
let zoya: TestPerson;
let meera: TestPerson;
let kavya: TestPerson;

const ago = (days: number) => daysAfter(today(), -days);

beforeAll(async () => {
  portal = await startedPortal();
});
beforeEach(async () => {
  await portal.renew();
  const { address } = portal;
  [asha, zoya, meera, kavya] = await Promise.all([
    signUp('claimant', address),
    signUp('claimant', address),
    signUp('ip_admin', address),
    signUp('ip_admin', address),
  ]);
});
afterAll(() => portal.remove());

const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await portal.database.query<Row>(text, values)).rows;

/** A loan of 1,000 rupees received at a moment. */
async function loan(at = `${ago(30)}T12:00:00+05:30`, institutionName = 'Old Bank') {
  const { id } = await createClaimAs(asha, 'form_c', {
    institutionName,
    claimAmount: '1000',
    principalAmount: '1000',
    interestAmount: '',
    penaltyAmount: '',
  });
  await query('UPDATE claims SET submitted_at = $2 WHERE id = $1', [id, at]);
  return id;
}

const heads = (admitted: string) => [
  {
    head: 'principalAmount',
    admitted,
    underVerification: String(1000 - Number(admitted)),
  },
];

/** Admits part of a loan from a day on, and confirms it. */
const from = (
  id: string,
  effectiveOn: string | null,
  admitted = '1000',
  { as = meera, ...changes }: { as?: TestPerson; confirm?: boolean; basis?: string } = {},
) =>
  determineAs(as, id, determinationOf(heads(admitted), { confirm: true, effectiveOn, ...changes }));

/** What lists as on these days admit of a claim. */
async function admittedOn(id: string, ...days: string[]) {
  const amounts: (string | undefined)[] = [];
  for (const day of days) {
    const { rows } = await linesAs(meera, (await madeListAs(meera, day)).number);
    amounts.push(rows.find(({ claimId }) => claimId === id)?.admitted);
  }
  return amounts;
}

const entriesOf = (id: string) =>
  query<{ action: string; day: string | null }>(
    `SELECT action::text, details ->> 'effectiveOn' AS day FROM audit_entries
     WHERE claim_id = $1 AND action::text LIKE 'determination%' ORDER BY id`,
    [id],
  );

test('a determination counts from the day that it names, and the trail names that day beside its own', async () => {
  const id = await loan();
  const { status, body } = await from(id, ago(10));
  expect([status, body.effectiveOn]).toEqual([201, ago(10)]);
  expect(await admittedOn(id, ago(11), ago(10), today())).toEqual(['0.00', '1000.00', '1000.00']);
  expect(await entriesOf(id)).toEqual([{ action: 'determination_confirmed', day: ago(10) }]);
  const [seen] = await determinationsFor(asha, id);
  expect(seen?.effectiveOn).toBe(ago(10));
  const { body: figures } = await ask<Figures>(
    meera,
    'GET',
    `figures?from=${ago(40)}&to=${ago(10)}`,
  );
  expect(figures.totals.admitted.amount).toBe('1000.00');
});

test('a determination that names no day, and each one behind a status, counts from today', async () => {
  const [named, unnamed, byStatus] = [await loan(), await loan(), await loan()];
  expect((await from(named, today())).body.effectiveOn).toBe(today());
  expect((await from(unnamed, null)).body.effectiveOn).toBe(today());
  const approved = await ask(meera, 'PATCH', `claims/${byStatus}/status`, { status: 'approved' });
  expect(approved.status).toBe(200);
  for (const id of [named, unnamed, byStatus]) {
    expect(await admittedOn(id, ago(1), today())).toEqual(['0.00', '1000.00']);
    expect((await entriesOf(id)).map(({ day }) => day).filter(Boolean)).toEqual([]);
  }
});

test.each([
  ['the last second of a day', (day: string) => `${day}T23:59:59.999+05:30`],
  ['the first second of a day', (day: string) => `${day}T00:00:00+05:30`],
])('of a claim that came in %s, that day is the first and today the last', async (_, at) => {
  const id = await loan(at(ago(20)));
  const before = await traceOf(id, query);
  for (const day of [ago(21), daysAfter(today(), 1)]) {
    const { status, body } = await from(id, day);
    expect([status, body.code]).toEqual([400, 'day_out_of_range']);
    expect(body.issues).toMatchObject([{ path: 'effectiveOn', rule: 'day_out_of_range' }]);
    expect(body.message).toContain('when the claim was received, and today at the latest');
  }
  const unreal = await from(id, '2026-02-30');
  expect([unreal.status, unreal.body.code]).toEqual([400, 'invalid']);
  expect(await traceOf(id, query)).toEqual(before);
  expect((await from(id, ago(20))).status).toBe(201);
  expect((await from(id, today(), '1000', { basis: 'revised' })).status).toBe(201);
});

test('of two days out of order the later determination stands from its own day on', async () => {
  const id = await loan();
  await from(id, ago(20), '500');
  await from(id, ago(5), '900', { basis: 'revised' });
  expect(await admittedOn(id, ago(21), ago(20), ago(6), ago(5))).toEqual([
    '0.00',
    '500.00',
    '500.00',
    '900.00',
  ]);
  // Entered last with an earlier day, it replaces what came between, and is what the claim's page shows as well.
  await from(id, ago(10), '700', { basis: 'revised' });
  expect(await admittedOn(id, ago(11), ago(10), ago(5), today())).toEqual([
    '500.00',
    '700.00',
    '700.00',
    '700.00',
  ]);
  const [newest] = await determinationsFor(meera, id);
  expect([newest?.state, newest?.totals.admitted]).toEqual(['confirmed', '700.00']);
});

test('shares and changes go by the days, and earlier lists stay as they were', async () => {
  const [old, other] = [await loan(undefined, 'Old Bank'), await loan(undefined, 'Other Bank')];
  await from(old, ago(20), '750');
  await from(other, ago(8), '250');
  const sharesOn = async (day: string) => {
    const { number } = await madeListAs(meera, day);
    const { members } = await committeeAs(meera, number);
    return { number, shares: members.map(({ name, share }) => [name, share]) };
  };
  const then = await sharesOn(ago(9));
  const now = await sharesOn(ago(8));
  expect(then.shares).toEqual([['Old Bank', '100.00']]);
  expect(now.shares).toEqual([
    ['Old Bank', '75.00'],
    ['Other Bank', '25.00'],
  ]);
  const path = `creditor-lists/${now.number}/changes?from=${then.number}`;
  const { counts, totals } = (await ask<Changes>(meera, 'GET', path)).body;
  expect([counts.changed, counts.share, totals.admitted]).toEqual([1, 1, '250.00']);
  await from(other, ago(15), '1000', { basis: 'revised' });
  expect((await committeeAs(meera, then.number)).members).toHaveLength(1);
  expect((await sharesOn(ago(9))).shares).toHaveLength(2);
});

test('where two persons are needed the proposal’s day stays, and without one the day of confirmation counts', async () => {
  await ask(meera, 'PATCH', 'case', { determinationNeedsTwo: true });
  const [named, unnamed] = [await loan(), await loan()];
  const proposal = await from(named, ago(10), '1000', { confirm: false });
  expect([proposal.body.state, proposal.body.effectiveOn]).toEqual(['proposed', ago(10)]);
  const open = await from(unnamed, null, '1000', { confirm: false });
  expect(open.body.effectiveOn).toBe(today());
  // Nothing counts before somebody else confirms it.
  expect(await admittedOn(named, today())).toEqual(['0.00']);
  expect((await confirmAs(kavya, proposal.body.id)).body).toMatchObject({
    state: 'confirmed',
    effectiveOn: ago(10),
  });
  // As if it was proposed two days ago.
  await query('ALTER TABLE determinations DISABLE TRIGGER determinations_kept');
  await query(
    `UPDATE determinations SET proposed_at = proposed_at - interval '2 days' WHERE id = $1`,
    [open.body.id],
  );
  await query('ALTER TABLE determinations ENABLE TRIGGER determinations_kept');
  expect((await confirmAs(kavya, open.body.id)).body.effectiveOn).toBe(today());
  expect(await admittedOn(named, ago(11), ago(10))).toEqual(['0.00', '1000.00']);
  expect(await admittedOn(unnamed, ago(1), today())).toEqual(['0.00', '1000.00']);
  expect(await entriesOf(named)).toEqual([
    { action: 'determination_proposed', day: ago(10) },
    { action: 'determination_confirmed', day: ago(10) },
  ]);
});

test('a status that confirms an open proposal keeps its day', async () => {
  const id = await loan();
  await from(id, ago(10), '1000', { confirm: false });
  expect((await ask(meera, 'PATCH', `claims/${id}/status`, { status: 'approved' })).status).toBe(
    200,
  );
  expect(await admittedOn(id, ago(11), ago(10))).toEqual(['0.00', '1000.00']);
});

test('what is admitted midway is transferred from the day of the transfer, and then no earlier than that', async () => {
  const id = await loan();
  await from(id, ago(20));
  const debt = { amount: '400.00', on: ago(10), email: zoya.user.email };
  const { body: reported } = await reportTransferAs(asha, id, debt);
  await agreeAs(zoya, reported.id);
  const accepted = await withTransfer(meera, reported.id, 'accept');
  expect(accepted.body).toMatchObject({ state: 'accepted', effectiveOn: ago(10) });
  const over = accepted.body.to?.id ?? '';
  expect(await admittedOn(id, ago(11), ago(10))).toEqual(['1000.00', '600.00']);
  expect(await admittedOn(over, ago(11), ago(10))).toEqual([undefined, '400.00']);
  const rest = determinationOf(
    [
      {
        head: 'principalAmount',
        admitted: '500',
        underVerification: '100',
        notAdmitted: '400',
        reasons: [{ code: 'transferred', text: 'Z Capital' }],
      },
    ],
    { basis: 'revised', confirm: true },
  );
  const again = (claim: string, body: object, effectiveOn: string) =>
    determineAs(meera, claim, { ...body, effectiveOn });
  const whole = determinationOf([{ head: 'principalAmount', admitted: '400' }], {
    basis: 'revised',
    confirm: true,
  });
  for (const [claim, body] of [
    [id, rest],
    [over, whole],
  ] as const) {
    const refused = await again(claim, body, ago(11));
    expect([refused.status, refused.body.code]).toEqual([400, 'day_out_of_range']);
    expect(refused.body.message).toContain('when debt of it was last transferred');
    expect((await again(claim, body, ago(10))).status).toBe(201);
  }
});

const days = { commencementDate: ago(150), lastDateForClaims: ago(130), rfrpDate: ago(40) };
const takeOn = (id: string, step: LateStep, on: string, seen: number) =>
  ask(meera, 'POST', `claims/${id}/late-track`, { step, on, seen, reasons: 'CA 12/2026.' });

test('a late claim is admitted from its condonation on, and put back from the day of the refusal', async () => {
  await ask(meera, 'PATCH', 'case', days);
  const id = await loan();
  const steps: LateStep[] = ['acceptable', 'before_committee', 'before_tribunal', 'condoned'];
  for (const [seen, step] of steps.entries())
    expect((await takeOn(id, step, ago(20 - seen), seen)).status).toBe(201);
  const early = await from(id, ago(18));
  expect([early.status, early.body.code]).toEqual([400, 'day_out_of_range']);
  expect(early.body.message).toContain('the step was taken that allows the late claim');
  expect((await from(id, ago(18), '0')).status).toBe(201);
  expect((await from(id, ago(17), '1000', { basis: 'condoned' })).status).toBe(201);
  expect((await takeOn(id, 'refused', ago(6), 4)).status).toBe(201);
  const [back] = await determinationsFor(meera, id);
  expect([back?.totals.admitted, back?.effectiveOn]).toEqual(['0.00', ago(6)]);
  expect(await admittedOn(id, ago(18), ago(17), ago(7), ago(6))).toEqual([
    '0.00',
    '1000.00',
    '1000.00',
    '0.00',
  ]);
  expect((await entriesOf(id)).at(-1)).toEqual({
    action: 'determination_confirmed',
    day: ago(6),
  });
});

test('a proposal whose day became too early is not confirmed, alone, with others or by a status', async () => {
  await ask(meera, 'PATCH', 'case', days);
  const id = await loan();
  expect((await takeOn(id, 'ordered', ago(20), 0)).status).toBe(201);
  const { body } = await from(id, ago(15), '1000', { confirm: false });
  expect(body.state).toBe('proposed');
  expect((await takeOn(id, 'refused', ago(12), 1)).status).toBe(201);
  expect((await takeOn(id, 'ordered', ago(10), 2)).status).toBe(201);
  const alone = await confirmAs(meera, body.id);
  expect([alone.status, alone.body.code]).toEqual([400, 'day_out_of_range']);
  const together = await ask<BulkConfirmed>(meera, 'POST', 'determinations/bulk/confirm', {
    ids: [body.id],
  });
  expect(together.body.skipped).toMatchObject([{ id: body.id, reason: 'day_out_of_range' }]);
  const byStatus = await ask(meera, 'PATCH', `claims/${id}/status`, { status: 'approved' });
  expect([byStatus.status, byStatus.body.code]).toEqual([400, 'day_out_of_range']);
  expect((await from(id, ago(10))).status).toBe(201);
});
