import { formOf } from '@/lib/forms/definitions/registry';
import { problemsInDraft, problemsInEdit, unmasked, wrongNumbersOf } from '@/lib/forms/kept';
import { handleWith, isHandle, isMask, maskOf, partsOfHandle } from '@/lib/forms/mask';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';
import { problemsIn } from '@/lib/forms/schema';

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

test('a mask tells the last four characters, and of a short number nothing', () => {
  expect(maskOf('ABCPK1234F')).toBe('••••234F');
  expect(maskOf('1234567')).toBe('••••');
  expect(isMask('ABCPK1234F')).toBe(false);
});

test('no form takes a mask for a number, whatever the kind of the field', () => {
  const masks = { ...b, representativePan: '••••234F', accountNumber: '••••8901' };
  expect(problemsIn(formB, masks).map(({ field }) => field)).toEqual([
    'representativePan',
    'accountNumber',
  ]);
  const rows = { ...e, employeeDetails: [row('1', '••••234Q')] };
  expect(problemsIn(formE, rows).map(({ field }) => field)).toEqual(['identificationNumber']);
});

test('a mask stands for the number it was made of, and for no other', () => {
  expect(unmasked(formB, b, { representativePan: '••••234F' })).toEqual({
    representativePan: 'ABCPK1234F',
  });
  const wrong = { representativePan: '••••999F', accountNumber: '••••' };
  expect(unmasked(formB, b, wrong)).toEqual(wrong);
});

test('rows keep their numbers when others are removed before them', () => {
  const kept = { employeeDetails: [row('1', 'BKLPP1234Q'), row('2', 'CKLPP9999Q')] };
  const given = { employeeDetails: [row('2', '••••999Q'), row('3', 'NEWPP1111A')] };
  expect(unmasked(formE, kept, given).employeeDetails).toEqual([
    row('2', 'CKLPP9999Q'),
    row('3', 'NEWPP1111A'),
  ]);
});

test('a mask that may be any of several different numbers stays one', () => {
  const kept = { employeeDetails: [row('1', 'BKLPP1234Q'), row('2', 'CKLPP1234Q')] };
  const given = { employeeDetails: [row('7', '••••234Q')] };
  expect(unmasked(formE, kept, given)).toEqual(given);
});

test('a number left alone is not judged again, one typed anew is', () => {
  const before = { ...b, representativeAadhaar: '123456789012', gstin: '27AABCS1234F1Z5' };
  expect(problemsInEdit(formB, before, { ...before, companyCity: 'Pune' })).toEqual([]);
  const typed = { ...before, representativeAadhaar: '123456789013' };
  expect(problemsInEdit(formB, before, typed).map(({ rule }) => rule)).toEqual(['aadhaarCheck']);
  const none = { ...before, representativeAadhaar: '' };
  expect(problemsInEdit(formB, before, none).map(({ rule }) => rule)).toEqual(['required']);
});

test('a handle is a mask with a code behind it, and no number either', () => {
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

describe('a draft that is gone on with', () => {
  const wrong = problemsIn(formB, { ...b, representativePan: 'ABC' });
  const code = (digit: string) => digit.repeat(60);
  const values = {
    ...b,
    representativePan: `••••:${code('A')}`,
    accountNumber: `••••8901:${code('B')}`,
  };
  const problems = (given: object) =>
    problemsInDraft(formB, wrongNumbersOf(values, wrong), { ...given });

  test('is told what is wrong with numbers it shows masked, and does not judge the others', () => {
    expect(wrong).toMatchObject([{ path: 'representativePan' }]);
    expect(problems(values)).toEqual(wrong);
  });

  test('is judged in all that is typed anew, and in masks without a number', () => {
    const typed = { ...values, representativePan: 'ABCPK1234F', gstin: '27AABCS1234F1Z0' };
    expect(problems(typed).map(({ path }) => path)).toEqual(['gstin']);
    expect(problems({ ...typed, accountNumber: '••••8901', gstin: '' })).toMatchObject([
      { path: 'accountNumber', rule: 'characters' },
    ]);
  });

  test('finds a wrong number of a table in the row it is in now', () => {
    const rowsOf = (...numbers: string[]) =>
      numbers.map((number, at) => row(String(at + 1), number));
    const given = { ...e, employeeDetails: rowsOf('BKLPP1234Q', 'x'.repeat(99), 'CKLPP9999Q') };
    const read = {
      ...e,
      employeeDetails: rowsOf(
        `••••234Q:${code('A')}`,
        `••••xxxx:${code('B')}`,
        `••••999Q:${code('C')}`,
      ),
    };
    const known = problemsIn(formE, given);
    expect(known).toMatchObject([{ path: 'employeeDetails.1.identificationNumber' }]);
    const removed = { ...read, employeeDetails: read.employeeDetails.slice(1) };
    expect(problemsInDraft(formE, wrongNumbersOf(read, known), removed)).toEqual([
      { ...known[0], path: 'employeeDetails.0.identificationNumber' },
    ]);
  });
});
