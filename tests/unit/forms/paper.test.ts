import { creditorTypes } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import { mustHave, readCorrectedPaper, readPaper } from '@/lib/forms/paper';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';

test.each(creditorTypes)('a paper claim on %s needs only amount, creditor and nature', (type) => {
  const form = formOf(type);
  const { problems, missing } = readPaper(form, {});
  const needed = [...mustHave(form)].filter(
    (name) => name !== 'natureOfClaim' || form.natureOfClaim === undefined,
  );
  expect(problems.map(({ field }) => field).sort()).toEqual(needed.sort());
  expect(missing).not.toContain(form.contact.email);
  expect(missing).toContain('accountHolderName');
});

test('a complete paper claim lacks nothing, and a wrong value on it is a fault', () => {
  const form = formOf('form_d');
  const whole = sampleValuesOf('form_d');
  expect(readPaper(form, whole)).toEqual({ problems: [], missing: [] });
  const { problems } = readPaper(form, { ...whole, email: 'nobody', ifscCode: 'X' });
  expect(problems.map(({ field }) => field)).toEqual(['email', 'ifscCode']);
});

test('a correction judges only new numbers, not those that came back masked', () => {
  const form = formOf('form_d');
  const stored = { fullName: 'Kamla Dev', panNumber: '••••1234F', accountNumber: '••••7706' };
  const typed = {
    ...stored,
    fullName: 'Kamla Devi',
    claimAmount: '5',
    natureOfClaim: 'salary_dues',
  };
  expect(readCorrectedPaper(form, stored, typed).problems).toEqual([]);
  expect(readPaper(form, typed).problems.map(({ field }) => field)).toEqual([
    'panNumber',
    'accountNumber',
  ]);
  const { problems } = readCorrectedPaper(form, stored, { ...typed, panNumber: 'NONE' });
  expect(problems.map(({ field }) => field)).toEqual(['panNumber']);
});

test('a paper claim names a table that lacks cells once among what is missing', () => {
  const row = { serialNo: '1', employeeName: '', totalAmountDue: '100', periodDue: '' };
  const { missing } = readPaper(formOf('form_e'), {
    ...sampleValuesOf('form_e'),
    employeeDetails: [row, row],
  });
  expect(missing).toEqual(['employeeDetails']);
});
