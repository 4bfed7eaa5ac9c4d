import { toPaise } from '@/lib/format/amount';
import { creditorTypes } from '@/lib/forms/definitions/field';
import { fieldsOf, formOf } from '@/lib/forms/definitions/registry';
import { withDelay } from '@/lib/forms/delay';
import { problemsIn } from '@/lib/forms/validate';
import { claimedAt, readCurrencyAmount } from '@/lib/law/currency';
import { sumOfHeads } from '@/lib/law/heads';
import { claimStatuses } from '@/lib/reference/claim-status';
import { type DemoClaim, demoClaimants, demoClaims } from '@/prisma/demo/claims';
import { demoDollar } from '@/prisma/demo/creditors/lenders';
import logins from '@/prisma/demo-logins.json';

const commencement = new Date('2026-09-27');
const claims = demoClaims(commencement);
const creditorOf = ({ type, values }: DemoClaim) => String(values[formOf(type).creditorName]);
const statusOf = ({ steps, withdrawal }: DemoClaim) =>
  withdrawal ? 'withdrawn' : (steps.at(-1)?.status ?? 'submitted');
const personOf = ({ email }: DemoClaim) => {
  const person = demoClaimants.find((claimant) => claimant.email === email);
  return `${person?.firstName} ${person?.lastName}`;
};
const amountOf = ({ values }: DemoClaim) => Number(values.claimAmount);

test('whoever is shown the portal as a claimant is a driver with one claim of her own', () => {
  const [asha] = logins.filter(({ role }) => role === 'claimant');
  const own = claims.filter(({ email }) => email === asha?.email);
  expect(own.map(({ type, values }) => [type, values.fullName, values.designation])).toEqual([
    ['form_d', asha?.name, 'driver'],
  ]);
});

test('everybody files one claim, but for the one who files twice and takes one back', () => {
  const twice = demoClaimants.filter(
    ({ email }) => claims.filter((claim) => claim.email === email).length > 1,
  );
  expect(twice.map(({ lastName }) => lastName)).toEqual(['Mathew']);
  const theirs = claims.filter(({ email }) => email === twice[0]?.email);
  expect(theirs.map(statusOf).sort()).toEqual(['under_review', 'withdrawn']);
});

test('firms, lenders and unions have names of their own, workers and customers those of their accounts', () => {
  for (const claim of claims) {
    const own = ['form_d', 'form_f'].includes(claim.type);
    expect([creditorOf(claim), creditorOf(claim) === personOf(claim)]).toEqual([
      creditorOf(claim),
      own,
    ]);
  }
  expect(new Set(demoClaimants.map(({ email }) => email)).size).toBe(demoClaimants.length);
  expect(new Set(demoClaimants.map(({ phone }) => phone)).size).toBe(demoClaimants.length);
});

test.each(claims.map((claim) => [creditorOf(claim), claim] as const))(
  'the claim of %s is one that its form takes, and says nothing of days after it was filed',
  (_, { type, values, submittedAt, edit }) => {
    const form = withDelay(formOf(type), 'no');
    expect(problemsIn(form, values)).toEqual([]);
    expect(problemsIn(form, { ...values, ...edit?.values })).toEqual([]);
    const known = new Set(fieldsOf(form).map(({ name }) => name));
    expect(Object.keys(values).filter((name) => !known.has(name))).toEqual([]);
    const past = fieldsOf(form).filter(({ past }) => past);
    for (const { name } of past)
      expect([name, String(values[name] ?? '') <= submittedAt.toISOString()]).toEqual([name, true]);
    const before = past.filter(({ name }) => !/^(verification|authorization)Date$/.test(name));
    for (const { name } of before)
      expect([name, String(values[name] ?? '') < '2026-09-27']).toEqual([name, true]);
  },
);

test('heads add up to the claim, but for those of the lender who shows what happens when they do not', () => {
  const brokenDown = claims.filter(({ type }) =>
    ['form_b', 'form_c', 'form_e', 'form_f'].includes(type),
  );
  const differing = brokenDown.filter(({ type, values }) => {
    const claimAmount = String(values.claimAmount);
    const claimed = { creditorType: type, claimAmount, claimData: values };
    return sumOfHeads(claimed) !== toPaise(claimAmount);
  });
  expect(brokenDown.length).toBeGreaterThan(15);
  expect(differing.map(creditorOf)).toEqual(['Vittamani Finance Limited']);
});

test.each([
  ['form_d', 20_000, 500_000],
  ['form_f', 500, 50_000],
  ['form_b', 200_000, 10_000_000],
  ['form_e', 100_000, 1_000_000],
  ['form_c', 10_000_000, 500_000_000],
  ['form_ca', 1_000_000, 100_000_000],
] as const)('amounts on %s fit who claims them', (type, least, most) => {
  for (const claim of claims.filter((one) => one.type === type)) {
    expect(amountOf(claim)).toBeGreaterThanOrEqual(least);
    expect(amountOf(claim)).toBeLessThanOrEqual(most);
  }
});

test('there are claims on every form in every state, enough to turn pages, and of everything that can happen to one', () => {
  const states = claimStatuses.filter((status) => status !== 'withdrawn');
  for (const type of creditorTypes) {
    const found = new Set(claims.filter((claim) => claim.type === type).map(statusOf));
    expect([type, states.filter((status) => !found.has(status))]).toEqual([type, []]);
  }
  expect(claims.length).toBeGreaterThan(40);
  expect(new Set(claims.map(({ determination }) => determination))).toEqual(
    new Set([undefined, 'proposed', 'returned', 'confirmed']),
  );
  expect(claims.filter(({ edit }) => edit)).toHaveLength(1);
  expect(claims.filter(({ requiresDocumentUpload }) => requiresDocumentUpload)).toHaveLength(3);
  const others = claims.filter((claim) => claim.values.accountHolderName !== creditorOf(claim));
  expect(others.map(creditorOf)).toEqual(['Balwinder Gill']);
  const talks = claims.flatMap(({ conversation }) => conversation ?? []);
  expect(talks.length).toBeGreaterThan(10);
  expect(talks.some(({ unread }) => unread.some(({ by }) => by === 'professional'))).toBe(true);
  expect(talks.some(({ unread }) => unread.some(({ by }) => by === 'claimant'))).toBe(true);
});

test('a supplier lists twelve invoices, of which two are refused and one is still verified', () => {
  const listing = claims.filter(({ values }) => Array.isArray(values.invoices));
  expect(listing.map(({ values, found }) => [values.invoices?.length, found?.rows])).toEqual([
    [12, { 3: 'paid_already', 7: 'time_barred', 12: 'open' }],
  ]);
});

test('lists of the demonstration show a named class, another currency, and facilities with their security', () => {
  const confirmed = claims.filter(({ determination }) => determination === 'confirmed');
  const found = confirmed.map((claim) => ({ claim, ...claim.found }));
  expect(found.flatMap(({ classNumber }) => classNumber ?? [])).toEqual([1]);
  const [abroad] = found.filter(({ dollars }) => dollars);
  const amount = readCurrencyAmount(abroad?.dollars);
  const rate = { currency: 'USD', rate: demoDollar, day: '2026-09-27', source: 'FBIL' };
  expect(amount && claimedAt(amount, rate).rupees).toBe(abroad?.claim.values.claimAmount);
  const parts = abroad?.facilities?.map(({ part }) => part) ?? [];
  expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(100n);
  expect(abroad?.facilities?.flatMap(({ securities }) => securities).length).toBeGreaterThan(1);
});
