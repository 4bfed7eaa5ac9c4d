import { claimantIn } from '@/lib/forms/claimant';
import type { CreditorType } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';

const claimantOf = (type: CreditorType, changes: Record<string, string> = {}) =>
  claimantIn(formOf(type), { ...sampleValuesOf(type), ...changes });

test.each([
  ['form_d', { firstName: 'Ramesh Kumar', lastName: 'Yadav', phone: '9911012345' }],
  ['form_e', { firstName: 'Vitthal', lastName: 'Shinde', email: 'vitthal.shinde@example.com' }],
] as const)('the claimant on %s is the contact person of the form', (type, expected) => {
  expect(claimantOf(type)).toMatchObject(expected);
});

test.each(['form_b', 'form_c', 'form_ca'] as const)(
  'the claimant on %s is the creditor when the form names no contact',
  (type) => {
    const form = formOf(type);
    const nobody = {
      representativeName: '',
      officerName: '',
      [form.creditorName]: 'Kaveri Motors',
    };
    expect(claimantOf(type, nobody)).toMatchObject({ firstName: 'Kaveri Motors', lastName: '' });
  },
);

test('a claimant may have one name, a very long name or no phone, and no name is cut', () => {
  expect(claimantOf('form_d', { fullName: 'Kavitha', phone: '' })).toMatchObject({
    firstName: 'Kavitha',
    lastName: '',
    phone: null,
  });
  const long = claimantOf('form_d', { fullName: `${'क'.repeat(150)} ${'b'.repeat(49)}` });
  expect(long).toMatchObject({ firstName: 'क'.repeat(150), lastName: 'b'.repeat(49) });
});
