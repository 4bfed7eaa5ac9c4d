import { utils, write } from '@e965/xlsx';
import { readAll } from '@/tests/support/data/claims-files';
import { fileOf } from '@/tests/support/data/table-file';

const columns =
  'fullName,natureOfClaim,claimAmount,walletBalance,lastTransactionDate,registrationDate';
const asked = async (rows: readonly string[][]) => {
  const file = fileOf([columns.split(','), ...rows.map((row) => ['Ravi', 'refund_due', ...row])]);
  const { warnings } = await readAll(file, 'csv', 'form_f');
  return { told: warnings.map(({ rule, field, rows }) => [rule, field, rows]) };
};
const dates = (...days: string[]) => asked(days.map((day, at) => [`${2500 + at}`, '', day]));
const amounts = (...typed: string[]) => asked(typed.map((amount) => [amount, '', '']));

test.each<[string, string[], unknown[]]>([
  [
    'one date with the month first',
    ['03/31/2024', '04/03/2024', '12/05/2023', '05-05-2024', '13/05/2024', '2024-03-04'],
    [['month_first', 'lastTransactionDate', [3, 4]]],
  ],
  ['days first', ['31/03/2024', '04/03/2024', '12/05/2023'], []],
  ['names of months', ['31-Mar-2024', '04-Mar-2024'], []],
  ['nothing but dates that may be either', ['04/03/2024', '12/05/2023'], []],
  [
    'one short year with the month first',
    ['3/31/24', '04/03/2024'],
    [['month_first', 'lastTransactionDate', [3]]],
  ],
])('what is asked about dates of a text file: %s', async (_, days, told) => {
  expect((await dates(...days)).told).toEqual(told);
});

test('a date with the month first makes dates in other columns doubtful', async () => {
  expect((await asked([['2500', '', '03/31/2024', '04/03/2024']])).told).toEqual([
    ['month_first', 'registrationDate', [2]],
  ]);
});

test.each<[string, string[], unknown[]]>([
  ['lakhs in one row', ['1.25 lakh', '3', '250', '125001'], [['units', 'claimAmount', [3, 4]]]],
  ['a letter for lakhs', ['5 L', '3'], [['units', 'claimAmount', [3]]]],
  ['लाख in one row', ['1.25 लाख', '3'], [['units', 'claimAmount', [3]]]],
  ['credits', ['5 Cr', '3'], []],
  ['only rupees', ['3', '250', '125000'], []],
  [
    'a decimal comma',
    ['5000,50', '1,250', '1,25,000', '500'],
    [['decimal_comma', 'claimAmount', [3]]],
  ],
  ['points between thousands', ['1.250.000,00', '1,250'], [['decimal_comma', 'claimAmount', [3]]]],
  ['a point after one thousand', ['1.250', '1,250'], [['decimal_comma', 'claimAmount', [3]]]],
  ['commas between thousands', ['12,500', '1,250', '500.50'], []],
])('what is asked about amounts of a text file: %s', async (_, typed, told) => {
  expect((await amounts(...typed)).told).toEqual(told);
});

test('an amount in lakhs makes no amount in another column doubtful', async () => {
  const { told } = await asked([['3', '1.25 lakh', '']]);
  expect(told.filter(([rule]) => rule !== 'doubt')).toEqual([]);
});

/** What is asked about a column of a workbook; a number under a format of days is a day. */
async function askedOfCells(name: string, cells: readonly (string | number)[], numFmt = 'General') {
  const claim = (cell: string | number, at: number) => ['Ravi', 'refund_due', 5000 + at, cell];
  const sheet = utils.aoa_to_sheet([
    ['fullName', 'natureOfClaim', name === 'claimAmount' ? 'walletBalance' : 'claimAmount', name],
    ...cells.map(claim),
  ]);
  for (const [at, cell] of cells.entries())
    if (typeof cell === 'number') sheet[`D${at + 2}`].z = numFmt;
  const bytes = write(utils.book_new(sheet), { type: 'buffer', bookType: 'xlsx' });
  const { warnings } = await readAll(
    new Uint8Array(Uint8Array.from(bytes).buffer),
    'xlsx',
    'form_f',
  );
  return warnings
    .filter(({ rule }) => rule !== 'doubt')
    .map(({ rule, field, rows }) => [rule, field, rows]);
}

/** 3 April 2024 and 31 March 2024. */
const [third, last] = [45_385, 45_382];

test.each<[string, (string | number)[], string, string]>([
  ['days beside texts that no month can begin', ['31/03/2024', third], 'm/d/yyyy', 'turned_dates'],
  ['days of which one is after the twelfth', ['31/03/2024', third, last], 'dd/mm/yyyy', ''],
  ['days beside a text with the month first', ['03/31/2024', third], 'dd/mm/yyyy', 'month_first'],
  ['days beside a short year', ['31-Mar-24', last], 'dd/mm/yyyy', 'short_years'],
  ['days alone', [third, last], 'm/d/yy', ''],
])('what is asked about dates of a workbook: %s', async (_, cells, numFmt, rule) => {
  const found = await askedOfCells('lastTransactionDate', cells, numFmt);
  expect(found).toEqual(rule ? [[rule, 'lastTransactionDate', [3]]] : []);
});

test.each<[string, (string | number)[], unknown[]]>([
  ['numbers beside lakhs', ['1.25 lakh', 3, 125000], [['units', 'claimAmount', [3]]]],
  [
    'numbers beside a decimal comma',
    ['1.250,50', 1.25, 5000],
    [['decimal_comma', 'claimAmount', [3]]],
  ],
  ['numbers alone', [3, 1.25, 125000], []],
])('what is asked about amounts of a workbook: %s', async (_, cells, told) => {
  expect(await askedOfCells('claimAmount', cells)).toEqual(told);
});
