import { toPaise } from '@/lib/format/amount';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';
import { sumOfHeads } from '@/lib/law/heads';
import { withAmount } from '@/prisma/claim-amounts';
import { demoClaims } from '@/prisma/demo/claims';

const people = [
  { name: 'Asha Devi', email: 'asha@example.com', phone: '9876543210', language: 'en' as const },
  { name: 'रवि मेनन', email: 'ravi@example.com', phone: '9876543211', language: 'hi' as const },
];

test('most demonstration claims add up to the paisa, and one of each form with heads does not', () => {
  const brokenDown = demoClaims(people).filter(({ type }) =>
    ['form_c', 'form_e', 'form_f'].includes(type),
  );
  const differing = brokenDown.filter(
    ({ type, values }) =>
      sumOfHeads({
        creditorType: type,
        claimAmount: String(values.claimAmount),
        claimData: values,
      }) !== toPaise(String(values.claimAmount)),
  );
  expect(brokenDown.length).toBe(24);
  expect(differing.map(({ type }) => type)).toEqual(['form_c', 'form_e', 'form_f']);
});

test.each([
  ['form_c', '1000.01'],
  ['form_e', '0.07'],
  ['form_f', '99999999999999.99'],
] as const)('the heads of a demonstration claim on %s add up to %s', (type, amount) => {
  const sumWith = (off?: bigint) =>
    sumOfHeads({
      creditorType: type,
      claimAmount: amount,
      claimData: withAmount(type, sampleValuesOf(type), amount, off),
    });
  expect(sumWith()).toBe(toPaise(amount));
  expect(sumWith(250n)).toBe((toPaise(amount) ?? 0n) + 250n);
});

test('a demonstration claim on a form without heads gets only its amount', () => {
  const sample = sampleValuesOf('form_b');
  expect(withAmount('form_b', sample, '5.00')).toEqual({ ...sample, claimAmount: '5.00' });
});
