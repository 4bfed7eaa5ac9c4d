import { pastedRows } from '@/components/claim-form/table/pasted-rows';
import type { TableField } from '@/lib/forms/definitions/field';
import { formOf, tableOf } from '@/lib/forms/definitions/registry';
import { labelOf } from '@/lib/forms/labels';
import type { Language } from '@/lib/i18n/language';
import { words } from '@/tests/unit/forms/every';

const formB = formOf('form_b');
const invoices = tableOf(formB) as TableField;

const read = (lines: string[][], language: Language = 'en') =>
  pastedRows(lines.map((line) => line.join('\t')).join('\r\n'), invoices, (name) =>
    labelOf(words[language], formB, name),
  );

const first = { invoiceNumber: 'INV-118', invoiceDate: '2024-04-01', amountDue: '45000' };

test.each<[string, string[][], object]>([
  [
    'the bill-wise outstanding of Tally, where days fall due',
    [
      [
        'Date',
        'Ref. No.',
        "Party's Name",
        'Opening Amount',
        'Pending Amount',
        'Due on',
        'Overdue by days',
      ],
      ['1-Apr-2024', 'INV-118', 'Dharma', '50,000.00 ', '45,000.00', '1-May-2024', '548'],
    ],
    { ...first, invoiceAmount: '50000.00', amountDue: '45000.00' },
  ],
  [
    'Busy’s list of bills',
    [
      ['S.No.', 'Vch/Bill No.', 'Date', 'Bill Amt.', 'Pending Amt.', 'Due Date', 'Days'],
      ['1', 'INV-118', '01-04-2024', '50000', '45000', '01-05-2024', '548'],
    ],
    { ...first, serialNo: '1', invoiceAmount: '50000' },
  ],
  [
    'a sheet with one amount',
    [
      ['Invoice No', 'Invoice Date', 'Amount', 'Interest @18%'],
      ['INV-118', '01/04/2024', '₹45,000/-', '-'],
    ],
    { ...first, interestDue: '' },
  ],
  [
    'a sheet with heads in Hindi',
    [
      ['बिल नं.', 'दिनांक', 'बिल की राशि', 'बकाया राशि', 'ब्याज'],
      ['INV-118', '०१/०४/२०२४', '५०,०००', '४५,०००', '१,२००'],
    ],
    { ...first, invoiceAmount: '50000', interestDue: '1200' },
  ],
  ['number, date and what is due', [['INV-118', '01.04.2024', '45000']], first],
  [
    'number, date, amount and what is due',
    [['INV-118', '01.04.2024', '50000', '45000']],
    { ...first, invoiceAmount: '50000' },
  ],
  [
    'all of it, numbered',
    [['1', 'INV-118', '01.04.2024', '50000', '45000', '1200', '']],
    { ...first, serialNo: '1', invoiceAmount: '50000', interestDue: '1200' },
  ],
  [
    'numbers of invoices that count themselves',
    [['1', '01.04.2024', '50000', '45000']],
    { ...first, invoiceNumber: '1', invoiceAmount: '50000' },
  ],
])('invoices are read from %s', (_, lines, row) => {
  const { rows, wrong } = read(lines);
  expect(rows).toEqual([row]);
  expect(wrong).toEqual([]);
});

test.each(['en', 'hi'] as const)('the names of the form head its columns in %s', (language) => {
  const names = invoices.columns.map(({ name }) => name);
  const head = names.map((name) => labelOf(words[language], formB, name));
  const line = ['1', 'INV-118', '2024-04-01', '50000', '45000', '1200'];
  expect(read([head, line], language).rows).toEqual([
    Object.fromEntries(names.map((name, at) => [name, line[at]])),
  ]);
});

test('a year of two digits is read as one, and named', () => {
  const { rows, wrong, shortYear } = read([
    ['INV-117', '31/03/2024', '1'],
    ['INV-118', '1-Apr-24', '45000'],
    ['INV-119', '2-Apr-24', '5'],
  ]);
  expect(rows[1]).toEqual(first);
  expect(wrong).toEqual([]);
  expect(shortYear).toEqual({ written: '1-Apr-24', day: '2024-04-01' });
});

test('what is no day, has its month first, or is no amount stays as it was written, and is named', () => {
  const { rows, wrong, sum } = read([
    ['INV-118', '01/04/2024', '50000', '45000'],
    ['INV-119', '04/13/2024', '500', '450'],
    ['INV-120', '', '500', '450'],
    ['INV-121', '02/04/2024', 'five', '450'],
    ['INV-122', '02/04/2024', '', '450 Cr'],
    ['INV-123', '02/04/2024', '', '0.50'],
  ]);
  expect(wrong.map(({ nth }) => nth)).toEqual([2, 3, 4, 5]);
  expect(rows[1]?.invoiceDate).toBe('04/13/2024');
  expect(rows[3]?.invoiceAmount).toBe('five');
  expect(rows[4]?.amountDue).toBe('450 Cr');
  expect(sum).toBe('46350.50');
});

test('a line of totals is compared with what is due and its interest', () => {
  const lines = [
    ['Bill No', 'Bill Date', 'Pending', 'Interest'],
    ['INV-118', '01/04/2024', '45000', '1200'],
    ['INV-119', '02/04/2024', '5000', ''],
  ];
  const total = (...cells: string[]) => read([...lines, ['Total', '', ...cells]]);
  expect(total('50000', '1200')).toMatchObject({
    sum: '51200.00',
    interest: '1200.00',
    otherTotal: null,
  });
  expect(total('50000', '1300').otherTotal).toBe('51300.00');
  expect(read([...lines, ['', '', '50000', '1200']])).toMatchObject({ otherTotal: null });
  expect(total('50000', '1200').rows).toHaveLength(2);
});
