import { rejectedIn } from '@/lib/imports/rows/rejected-in';
import { amountsAbove, withoutUnit } from '@/lib/registers/cells/amount-heads';
import { FileFault } from '@/lib/spreadsheets/fault';
import { readAll } from '@/tests/support/data/claims-files';
import { fileOf } from '@/tests/support/data/table-file';

const lakh = 100_000n;
const crore = 10_000_000n;

test.each<[string, string, unknown]>([
  ['Claim Amount', 'Claim Amount', undefined],
  ['Claim Amount *', 'Claim Amount', undefined],
  ['Claim Amount (₹)', 'Claim Amount', undefined],
  ['Claim Amount (in Rs.)', 'Claim Amount', undefined],
  ['INR Claim Amount', 'Claim Amount', undefined],
  ['दावा राशि (रुपये में)', 'दावा राशि', undefined],
  ['Claim Amount ($)', 'Claim Amount', { mark: '($)', kind: 'currency' }],
  ['Claim Amount (US$)', 'Claim Amount', { mark: '(US$)', kind: 'currency' }],
  ['Claim Amount in USD', 'Claim Amount', { mark: 'in USD', kind: 'currency' }],
  ['Claim Amount - EUR', 'Claim Amount', { mark: 'EUR', kind: 'currency' }],
  ['Claim Amount (Dr)', 'Claim Amount', { mark: '(Dr)', kind: 'ledger' }],
  ['Claim Amount (Cr.)', 'Claim Amount', { mark: '(Cr.)', kind: 'ledger' }],
  ['Claim Amount (₹ in Cr.)', 'Claim Amount', { mark: '(₹ in Cr.)', rupees: crore }],
  ['Claim Amount (₹ in lakhs)', 'Claim Amount', { mark: '(₹ in lakhs)', rupees: lakh }],
  ['Claim Amount (Rs. Lakhs)', 'Claim Amount', { mark: '(Rs. Lakhs)', rupees: lakh }],
  ['Claim Amount (₹ Lakh)*', 'Claim Amount', { mark: '(₹ Lakh)*', rupees: lakh }],
  ["Claim Amount (Rs. '000)", 'Claim Amount', { mark: "(Rs. '000)", rupees: 1000n }],
  ['दावा राशि (₹ लाख में)', 'दावा राशि', { mark: '(₹ लाख में)', rupees: lakh }],
  ['दावा राशि (करोड़ रुपये)', 'दावा राशि', { mark: '(करोड़ रुपये)', rupees: crore }],
])('the header %s tells the unit of its amounts', (header, name, amounts) => {
  const told = withoutUnit(header);
  expect([told.name.trim(), told.amounts]).toEqual([name, amounts]);
});

test.each<[string, unknown]>([
  ['(₹ in lakhs)', { mark: '(₹ in lakhs)', rupees: lakh }],
  ['Amount in Rs. crores', { mark: 'Amount in Rs. crores', rupees: crore }],
  ['Rs. in Cr.', { mark: 'Rs. in Cr.', rupees: crore }],
  ['(All figures in thousands)', { mark: '(All figures in thousands)', rupees: 1000n }],
  ['List of creditors (Rs. in lacs)', { mark: '(Rs. in lacs)', rupees: lakh }],
  ['Sunrise Cabs - amounts in ₹ lakhs', { mark: '- amounts in ₹ lakhs', rupees: lakh }],
  ['(राशि लाख रुपये में)', { mark: '(राशि लाख रुपये में)', rupees: lakh }],
  ['(₹ करोड़ में)', { mark: '(₹ करोड़ में)', rupees: crore }],
  ['Amounts in USD', { mark: 'Amounts in USD', kind: 'currency' }],
  ['(US$ in million)', { mark: '(US$ in million)', kind: 'currency' }],
  ['(Amount in INR)', undefined],
  ['Refunds of March 2024', undefined],
  ['Lakh Traders', undefined],
  ['Thousand Oaks Pvt Ltd', undefined],
  ['Total: ₹ 5 lakh', undefined],
  ['Sundry Creditors, Group Summary', undefined],
  ['1-Apr-2023 to 31-Mar-2024', undefined],
  ['Debit Credit', undefined],
])('the line %s above a table tells the unit of all amounts', (line, amounts) => {
  expect(amountsAbove(line)).toEqual(amounts);
});

const columns = ['fullName', 'natureOfClaim'];
const row = (...amounts: unknown[]) => ['Ravi Nair', 'wallet_balance', ...amounts];

/** What becomes of rows under these headers. */
async function read(heads: readonly string[], rows: readonly unknown[][], above?: string) {
  const results = [];
  for (const kind of ['csv', 'xlsx', 'xls'] as const) {
    const table = [...(above ? [[above]] : []), [...columns, ...heads], ...rows];
    const { claims, problems, warnings, recognised } = await readAll(
      fileOf(table, kind),
      kind,
      'form_f',
    );
    results.push({
      amounts: claims.map(({ values }) => values.claimAmount),
      problems: problems.map(({ row: at, field, rule, params }) => [at, field, rule, params]),
      warnings,
      unknown: recognised.columns.filter(({ field }) => !field).map(({ header }) => header),
    });
  }
  const [first, ...others] = results;
  for (const other of others) expect(other).toEqual(first);
  if (!first) throw new Error('no file was read');
  return first;
}

test('amounts under a head in lakhs are read in lakhs, with a warning that says so', async () => {
  const heads = ['Claim Amount (₹ in lakhs)'];
  const rows = [row('1.25'), row('12,500'), row('2 crore'), row('0.1234567')];
  const { amounts, warnings } = await read(heads, rows);
  expect(amounts).toEqual(['125000', '1250000000', '20000000', '12345.67']);
  expect(warnings).toEqual([
    {
      rule: 'counted_in',
      field: 'claimAmount',
      mark: '(₹ in lakhs)',
      count: 3,
      rows: [2, 3, 5],
    },
  ]);
});

test('numbers in a workbook’s column of crores are read to the paisa', async () => {
  const table = [[...columns, 'Claim Amount (Rs. crores)'], row(12.345678), row(0.1 + 0.2)];
  const { claims } = await readAll(fileOf(table, 'xlsx'), 'xlsx', 'form_f');
  expect(claims.map(({ values }) => values.claimAmount)).toEqual(['123456780', '3000000']);
});

test('a unit above the head counts for its amounts, but not where the head says rupees', async () => {
  const above = 'Amount in Rs. crores';
  const { amounts, warnings } = await read(
    ['claimAmount', 'walletBalance'],
    [row('2', '1')],
    above,
  );
  expect(amounts).toEqual(['20000000']);
  expect(warnings).toMatchObject([
    { rule: 'counted_in', field: 'claimAmount', mark: above, rows: [3] },
    { rule: 'counted_in', field: 'walletBalance', mark: above, rows: [3] },
  ]);
  expect(await read(['Claim Amount (Rs.)'], [row('2000')], above)).toMatchObject({
    amounts: ['2000'],
    warnings: [],
  });
});

test('an amount that is finer than a paisa in rupees is refused', async () => {
  const { problems } = await read(['Claim Amount (in lakhs)'], [row('1.23456789')]);
  expect(problems).toEqual([[2, 'claimAmount', 'amount', undefined]]);
});

test.each([
  ['Claim Amount ($)', '', 'amount_currency', 'Claim Amount ($)', '($)'],
  ['Claim Amount (EUR)', '', 'amount_currency', 'Claim Amount (EUR)', '(EUR)'],
  ['Claim Amount (Cr)', '', 'amount_ledger', 'Claim Amount (Cr)', '(Cr)'],
  [
    'claimAmount',
    'All amounts in USD',
    'amount_currency',
    'All amounts in USD',
    'All amounts in USD',
  ],
])('amounts under %s %s are refused with %s', async (head, above, rule, place, mark) => {
  const refused = await read([head], [row('5000')], above).catch((error) => error);
  expect(refused).toBeInstanceOf(FileFault);
  expect(refused).toMatchObject({ rule, params: { place, mark } });
});

test('the column in rupees is read when another currency has a column for the same amount', async () => {
  const { amounts, unknown } = await read(
    ['Claim Amount (USD)', 'Claim Amount (INR)'],
    [row('100', '8500')],
  );
  expect(amounts).toEqual(['8500']);
  expect(unknown).toEqual(['Claim Amount (USD)']);
});

test('a row with another currency in the column of currencies is refused', async () => {
  const { amounts, problems, unknown } = await read(
    ['claimAmount', 'Currency'],
    [row('1', 'INR'), row('2', 'USD'), row('3', ''), row('4', 'Indian Rupee'), row('5', '₹')],
  );
  expect(amounts).toEqual(['1', '3', '4', '5']);
  expect(problems).toEqual([[3, 'claimAmount', 'amountCurrency', { mark: 'USD' }]]);
  expect(unknown).toEqual([]);
});

test.each(['Dr/Cr', 'D/C', 'Debit / Credit', 'S/H'])(
  'a row with a side of a ledger in the column %s is refused',
  async (header) => {
    const { amounts, problems } = await read(
      ['claimAmount', header],
      [row('1', 'Cr'), row('2', ''), row('3', 'Dr')],
    );
    expect(amounts).toEqual(['2']);
    expect(problems).toEqual([
      [2, 'claimAmount', 'amountSide', { mark: 'Cr', header }],
      [4, 'claimAmount', 'amountSide', { mark: 'Dr', header }],
    ]);
  },
);

test('a further row of employees is refused for its currency as well', async () => {
  const table = [
    [
      'organizationName',
      'natureOfClaim',
      'claimAmount',
      'employeeName',
      'totalAmountDue',
      'Currency',
    ],
    ['Union', 'salary_dues', '500', 'Asha', '200', 'INR'],
    ['', '', '', 'Ravi', '300', 'USD'],
  ];
  const { problems } = await readAll(fileOf(table), 'csv', 'form_e');
  expect(problems.filter(({ rule }) => rule === 'amountCurrency')).toEqual([
    { row: 3, field: 'totalAmountDue', rule: 'amountCurrency', params: { mark: 'USD' } },
  ]);
});

test('rejected rows come back with the unit that stood above their amounts', async () => {
  const table = [['(₹ in lakhs)'], [...columns, 'claimAmount'], row('x'), row('5')];
  const { content } = await rejectedIn(fileOf(table), {
    kind: 'csv',
    creditorType: 'form_f',
    emailRequired: false,
    language: 'en',
    numbers: 'full',
  });
  let text = '';
  for await (const part of content) text += Buffer.from(part).toString();
  expect(text).toContain('claimAmount (₹ in lakhs)');
  const again = await readAll(
    new Uint8Array(Buffer.from(text.replace(',x,', ',1.5,'))),
    'csv',
    'form_f',
  );
  expect(again.claims.map(({ values }) => values.claimAmount)).toEqual(['150000']);
});
