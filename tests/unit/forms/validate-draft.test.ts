import { formOf } from '@/lib/forms/definitions/registry';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';
import { problemsIn } from '@/lib/forms/validate';
import { problemsInDraft, wrongNumbersOf } from '@/lib/forms/validate-draft';

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

describe('a draft with masked numbers that is continued', () => {
  const wrong = problemsIn(formB, { ...b, representativePan: 'ABC' });
  const code = (digit: string) => digit.repeat(60);
  const values = {
    ...b,
    representativePan: `••••:${code('A')}`,
    accountNumber: `••••8901:${code('B')}`,
  };
  const problems = (given: object) =>
    problemsInDraft(formB, wrongNumbersOf(values, wrong), { ...given });

  test('reports the masked numbers that are wrong, and does not judge the others', () => {
    expect(wrong).toMatchObject([{ path: 'representativePan' }]);
    expect(problems(values)).toEqual(wrong);
  });

  test('judges every number that is typed anew, and refuses masks without a number', () => {
    const typed = { ...values, representativePan: 'ABCPK1234F', gstin: '27AABCS1234F1Z0' };
    expect(problems(typed).map(({ path }) => path)).toEqual(['gstin']);
    expect(problems({ ...typed, accountNumber: '••••8901', gstin: '' })).toMatchObject([
      { path: 'accountNumber', rule: 'characters' },
    ]);
  });

  test('reports a table’s wrong number at the row where it now stands', () => {
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
