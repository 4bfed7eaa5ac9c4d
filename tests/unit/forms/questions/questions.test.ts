import { creditorTypes } from '@/lib/forms/definitions/field';
import { fieldsOf, formOf } from '@/lib/forms/definitions/registry';
import { comparedWith, questionsIn } from '@/lib/forms/questions/questions';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';
import { problemsIn } from '@/lib/forms/validate';
import { statesOfPin } from '@/lib/reference/pin-states';
import { states } from '@/lib/reference/states';

const today = '2026-11-23';
const asked = (type: (typeof creditorTypes)[number], values: Record<string, unknown>) =>
  questionsIn(formOf(type), values, today).map(({ path, ask, meant, other }) => [
    path,
    ask,
    ...(meant ? [meant] : []),
    ...(other ? [other.value] : []),
  ]);

test.each(creditorTypes)('the sample of %s raises no question', (type) => {
  expect(asked(type, sampleValuesOf(type))).toEqual([]);
});

test.each(creditorTypes)('every question of %s compares fields that it has', (type) => {
  const fields = fieldsOf(formOf(type));
  const columns = fields.flatMap((field) => field.columns ?? []);
  for (const among of [fields, columns])
    expect(among.map(({ name }) => name)).toEqual(
      expect.arrayContaining(among.flatMap(comparedWith)),
    );
});

test('impossible birth and work dates and a letter O in an IFSC are questioned, and are no faults', () => {
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

test('a count of employees that differs from the rows of the table is questioned', () => {
  const [row] = sampleValuesOf('form_e').employeeDetails as Record<string, string>[];
  const of = (employeeDetails: unknown) =>
    asked('form_e', { totalEmployeesRepresented: '25', employeeDetails });
  expect(of([row])).toEqual([['totalEmployeesRepresented', 'rowsCounted', '1']]);
  expect(of(Array.from({ length: 25 }, () => row))).toEqual([]);
  // The table is not filled in yet.
  expect(of([{ serialNo: '1', employeeName: '' }])).toEqual([]);
});

test('a cell is compared with the others of its row, and a repeated invoice number is questioned', () => {
  const row = { invoiceDate: '2026-04-01', amountDue: '500.00' };
  const invoices = [
    { ...row, serialNo: '1', invoiceNumber: 'INV-1', invoiceAmount: '400.00' },
    { ...row, serialNo: '3', invoiceNumber: 'INV-2', invoiceAmount: '500.00' },
    { ...row, serialNo: '4', invoiceNumber: 'inv -1', invoiceDate: '2027-01-01' },
    { ...row, serialNo: '5', invoiceNumber: '', invoiceAmount: '' },
    { ...row, serialNo: '6', invoiceNumber: '', invoiceAmount: '' },
    { ...row, serialNo: '7', invoiceNumber: 'INV-2', invoiceAmount: '' },
  ];
  expect(asked('form_b', { invoices })).toEqual([
    ['invoices.0.amountDue', 'moreThan', '400.00'],
    ['invoices.2.invoiceNumber', 'twice', '1'],
    ['invoices.2.invoiceDate', 'notYet'],
    ['invoices.5.invoiceNumber', 'twice', '3'],
  ]);
});

test('a small amount in a row that may be meant in lakhs is questioned', () => {
  const employeeDetails = [{ serialNo: '1', totalAmountDue: '1.25' }];
  expect(asked('form_e', { employeeDetails })).toEqual([
    ['employeeDetails.0.totalAmountDue', 'amountSmall', '125000'],
  ]);
});

test('an amount with “Cr” is questioned with both of its possible meanings', () => {
  const values = { claimAmount: '5000.00 Cr' };
  expect(questionsIn(formOf('form_b'), values, today)).toMatchObject([
    { path: 'claimAmount', ask: 'amountCredit', meant: '5000.00', or: '50000000000' },
  ]);
  expect(asked('form_b', { claimAmount: '5000 नामे' })).toEqual([
    ['claimAmount', 'amountLedger', '5000'],
  ]);
  expect(asked('form_b', { claimAmount: '5 L' })).toEqual([
    ['claimAmount', 'amountMeant', '500000'],
  ]);
  expect(problemsIn(formOf('form_b'), values)).toContainEqual({
    path: 'claimAmount',
    field: 'claimAmount',
    rule: 'amountLedger',
    params: { mark: 'Cr' },
  });
});

test('a day raises a question when it is later than tomorrow, but not when it equals another', () => {
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
])('a value that breaks a rule raises no question: %p', (values) => {
  expect(asked('form_d', values)).toEqual([]);
});

test('an IFSC whose fifth character is not 0 is questioned, without a suggestion', () => {
  expect(asked('form_d', { ifscCode: 'HDFC1001234' })).toEqual([['ifscCode', 'ifscFifth']]);
});

test.each([
  ['411001', 'Maharashtra', []],
  ['403001', 'Goa', []],
  ['249401', 'Uttarakhand', []],
  ['533464', 'Puducherry', []],
  ['737101', 'Sikkim', []],
  ['900056', 'Kerala', []],
  ['000000', 'Kerala', []],
  ['411001', '', []],
  ['411', 'Kerala', []],
  ['411001', 'Kerala', [['companyPincode', 'pinElsewhere', 'Kerala']]],
  ['११०००१', 'Goa', [['companyPincode', 'pinElsewhere', 'Goa']]],
])('a PIN %s beside the state %p raises: %j', (companyPincode, companyState, questions) => {
  expect(asked('form_b', { companyPincode, companyState })).toEqual(questions);
});

test('every state has a PIN code, and every address asks about its own', () => {
  const pins = Array.from({ length: 90 }, (_, at) => `${at + 10}0000`);
  const found = new Set(pins.flatMap((pin) => statesOfPin(pin) ?? []));
  expect([...found].sort()).toEqual(states);
  for (const type of creditorTypes)
    for (const field of fieldsOf(formOf(type)).filter(({ kind }) => kind === 'pincode'))
      expect(field.inState).toBe(
        field.name.replace('Pincode', 'State').replace('pincode', 'state'),
      );
});
