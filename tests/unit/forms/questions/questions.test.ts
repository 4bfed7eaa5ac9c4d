import { creditorTypes } from '@/lib/forms/definitions/field';
import { fieldsOf, formOf } from '@/lib/forms/definitions/registry';
import { comparedWith, questionsIn } from '@/lib/forms/questions/questions';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';
import { problemsIn } from '@/lib/forms/validate';

const today = '2026-11-23';
const asked = (type: (typeof creditorTypes)[number], values: Record<string, unknown>) =>
  questionsIn(formOf(type), values, today).map(({ path, ask, meant, other }) => [
    path,
    ask,
    ...(meant ? [meant] : []),
    ...(other ? [other.value] : []),
  ]);

test.each(creditorTypes)('nothing is asked about the sample of %s', (type) => {
  expect(asked(type, sampleValuesOf(type))).toEqual([]);
});

test.each(creditorTypes)('questions of %s look at fields that it has', (type) => {
  const fields = fieldsOf(formOf(type));
  for (const name of fields.flatMap(comparedWith)) {
    expect(fields.map((field) => field.name)).toContain(name);
  }
});

test('a driver born in 2030, who left before joining and typed the letter O in the IFSC', () => {
  const values = {
    ...sampleValuesOf('form_d'),
    dateOfBirth: '2030-01-01',
    joiningDate: '2019-02-01',
    lastWorkingDate: '2018-01-31',
    ifscCode: 'hdfcO001234',
    bonusAmount: '186400.01',
  };
  expect(asked('form_d', values)).toEqual([
    ['dateOfBirth', 'notYet'],
    ['joiningDate', 'before', '2030-01-01'],
    ['lastWorkingDate', 'before', '2019-02-01'],
    ['bonusAmount', 'moreThan', '186400.00'],
    ['ifscCode', 'ifscMeant', 'HDFC0001234'],
  ]);
  expect(problemsIn(formOf('form_d'), values)).toEqual([]);
});

test('a union that counts 25 employees and lists one', () => {
  const [row] = sampleValuesOf('form_e').employeeDetails as Record<string, string>[];
  const of = (employeeDetails: unknown) =>
    asked('form_e', { totalEmployeesRepresented: '25', employeeDetails });
  expect(of([row])).toEqual([['totalEmployeesRepresented', 'rowsCounted', '1']]);
  expect(of(Array.from({ length: 25 }, () => row))).toEqual([]);
  // Nobody came to the table yet.
  expect(of([{ serialNo: '1', employeeName: '' }])).toEqual([]);
});

test('an amount in a row that was typed in lakhs', () => {
  const employeeDetails = [{ serialNo: '1', totalAmountDue: '1.25' }];
  expect(asked('form_e', { employeeDetails })).toEqual([
    ['employeeDetails.0.totalAmountDue', 'amountSmall', '125000'],
  ]);
});

test('the day after today may be the clock, and the same day is not before itself', () => {
  expect(asked('form_b', { outstandingSince: '2026-11-24' })).toEqual([]);
  expect(asked('form_b', { outstandingSince: '2026-11-25' })).toEqual([
    ['outstandingSince', 'notYet'],
  ]);
  const day = '2024-02-29';
  expect(asked('form_c', { sanctionDate: day, maturityDate: day, defaultDate: day })).toEqual([]);
});

test.each([
  [{ dateOfBirth: '' }],
  [{ dateOfBirth: '2030-02-31' }],
  [{ dateOfBirth: 5 }],
  [{ joiningDate: '2019-02-01', lastWorkingDate: '31/01/2018' }],
  [{ ifscCode: 'HDFCO00123' }],
  [{ ifscCode: 'HDFC0001234' }],
  [{ claimAmount: 'x', bonusAmount: '5' }],
])('what is no right value is not asked about: %p', (values) => {
  expect(asked('form_d', values)).toEqual([]);
});

test('another character than 0 at the fifth place is asked about, with nothing to offer', () => {
  expect(asked('form_d', { ifscCode: 'HDFC1001234' })).toEqual([['ifscCode', 'ifscFifth']]);
});
