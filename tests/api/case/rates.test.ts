import type { CaseAsTold } from '@/lib/client/queries/queries';
import type { ReferenceRate } from '@/lib/law/currency';
import { createClaimAs } from '@/tests/support/data/claims';
import { ask, determinationOf, determineAs } from '@/tests/support/data/determinations';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { type StartedPortal, startedPortal } from '@/tests/support/portal/started-portal';

let portal: StartedPortal;
let meera: TestPerson;
let ravi: TestPerson;
let asha: TestPerson;

beforeAll(async () => {
  portal = await startedPortal();
  const { address } = portal;
  [meera, ravi, asha] = await Promise.all([
    signUp('ip_admin', address),
    signUp('ip_case_manager', address),
    signUp('claimant', address),
  ]);
  await ask(meera, 'PATCH', 'case', { commencementDate: '2026-01-10' });
});
afterAll(() => portal.remove());

type Answer = ReferenceRate & {
  code: string;
  message: string;
  issues?: { path: string; rule: string; message: string }[];
};

const dollar = { rate: '83.1234', day: '2026-01-10', source: 'FBIL' };
const set = (currency: string, body: object, by = meera) =>
  ask<Answer>(by, 'PATCH', `case/rates/${currency}`, body);
const ratesFor = async (person: TestPerson) =>
  (await ask<CaseAsTold>(person, 'GET', 'case')).body.rates;
const entries = async () =>
  (
    await portal.database.query<{ who: string; change: object }>(
      `SELECT user_full_name AS who, details -> 'changes' -> 0 AS change FROM audit_entries
       WHERE action = 'case_changed' AND details -> 'changes' -> 0 ->> 'field' LIKE 'rates.%' ORDER BY id`,
    )
  ).rows;

test('an administrator enters a rate, professionals read it, and the trail tells of it', async () => {
  const answer = await set('USD', { ...dollar, rate: '083.12340', seen: null });
  expect([answer.status, answer.body]).toEqual([200, { currency: 'USD', ...dollar }]);
  await set('JPY', { ...dollar, rate: '0.571234' });
  const all = [
    { currency: 'JPY', ...dollar, rate: '0.571234' },
    { currency: 'USD', ...dollar },
  ];
  expect(await ratesFor(meera)).toEqual(all);
  expect(await ratesFor(ravi)).toEqual(all);
  expect(await ratesFor(asha)).toBeUndefined();
  const who = `${meera.user.firstName} ${meera.user.lastName}`;
  expect((await entries())[0]).toEqual({
    who,
    change: { field: 'rates.USD', from: null, to: dollar },
  });
});

test('a rate changes once, from what was seen; the same rate again is no change', async () => {
  await set('EUR', dollar);
  const before = (await entries()).length;
  const other = { ...dollar, rate: '84.00', day: '2026-01-09', source: 'RBI' };
  expect((await set('EUR', { ...other, seen: dollar })).body).toEqual({
    currency: 'EUR',
    ...other,
  });
  expect((await set('EUR', { ...other, seen: dollar })).status).toBe(200);
  const late = await set('EUR', { ...dollar, rate: '85', seen: dollar });
  expect([late.status, late.body.code]).toEqual([409, 'rate_changed']);
  expect(late.body.message).toContain('The rate of EUR is ₹84.00 of 9 Jan 2026');
  const none = await set('GBP', { ...dollar, seen: dollar });
  expect(none.body.message).toContain('The rate of GBP is not entered');
  expect(await entries()).toHaveLength(before + 1);
});

const wrong: [string, string, object][] = [
  ['rate', 'CHF', { ...dollar, rate: '0' }],
  ['rate', 'CHF', { ...dollar, rate: '0.000000' }],
  ['rate', 'CHF', { ...dollar, rate: '-83' }],
  ['rate', 'CHF', { ...dollar, rate: '83.1234567' }],
  ['rate', 'CHF', { ...dollar, rate: '1000000' }],
  ['rate', 'CHF', { ...dollar, rate: 83.12 }],
  ['rate', 'CHF', { ...dollar, rate: '8.3e1' }],
  ['day', 'CHF', { ...dollar, day: '2026-01-11' }],
  ['day', 'CHF', { ...dollar, day: '2026-02-30' }],
  ['source', 'CHF', { ...dollar, source: ' ' }],
  ['source', 'CHF', { ...dollar, source: 'x'.repeat(201) }],
  ['source', 'CHF', { ...dollar, source: 'Call 98765 43210' }],
];

test.each(wrong)('%s is named, and nothing saved, for %s with %j', async (path, currency, body) => {
  const answer = await set(currency, body);
  expect([answer.status, answer.body.issues?.map((issue) => issue.path)]).toEqual([400, [path]]);
  expect((await ratesFor(meera))?.map((rate) => rate.currency)).not.toContain('CHF');
});

test.each(['INR', 'usd', 'XYZ'])('%s is no other currency', async (currency) => {
  expect((await set(currency, dollar)).status).toBe(404);
});

test('a rate is of the commencement date or before, and the refusal names that day', async () => {
  const answer = await set('CHF', { ...dollar, day: '2026-01-11' });
  expect(answer.body.message).toContain('10 Jan 2026');
  expect((await set('AUD', { ...dollar, day: '2026-01-09' })).status).toBe(200);
});

test('nobody but administrators changes a rate', async () => {
  for (const person of [ravi, asha]) expect((await set('USD', dollar, person)).status).toBe(403);
});

test('the database takes no rate of nothing', async () => {
  const zero = portal.database.query(
    `INSERT INTO currency_rates (currency, rate, on_day, source) VALUES ('SEK', 0, '2026-01-10', 'FBIL')`,
  );
  await expect(zero).rejects.toThrow('currency_rates_above_zero');
});

describe('a rate that is taken out', () => {
  const remove = (currency: string, by = meera) =>
    ask<Answer>(by, 'DELETE', `case/rates/${currency}`);
  const codes = async () => (await ratesFor(meera))?.map((rate) => rate.currency);

  test('is gone once no claim is determined in its currency, and the trail tells of it', async () => {
    const { id } = await createClaimAs(asha, 'form_c', {
      claimAmount: '100',
      principalAmount: '100',
      interestAmount: '0',
      penaltyAmount: '0',
    });
    await set('THB', { ...dollar, rate: '2.40' });
    const body = (currency: object | null) =>
      determinationOf([{ head: 'principalAmount', admitted: '100' }], { currency });
    for (const confirm of [false, true]) {
      await determineAs(meera, id, { ...body({ code: 'THB', amount: '41.66' }), confirm });
      const refused = await remove('THB');
      expect([refused.status, refused.body.code]).toEqual([409, 'rate_needed']);
      expect(refused.body.message).toMatch(
        /^One claim is determined in THB: CLM-\d+-\d+\. Its rate/,
      );
    }
    expect(await codes()).toContain('THB');
    await determineAs(meera, id, { ...body(null), basis: 'revised', confirm: true });
    const answer = await remove('THB');
    expect([answer.status, answer.body]).toEqual([200, { currency: 'THB' }]);
    expect(await codes()).not.toContain('THB');
    const before = await entries();
    expect(before.at(-1)?.change).toEqual({
      field: 'rates.THB',
      from: { ...dollar, rate: '2.40' },
      to: null,
    });
    // What is not there is not taken out again.
    expect((await remove('THB')).status).toBe(200);
    expect(await entries()).toEqual(before);
    const missing = await determineAs(meera, id, body({ code: 'THB', amount: '41.66' }));
    expect(missing.body.code).toBe('rate_missing');
  });

  test('stays for anybody but administrators', async () => {
    await set('NOK', dollar);
    for (const person of [ravi, asha]) expect((await remove('NOK', person)).status).toBe(403);
    expect(await codes()).toContain('NOK');
  });
});
