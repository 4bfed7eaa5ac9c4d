import { utils, write } from '@e965/xlsx';
import exceljs from 'exceljs';
import type { ClaimsFileKind } from '@/lib/imports/file/slot';
import { FileFault } from '@/lib/spreadsheets/fault';
import { readAll } from '@/tests/support/data/claims-files';

const columns = 'fullName,natureOfClaim,claimAmount,lastTransactionDate,bankAccountNumber,phone';

interface Given {
  name?: string;
  amount?: string;
  day?: string;
  account?: string;
  phone?: string;
}

/** One claim as a line of a text file. */
const line = ({ name = 'Ravi Nair', amount = '', day = '', account = '', phone = '' }: Given) => [
  name,
  'refund_due',
  amount || '5000',
  day,
  account,
  phone,
];

type Lines = readonly (readonly string[])[];

const text = (lines: Lines, between = ',', more = '') =>
  [[...columns.split(','), ...(more ? [more] : [])], ...lines]
    .map((cells) => cells.join(between))
    .join('\r\n');

const bytes = (buffer: Uint8Array) => new Uint8Array(Uint8Array.from(buffer).buffer);

const utf16 = (content: string) =>
  Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(content, 'utf16le')]);

/** A sheet whose amounts stand under a number format. */
function formatted(format: string, ...amounts: number[]) {
  const sheet = utils.aoa_to_sheet([
    columns.split(','),
    ...amounts.map((amount) => ['Ravi Nair', 'refund_due', amount]),
  ]);
  amounts.forEach((_, at) => {
    sheet[`C${at + 2}`].z = format;
  });
  return Buffer.from(write(utils.book_new(sheet), { type: 'buffer', bookType: 'xlsx' }));
}

interface Told {
  /** The rows of claims, with the amount and what else was given. */
  claims?: unknown[][];
  problems?: unknown[][];
  /** What is asked, and about which rows. */
  asked?: unknown[][];
}

/** What becomes of a file on Form F. */
async function told(file: string | Uint8Array, kind: ClaimsFileKind = 'csv'): Promise<Told> {
  const content = typeof file === 'string' ? Buffer.from(file) : file;
  const { claims, problems, warnings } = await readAll(bytes(content), kind, 'form_f');
  const given = (data: Record<string, unknown>) =>
    [data.claimAmount, data.lastTransactionDate, data.bankAccountNumber, data.phone].filter(
      Boolean,
    );
  return {
    claims: claims.map(({ row, values }) => [row, ...given(values.claimData)]),
    problems: problems.map(({ row, field = '', rule }) => [row, field, rule]),
    asked: warnings
      .filter(({ rule }) => rule !== 'same_row')
      .map(({ rule, rows, ask }) => [ask ?? rule, ...rows]),
  };
}

const wrongAmount = (...rows: [row: number, rule: string][]) =>
  rows.map(([row, rule]) => [row, 'claimAmount', rule]);

test.each<[string, string | Uint8Array, Told]>([
  [
    'a ledger of Tally: credits, debits, the group above and the total below',
    text([
      line({ name: 'Sundry Creditors', amount: '"7,000.00"' }),
      line({ amount: '"5,000.00 Cr"' }),
      line({ amount: '"2,000.00 Dr"' }),
      ['Grand Total', '', '"7,000.00"'],
    ]),
    {
      claims: [[2, '7000.00']],
      problems: [
        ...wrongAmount([3, 'amountLedger'], [4, 'amountLedger']),
        [5, 'natureOfClaim', 'required'],
      ],
      asked: [['like_total', 2]],
    },
  ],
  [
    'a list of Tally with its days of two digits for the year',
    text([line({ day: '31-Mar-24' }), line({ day: '1-Apr-2024' })]),
    { claims: [[3, '5000', '2024-04-01']], problems: [[2, 'lastTransactionDate', 'date']] },
  ],
  [
    'balances of Zoho Books in two currencies',
    text(
      [
        [...line({}), 'INR'],
        [...line({ amount: '60' }), 'USD'],
      ],
      ',',
      'Currency Code',
    ),
    { claims: [[2, '5000']], problems: wrongAmount([3, 'amountCurrency']) },
  ],
  [
    'bills of Zoho Books with the currency beside each amount',
    text([
      line({ amount: '"INR 1,250.00"' }),
      line({ amount: '"₹1,250.00"' }),
      line({ amount: '"$60.00"' }),
    ]),
    {
      claims: [
        [2, '1250.00'],
        [3, '1250.00'],
      ],
      problems: wrongAmount([4, 'amountCurrency']),
    },
  ],
  [
    'a list of SAP: semicolons, decimal commas, the minus behind',
    text(
      [
        line({ amount: '5.000,00-' }),
        line({ amount: '1.250,50' }),
        line({ amount: '5,000.00-' }),
        line({ amount: '3.500' }),
      ],
      ';',
    ),
    {
      problems: wrongAmount([2, 'amountMinus'], [3, 'amount'], [4, 'amountMinus'], [5, 'amount']),
    },
  ],
  [
    'a list of SAP between bars, with drawn lines',
    `-----------\n${text([['', ...line({ amount: ' 1,250.00 ' }), '']], '|')
      .replace('fullName', '| fullName')
      .replace('phone', 'phone |')
      .replace('\r\n', `\n|${'-'.repeat(40)}|\n`)}\n-----------\n`,
    { claims: [[4, '1250.00']] },
  ],
  [
    'a list of SAP with the side of each item',
    text(
      [
        [...line({}), 'H'],
        [...line({}), 'S'],
      ],
      '\t',
      'D/C',
    ),
    { problems: wrongAmount([2, 'amountSide'], [3, 'amountSide']) },
  ],
  [
    'the Unicode text of Excel',
    utf16(text([line({ amount: '"1,25,000.00"' })], '\t')),
    { claims: [[2, '125000.00']] },
  ],
  [
    'a text file that tells Excel its separator',
    `sep=;\r\n${text([line({ amount: '1,250.00' })], ';')}`,
    { claims: [[3, '1250.00']] },
  ],
  [
    'semicolons below a title with commas',
    `Sunrise Cabs, Kochi, Kerala\r\n\r\n${text([line({})], ';')}`,
    { claims: [[4, '5000']] },
  ],
  [
    'numbers kept as texts by a formula',
    text([
      line({ account: '="00012345678"', phone: '="9876543210"' }),
      line({ amount: '="750.00"' }),
    ]),
    {
      claims: [
        [2, '5000', '00012345678', '9876543210'],
        [3, '750.00'],
      ],
    },
  ],
  [
    'days of a database, with midnight',
    text([
      line({ day: '2024-03-31 00:00:00' }),
      line({ day: '2024-03-31T00:00:00.000' }),
      line({ day: '31/03/2024 12:00:00 AM' }),
    ]),
    { claims: [2, 3, 4].map((row) => [row, '5000', '2024-03-31']) },
  ],
  [
    'days with another hour, or in another zone, and days of eight digits',
    text([
      line({ day: '2024-03-31T18:30:00' }),
      line({ day: '2024-03-31T00:00:00Z' }),
      line({ day: '20240331' }),
      line({ day: '45382' }),
    ]),
    { problems: [2, 3, 4, 5].map((row) => [row, 'lastTransactionDate', 'date']) },
  ],
  [
    'days of a program that writes the month first, with midnight',
    text([line({ day: '03/31/2024 00:00' }), line({ day: '04/03/2024 00:00' })]),
    {
      claims: [[3, '5000', '2024-03-04']],
      problems: [[2, 'lastTransactionDate', 'date']],
      asked: [['month_first', 3]],
    },
  ],
  [
    'an ageing summary of QuickBooks: titles, indents, a total and a foot',
    `Sunrise Cabs\nA/P Ageing Summary\nAs of March 31, 2024\n\n${text([
      line({ name: '   Ravi Nair', amount: '"5,000.00"' }),
      line({ name: '   Asha Devi', amount: '"₹2,000.00"' }),
      ['TOTAL', '', '"₹7,000.00"'],
      ['"Monday, Apr 1, 2024 09:00:00 AM GMT+5:30 - Accrual Basis"'],
    ])}`,
    {
      claims: [
        [6, '5000.00'],
        [7, '2000.00'],
      ],
      problems: [
        [8, 'natureOfClaim', 'required'],
        [9, 'claimAmount', 'required'],
        [9, 'natureOfClaim', 'required'],
      ],
    },
  ],
  [
    'a register of Busy with a column for debit or credit',
    text(
      [
        [...line({}), 'Dr.'],
        [...line({}), 'Cr.'],
      ],
      ',',
      'Dr/Cr',
    ),
    { problems: wrongAmount([2, 'amountSide'], [3, 'amountSide']) },
  ],
  [
    'amounts of Google Sheets',
    text([
      line({ amount: '"₹1,25,000.00"' }),
      line({ amount: '"-₹5,000.00"' }),
      line({ amount: '"(₹5,000.00)"' }),
      line({ amount: '5.00%' }),
    ]),
    {
      claims: [[2, '125000.00']],
      problems: wrongAmount([3, 'amountMinus'], [4, 'amountMinus'], [5, 'amountPercent']),
    },
  ],
  [
    'amounts of LibreOffice with blanks that do not break, and of a Swiss one',
    text([
      line({ amount: '1\u202f25\u202f000' }),
      line({ amount: '1\u00a025\u00a0000.50' }),
      line({ amount: "1'25'000" }),
      line({ amount: '1’25’000' }),
    ]),
    {
      claims: [
        [2, '125000'],
        [3, '125000.50'],
      ],
      problems: wrongAmount([4, 'amount'], [5, 'amount']),
    },
  ],
  [
    'signs as a web page writes them',
    text([
      line({ name: 'Ravi &amp; Sons' }),
      line({ name: 'Ravi&#39;s' }),
      line({ name: 'Ravi & Sons' }),
    ]),
    {
      claims: [[4, '5000']],
      problems: [
        [2, 'fullName', 'garbled'],
        [3, 'fullName', 'garbled'],
      ],
    },
  ],
  [
    'a report whose title and head come again on each page',
    [
      ['Claims of creditors', '', 'as on 31.03.2024'].join(','),
      text([line({}), ['Claims of creditors', '', 'as on 31.03.2024'], columns.split(',')]),
      line({ amount: '70' }).join(','),
      columns.toUpperCase(),
      line({ amount: '80' }).join(','),
    ].join('\r\n'),
    {
      claims: [
        [3, '5000'],
        [6, '70'],
        [8, '80'],
      ],
      problems: [],
      asked: [],
    },
  ],
  [
    'a creditor with the name of a column is no head',
    text([line({ name: 'fullName' })]),
    { claims: [[2, '5000']], problems: [], asked: [] },
  ],
  [
    'a line about lakhs below the head',
    text([['', '', '(₹ in lakhs)'], line({ amount: '1.25' })]),
    {
      claims: [[3, '1.25']],
      problems: [
        [2, 'fullName', 'required'],
        [2, 'claimAmount', 'amount'],
        [2, 'natureOfClaim', 'required'],
      ],
      asked: [
        ['amountSmall', 3],
        ['units', 3],
      ],
    },
  ],
  [
    'amounts as people write them on paper',
    text(
      [
        'Rs 5000.00 only',
        '5000/-',
        '5000=00',
        '5000-00',
        '5000 + interest',
        'approx 5000',
        '1e5',
        '5000.000',
      ].map((amount) => line({ amount })),
    ),
    {
      claims: [
        [2, '5000.00'],
        [3, '5000'],
      ],
      problems: wrongAmount(...[4, 5, 6, 7, 8, 9].map((row): [number, string] => [row, 'amount'])),
    },
  ],
  [
    'numbers of which a spreadsheet kept six digits',
    text([line({ account: '1.23457E+11', phone: '9.87654E+09' })]),
    {
      problems: [
        [2, 'phone', 'digitsLost'],
        [2, 'bankAccountNumber', 'digitsLost'],
      ],
    },
  ],
  [
    'line ends of an old Mac',
    text([line({}), line({ amount: '70' })]).replaceAll('\r\n', '\r'),
    {
      claims: [
        [2, '5000'],
        [3, '70'],
      ],
    },
  ],
])('a text file as programs write it is read: %s', async (_, file, expected) => {
  expect(await told(file)).toEqual({ claims: [], problems: [], asked: [], ...expected });
});

test.each<[string, string, number[], Told]>([
  [
    'Tally, whose credits are above zero',
    '#,##0.00" Cr";#,##0.00" Dr"',
    [5000, -5000],
    { problems: wrongAmount([2, 'amountLedger'], [3, 'amountLedger']) },
  ],
  [
    'Excel, of accounting in rupees',
    '_ [$₹-4009]* #,##0.00_ ;_ [$₹-4009]* \\-#,##0.00_ ;_ [$₹-4009]* "-"??_ ;_ @_ ',
    [5000, -5000],
    { claims: [[2, '5000']], problems: wrongAmount([3, 'amountAboveZero']) },
  ],
  [
    'LibreOffice, of dollars',
    '[$$-409]#,##0.00;[RED]-[$$-409]#,##0.00',
    [5000],
    { problems: wrongAmount([2, 'amountCurrency']) },
  ],
])('the amounts in a workbook of %s are read', async (_, format, amounts, expected) => {
  expect(await told(formatted(format, ...amounts), 'xlsx')).toEqual({
    claims: [],
    problems: [],
    asked: [],
    ...expected,
  });
});

test('a workbook with formulas, texts in several fonts and links is read', async () => {
  const book = new exceljs.Workbook();
  const sheet = book.addWorksheet('Ledger');
  sheet.addRow(columns.split(','));
  sheet.addRow(['Ravi Nair', 'refund_due', { formula: '0.1+0.2', result: 0.1 + 0.2 }]);
  sheet.addRow(['Asha', 'refund_due', { richText: [{ text: '5,' }, { text: '000' }] }]);
  sheet.addRow([{ text: 'Mohan', hyperlink: 'mailto:mohan@example.com' }, 'refund_due', 500.005]);
  expect(await told(new Uint8Array(await book.xlsx.writeBuffer()), 'xlsx')).toEqual({
    claims: [
      [2, '0.30'],
      [3, '5000'],
    ],
    problems: wrongAmount([4, 'amount']),
    asked: [['amountSmall', 2]],
  });
});

test.each([
  [
    'of another spreadsheet under this name',
    'xlsx',
    () => {
      const sheet = utils.aoa_to_sheet([columns.split(','), line({})]);
      return Buffer.from(write(utils.book_new(sheet), { type: 'buffer', bookType: 'ods' }));
    },
  ],
  ['in the letters of Windows', 'csv', () => Buffer.from(text([line({ name: 'José' })]), 'latin1')],
] as const)('a file %s is refused', async (_, kind, file) => {
  const refused = await told(file(), kind).catch((error) => error);
  expect(refused).toBeInstanceOf(FileFault);
  expect(refused.rule).toBe('unreadable');
});
