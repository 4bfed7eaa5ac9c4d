import { formOf } from '@/lib/forms/definitions/registry';
import { handleWith, isHandle, isMask, maskOf, partsOfHandle } from '@/lib/forms/mask';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';
import { problemsIn } from '@/lib/forms/validate';

const formB = formOf('form_b');
const formE = formOf('form_e');
const b = sampleValuesOf('form_b');
const e = sampleValuesOf('form_e');

const row = (serialNo: string, identificationNumber: string) => ({
  serialNo,
  employeeName: 'Ganesh Pawar',
  identificationNumber,
  totalAmountDue: '1.00',
  periodDue: '2024',
});

test('a mask shows the last four characters, and nothing of a short number', () => {
  expect(maskOf('ABCPK1234F')).toBe('••••234F');
  expect(maskOf('1234567')).toBe('••••');
  expect(isMask('ABCPK1234F')).toBe(false);
});

test('no form takes a mask in place of a number, in its tables neither', () => {
  const masks = { ...b, representativePan: '••••234F', accountNumber: '••••8901' };
  expect(problemsIn(formB, masks).map(({ field }) => field)).toEqual([
    'representativePan',
    'accountNumber',
  ]);
  const rows = { ...e, employeeDetails: [row('1', '••••234Q')] };
  expect(problemsIn(formE, rows).map(({ field }) => field)).toEqual(['identificationNumber']);
});

test('a handle is a mask with a code behind it, and is split into the two', () => {
  const code = '0AF3'.repeat(15);
  const handle = handleWith('••••', code);
  expect([handle, '••••a:b', '••••'].map((text) => [isMask(text), isHandle(text)])).toEqual([
    [true, true],
    [true, false],
    [true, false],
  ]);
  expect(partsOfHandle(handle)).toEqual(['••••', code]);
  expect(partsOfHandle(`••••1:4:${code}`)).toEqual(['••••1:4', code]);
  expect(partsOfHandle('••••O:12')).toEqual(['••••O:12', undefined]);
  expect(problemsIn(formB, { ...b, representativePan: handle })).toMatchObject([
    { path: 'representativePan', rule: 'characters' },
  ]);
});
