import { pastedRows } from '@/components/claim-form/table/pasted-rows';
import type { TableField } from '@/lib/forms/definitions/field';
import { formOf, tableOf } from '@/lib/forms/definitions/registry';

const employees = tableOf(formOf('form_e')) as TableField;
const labels: Record<string, string> = {
  serialNo: 'Serial No.',
  employeeName: 'Employee Name',
  identificationNumber: 'Identification Number',
  totalAmountDue: 'Total Amount Due',
  periodDue: 'Period Due',
};
const read = (...lines: string[][]) =>
  pastedRows(
    lines.map((line) => line.join('\t')).join('\r\n'),
    employees,
    (name) => labels[name] ?? name,
  );

const asha = {
  employeeName: 'Asha Devi',
  identificationNumber: 'K-17',
  totalAmountDue: '45000',
  periodDue: 'Jan–Mar 2026',
};
const ravi = { ...asha, employeeName: 'Ravi Menon', identificationNumber: 'K-18' };

test.each<[string, string[][]]>([
  [
    'by the names of the form',
    [
      ['Employee Name', 'Identification Number', 'Total Amount Due', 'Period Due'],
      ['Asha Devi', 'K-17', '45,000', 'Jan–Mar 2026'],
    ],
  ],
  [
    'by names that unions use, in another order, with columns nobody asked for',
    [
      ['Sl. No', 'Branch', 'Dues for the period', 'Amount due (Rs)', 'Name of worker', 'Emp Code'],
      ['9', 'Nashik', 'Jan–Mar 2026', '₹45,000/-', 'Asha Devi', 'K-17'],
    ],
  ],
  [
    'by names in Hindi',
    [
      ['क्र. सं.', 'कर्मचारी का नाम', 'टोकन', 'बकाया राशि', 'अवधि'],
      ['१', 'Asha Devi', 'K-17', '४५,०००', 'Jan–Mar 2026'],
    ],
  ],
  ['in the order of the form', [['Asha Devi', 'K-17', '45000', 'Jan–Mar 2026']]],
  [
    'in the order of the form, numbered',
    [['1', ' Asha  Devi', 'K-17', '45000', 'Jan–Mar 2026', '']],
  ],
  ['with quotation marks of a spreadsheet', [['"Asha\nDevi"', 'K-17', '45000', 'Jan–Mar 2026']]],
])('pasted rows are read %s', (_, lines) => {
  const { rows, wrong } = read(...lines);
  expect(rows.map(({ serialNo: _number, ...row }) => row)).toEqual([asha]);
  expect(wrong).toEqual([]);
});

test('a pasted line of totals is no employee, and is compared with the sum', () => {
  const lines = [asha, ravi].map((one) => Object.values(one));
  expect(read(...lines, ['Total', '', '90000', ''])).toMatchObject({
    rows: [asha, ravi],
    sum: '90000.00',
    otherTotal: null,
  });
  expect(read(...lines, ['', '', '95000', ''])).toMatchObject({
    rows: [asha, ravi],
    otherTotal: '95000.00',
  });
});

test('a row whose amount is not clear is kept as it was written, and named', () => {
  const { rows, wrong, sum } = read(
    Object.values(asha),
    ['Ravi Menon', 'K-18', '45000 Cr', 'Jan–Mar 2026'],
    ['Imran Khan', 'K-19', '', 'Jan–Mar 2026'],
  );
  expect(wrong.map(({ nth }) => nth)).toEqual([2, 3]);
  expect(rows[1]).toMatchObject({ totalAmountDue: '45000 Cr' });
  expect(sum).toBe('45000.00');
});

test('pasted text without content gives no row', () => {
  expect(read([' '], ['', ''])).toMatchObject({ rows: [], wrong: [], sum: '0.00' });
});
