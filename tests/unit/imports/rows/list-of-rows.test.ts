import type { CreditorType } from '@/lib/forms/definitions/field';
import { listAbove } from '@/lib/imports/rows/list-of-rows';
import { filledTemplate, readAll } from '@/tests/support/data/claims-files';
import { fortyInvoices, type List, sixtyEmployees } from '@/tests/support/data/lists';
import { fileOf } from '@/tests/support/data/table-file';

const refusal = (list: List, type: CreditorType, kind: 'csv' | 'xlsx' | 'xls' = 'csv') =>
  readAll(fileOf(list, kind), kind, type).then(
    () => 'taken',
    ({ rule, params }) => ({ rule, ...params }),
  );

const employees = { rule: 'rows_of_claim', type: 'form_e', table: 'employeeDetails', letter: 'E' };
const invoices = { rule: 'rows_of_claim', type: 'form_b', table: 'invoices', letter: 'B' };

describe.each(['csv', 'xlsx', 'xls'] as const)('a file of claims, %s,', (kind) => {
  test.each(['form_e', 'form_d', 'form_b', 'form_f'] as const)(
    'that is a list of rows of one claim is told from claims of %s',
    async (type) => {
      expect(await refusal(sixtyEmployees('en'), type, kind)).toEqual(employees);
      expect(await refusal(sixtyEmployees('hi'), type, kind)).toEqual(employees);
      expect(await refusal(fortyInvoices(), type, kind)).toEqual(invoices);
    },
  );
});

test.each(['en', 'hi'] as const)(
  'the columns of Form E’s table alone are read as a list of employees, in %s',
  async (language) => {
    const names =
      language === 'en'
        ? ['Employee Name', 'Identification Number', 'Total Amount Due', 'Period Due']
        : ['कर्मचारी का नाम', 'पहचान नंबर', 'कुल बाकी राशि', 'कब से कब तक का'];
    expect(await refusal([names, ['Asha Devi', 'K-1', 45_000, 'Jan 2026']], 'form_e')).toEqual(
      employees,
    );
  },
);

test('a list of employees with a claim amount each is still refused as a list of rows', async () => {
  const list = [
    ['Employee Name', 'Token', 'Claim Amount', 'Period'],
    ['Asha Devi', 'K-1', 45_000, 'Jan 2026'],
  ];
  expect(await refusal(list, 'form_e')).toEqual(employees);
});

test('a head of workers and wages is recognised as a list for Form E', () => {
  expect(listAbove(['Worker', 'UAN', 'Wages due', 'Months'])).toMatchObject({ type: 'form_e' });
});

test.each<[string, string[]]>([
  ['creditors', ['Sr No', 'Name of Creditor', 'PAN', 'Amount', 'Email']],
  ['vendors', ['Vendor Name', 'Vendor Code', 'Outstanding Amount']],
  ['unions', ['Name of Union', 'Registration No', 'Employees', 'Amount']],
  ['people', ['Name', 'Phone', 'Email']],
  ['a row', ['Asha Devi', 'Token K-1', '45,000', 'wages of Jan 2026']],
  ['one column', ['Employee Name']],
])('a head of %s is not taken for a list of rows of one claim', (_, headers) => {
  expect(listAbove(headers)).toBeUndefined();
});

test('a template of another form is refused as such, and one without its creditor is no list of rows', async () => {
  expect(await refusal(filledTemplate('form_e'), 'form_b')).toEqual({
    rule: 'wrong_template',
    type: 'form_e',
  });
  expect(await refusal(filledTemplate('form_b'), 'form_e')).toEqual({
    rule: 'wrong_template',
    type: 'form_b',
  });
  const withoutName = filledTemplate('form_e').map((row) => row.slice(1));
  expect(await refusal(withoutName, 'form_e')).toBe('taken');
  expect(await refusal(filledTemplate('form_d'), 'form_e')).toEqual({
    rule: 'wrong_template',
    type: 'form_d',
  });
});

test('employees with the form’s own heads are read as claims on Form D', async () => {
  const list = [
    ['Full Name', 'Employee ID', 'Claim Amount', 'Nature of Claim'],
    ['Asha Devi', 'K-1', 45_000, 'Salary Dues'],
  ];
  expect(await refusal(list, 'form_d')).toBe('taken');
});
