import { creditorTypes } from '@/lib/forms/definitions/field';
import { fieldsOf, formOf, tableOf } from '@/lib/forms/definitions/registry';
import {
  type ClaimedForm,
  claimedHeads,
  headsKnownTo,
  isDividedAtDesk,
  isInterest,
  isPrincipal,
  namedHeads,
  principalBeside,
  readForHeads,
  rowHeads,
  sumOfHeads,
  withoutRows,
} from '@/lib/law/heads';

/** Amounts that are no part of a claim. */
const besides = ['securityValue', 'otherInsolvencyRecovered'];

test.each(creditorTypes)('each amount of %s that is part of the claim is a head of it', (type) => {
  const form = formOf(type);
  const parts = fieldsOf(form).filter(
    ({ kind, name }) => kind === 'amountPart' && !besides.includes(name),
  );
  expect(parts.map(({ name }) => name)).toEqual(readForHeads(type).fields);
});

test.each(creditorTypes)(
  'the sum that is shown beside the amount of %s is that of its heads',
  (type) => {
    const { amountParts } = formOf(type);
    const { fields, rows } = readForHeads(type);
    // On Form D the heads leave the salary.
    if (type !== 'form_d') expect(amountParts ?? []).toEqual(rows ? [rows.field] : fields);
  },
);

test.each(creditorTypes)('the columns of %s that add up are heads of its rows', (type) => {
  const { rows } = readForHeads(type);
  expect(rows?.columns.map(({ column }) => column)).toEqual(tableOf(formOf(type))?.addUp);
});

const supplier = (claimAmount: string, ...invoices: Record<string, unknown>[]): ClaimedForm => ({
  creditorType: 'form_b',
  claimAmount,
  claimData: { invoices },
});
const claimed = (claim: ClaimedForm) =>
  claimedHeads(claim).map(({ head, claimed: paise }) => [head, paise]);

test('invoices with an amount take the place of principal and interest, row by row', () => {
  const claim = supplier(
    '700.00',
    { amountDue: '100.00', interestDue: '10.00' },
    { amountDue: '200.00', interestDue: '' },
    { amountDue: '', interestDue: '5.00' },
  );
  expect(claimed(claim)).toEqual([
    ['invoice:1', 10_000n],
    ['invoiceInterest:1', 1_000n],
    ['invoice:2', 20_000n],
    ['invoiceInterest:3', 500n],
    ['remainder', 38_500n],
  ]);
  expect(rowHeads(claim)).toEqual([
    'invoice:1',
    'invoiceInterest:1',
    'invoice:2',
    'invoice:3',
    'invoiceInterest:3',
  ]);
  expect(sumOfHeads(claim)).toBe(31_500n);
  expect([isDividedAtDesk(claim), namedHeads(claim)]).toEqual([false, []]);
  const isKnown = headsKnownTo(claim);
  expect(['invoice:3', 'invoiceInterest:2', 'remainder'].every(isKnown)).toBe(true);
  expect(['invoice:4', 'invoice:0', 'employee:1', 'principal'].some(isKnown)).toBe(false);
});

test('invoices that are more than the claim count until it is reached', () => {
  const claim = supplier(
    '105.00',
    { amountDue: '100.00', interestDue: '10.00' },
    { amountDue: '50.00' },
  );
  expect(claimed(claim)).toEqual([
    ['invoice:1', 10_000n],
    ['invoiceInterest:1', 500n],
  ]);
});

test.each([
  ['none', []],
  ['none with an amount', [{ invoiceNumber: 'INV-1', amountDue: '0.00', interestDue: 'much' }]],
])('a claim with %s is divided at the desk, as before', (_, invoices) => {
  const claim = supplier('105.00', ...invoices);
  expect(claimed(claim)).toEqual([['principal', 10_500n]]);
  expect(rowHeads(claim)).toEqual([]);
  expect([isDividedAtDesk(claim), namedHeads(claim)]).toEqual([true, ['principal', 'interest']]);
  expect(headsKnownTo(claim)('remainder')).toBe(false);
});

test('interest on an invoice is worked out from what is admitted of that invoice, since its day', () => {
  const claim = supplier(
    '700.00',
    { amountDue: '100.00', interestDue: '10.00', invoiceDate: '2024-04-01' },
    { amountDue: '200.00', interestDue: '1.00', invoiceDate: '2024-05-01' },
  );
  const { isPrincipal: isIts, since } = principalBeside(claim, 'invoiceInterest:2');
  expect(rowHeads(claim).filter(isIts)).toEqual(['invoice:2']);
  expect(since).toBe('2024-05-01');
  const whole = principalBeside(supplier('700.00'), 'interest');
  expect(['interest', 'principal'].filter(whole.isPrincipal)).toEqual(['principal']);
  expect(whole.since).toBe('');
});

test('in a claim without rows invoices are principal, their interest is interest, and the rest is principal', () => {
  const heads = new Map([
    ['invoice:1', 100n],
    ['invoiceInterest:1', 7n],
    ['invoice:2', 50n],
    ['remainder', 3n],
  ]);
  expect([...withoutRows('form_b', heads)]).toEqual([
    ['principal', 153n],
    ['interest', 7n],
  ]);
  const parts = new Map([
    ['principalAmount', 1n],
    ['remainder', 2n],
  ]);
  expect([...withoutRows('form_c', parts)]).toEqual([...parts]);
});

test('interest is worked out from principal where a form has both', () => {
  const found = (is: typeof isInterest) =>
    creditorTypes.flatMap((type) => {
      const heads = namedHeads({ creditorType: type, claimAmount: '1', claimData: {} }).filter(
        (head) => is(type, head),
      );
      return heads.length > 0 ? [[type, ...heads]] : [];
    });
  expect(found(isInterest)).toEqual([
    ['form_b', 'interest'],
    ['form_c', 'interestAmount'],
    ['form_ca', 'interest'],
  ]);
  const tell = ['form_b', 'form_c', 'form_ca'];
  expect(found(isPrincipal).filter(([type = '']) => tell.includes(type))).toEqual([
    ['form_b', 'principal'],
    ['form_c', 'principalAmount'],
    ['form_ca', 'principal'],
  ]);
});
