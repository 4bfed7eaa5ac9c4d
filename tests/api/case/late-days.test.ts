import { dayInIndia } from '@/lib/format/date';
import { daysAfter } from '@/lib/format/days';
import { createClaimAs } from '@/tests/support/data/claims';
import { ask, determinationOf, determineAs } from '@/tests/support/data/determinations';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { type OwnPortal, ownPortal } from '@/tests/support/portal/own-portal';

let portal: OwnPortal;
let asha: TestPerson;
let meera: TestPerson;

const today = dayInIndia(new Date());
const ago = (days: number) => daysAfter(today, -days);
const days = { commencementDate: ago(120), lastDateForClaims: ago(100), rfrpDate: ago(20) };

// A portal of its own, since the days are those of the whole case.
beforeAll(async () => {
  portal = await ownPortal();
  const { address } = await portal.start();
  [asha, meera] = await Promise.all([signUp('claimant', address), signUp('ip_admin', address)]);
});
afterAll(() => portal.remove());

const change = (facts: object) => ask<typeof days>(meera, 'PATCH', 'case', facts);

/** A loan of 1,000 rupees received at a moment. */
async function loan(at: string) {
  const claim = await createClaimAs(asha, 'form_c', {
    claimAmount: '1000',
    principalAmount: '1000',
    interestAmount: '',
    penaltyAmount: '',
    delayReason: 'The notice came late.',
  });
  const move = 'UPDATE claims SET submitted_at = $2 WHERE id = $1';
  await portal.database.query(move, [claim.id, at]);
  return claim;
}

const admit = ({ id }: { id: string }) => {
  const heads = [{ head: 'principalAmount', admitted: '1000' }];
  return determineAs(meera, id, determinationOf(heads, { basis: 'revised', confirm: true }));
};
const unsure = ({ id }: { id: string }) =>
  determineAs(meera, id, determinationOf([], { basis: 'revised', confirm: true }));

test('days by which an admitted claim would have come too late are refused, and others taken', async () => {
  expect((await change(days)).status).toBe(200);
  const last = await loan(`${ago(20)}T23:59:59.999+05:30`);
  expect((await admit(last)).status).toBe(201);
  const { status, body } = await change({ rfrpDate: ago(21) });
  expect([status, body.code]).toEqual([409, 'late_days_admitted']);
  expect(body.message).toContain(last.claimNumber);
  expect(body.issues).toMatchObject([{ path: 'rfrpDate', rule: 'late_days_admitted' }]);
  // 90 days from then end earlier than the request.
  expect((await change({ commencementDate: ago(130) })).status).toBe(200);
  const { rows } = await portal.database.query('SELECT rfrp_date::text AS day FROM case_settings');
  expect(rows).toEqual([{ day: days.rfrpDate }]);
});

test('a claim that ceases to be late is admitted, and keeps the days from making it late again', async () => {
  expect((await change(days)).status).toBe(200);
  const late = await loan(`${ago(19)}T00:00:00+05:30`);
  expect((await admit(late)).body.code).toBe('late_step_missing');
  expect((await change({ rfrpDate: ago(19) })).status).toBe(200);
  expect((await admit(late)).status).toBe(201);
  const back = await change({ rfrpDate: days.rfrpDate });
  expect([back.status, back.body.code]).toEqual([409, 'late_days_admitted']);
  expect(back.body.message).toContain(late.claimNumber);
  expect((await unsure(late)).status).toBe(201);
  expect((await change({ rfrpDate: days.rfrpDate })).status).toBe(200);
  // Nothing ends while the request is not issued, so nothing is too late.
  expect((await change({ rfrpDate: null })).status).toBe(200);
});
