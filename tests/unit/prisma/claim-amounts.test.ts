import { toPaise } from '@/lib/format/amount';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';
import { sumOfHeads } from '@/lib/law/heads';
import { withAmount } from '@/prisma/claim-amounts';

test.each([
  ['form_b', '1000.01'],
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

test('a demonstration claim without heads gets only its amount', () => {
  const { invoices: _, ...sample } = sampleValuesOf('form_b');
  expect(withAmount('form_b', sample, '5.00')).toEqual({ ...sample, claimAmount: '5.00' });
});
