import { readFileSync } from 'node:fs';
import { asidesIn, claimsIn, readRegister } from '@/tests/support/data/read-register';

const bytesOf = (name: string) =>
  new Uint8Array(readFileSync(`tests/support/data/brought/${name}`));

const only = async (name: string) => {
  const [first] = await readRegister(bytesOf(name));
  if (!first) throw new Error(`${name} has no rows`);
  return first;
};

const openIn = async (name: string) =>
  claimsIn(await only(name)).map(({ row, open }) => [
    row,
    ...open.map(({ head, reading }) => [head, reading]),
  ]);

describe('files that offices brought are taken as registers', () => {
  test('amounts with the credit mark of a ledger are asked about, each with both meanings', async () => {
    const ask = (meant: string, or: string) => ['claimAmount', { ask: 'creditOrCrore', meant, or }];
    expect(await openIn('tally-cr-is-credit-not-crore.csv')).toEqual([
      [2, ask('75000.00', '750000000000')],
      [3, ask('5000', '50000000000')],
      [4, ask('12500.50', '125005000000')],
    ]);
  });

  test('amounts that the sheet shows in another currency are no rupees', async () => {
    const refused = (mark: string) => [
      'claimAmount',
      { cannot: 'amountCurrency', params: { mark } },
    ];
    expect(await openIn('sheet-dollars-by-format.xlsx')).toEqual([
      [2, refused('$')],
      [3, refused('€')],
    ]);
  });

  test('a debit balance by format is asked about', async () => {
    expect(await openIn('sheet-debit-balance-by-format.xlsx')).toMatchObject([
      [2, ['claimAmount', { ask: 'ledger', meant: '5000.00' }]],
      [3, ['claimAmount', { ask: 'creditOrCrore' }]],
    ]);
  });

  test('one month before its day casts doubt on its whole column', async () => {
    expect((await openIn('column-of-month-first-dates.csv')).map(([, one]) => one)).toEqual([
      ['lastTransactionDate', { ask: 'monthFirst', meant: '2024-03-31' }],
      ['lastTransactionDate', { ask: 'monthFirst', meant: '2024-04-03', or: '2024-03-04' }],
      ['lastTransactionDate', { ask: 'monthFirst', meant: '2023-12-05', or: '2023-05-12' }],
    ]);
  });

  test('a merged account is taken for both rows, and said', async () => {
    const rows = claimsIn(await only('sheet-merged-bank-cells.xlsx'));
    expect(rows.map(({ values, merged }) => [values.account, merged.length > 0])).toEqual([
      ['12345678901', false],
      ['12345678901', true],
    ]);
  });

  test('a hidden column is said', async () => {
    expect((await only('sheet-hidden-column.xlsx')).hidden.length).toBeGreaterThan(0);
  });

  test('headings with a sum, and sub totals, are nobody’s', async () => {
    const read = await only('subtotal-and-group-rows-ca.csv');
    expect(asidesIn(read)).toEqual(['2 total', '5 total']);
    expect(claimsIn(read).map(({ values }) => values.claimed)).toEqual(['5000', '7000', '1000']);
  });

  test('an amount that commas divided over three cells is not taken for one rupee', async () => {
    const [row] = claimsIn(await only('rupee1.csv'));
    expect(row?.values.claimed).toBeUndefined();
    expect(row).toMatchObject({
      beyond: [3, 4],
      open: [{ fact: 'claimed', reading: { cannot: 'moreCells' } }],
    });
  });

  test('numbers that lost their digits are named', async () => {
    expect(await openIn('sci.csv')).toEqual([
      [2, ['phone', { cannot: 'digitsLost' }], ['bankAccountNumber', { cannot: 'digitsLost' }]],
    ]);
  });

  test('the same creditor twice stays twice, with the zeros of the account', async () => {
    const rows = claimsIn(await only('twice.csv'));
    expect(rows.map(({ values }) => values.account)).toEqual(['00012345678', '00012345678']);
  });

  test('a web page called .xls is read as a table', async () => {
    expect((await only('bank.xls')).columns.map(({ head, fact }) => [head, fact])).toEqual([
      ['fullName', 'name'],
    ]);
  });

  test('a table of something else is read, and its names are only a weak guess by what stands there', async () => {
    const { columns, headRow } = await only('names-and-addresses.csv');
    expect(headRow).toBe(1);
    expect(columns.find(({ fact }) => fact === 'name')).toMatchObject({
      confidence: 'weak',
      because: ['contents'],
    });
  });

  test('a workbook of three columns keeps all of them', async () => {
    expect(claimsIn(await only('sheetjs.xlsx'))[0]?.values).toEqual({
      name: 'Kavita',
      claimed: '5',
      nature: 'refund_due',
    });
  });
});

describe('no register', () => {
  test.each([
    ['a paper', '%PDF-1.7\n'],
    ['a photo', '\u00ff\u00d8\u00ff\u00e0'],
  ])('%s is refused', async (_, begins) => {
    const bytes = new Uint8Array(Buffer.from(begins, 'latin1'));
    await expect(readRegister(bytes)).rejects.toMatchObject({ rule: 'unreadable' });
  });

  test('an empty file is refused as such', async () => {
    await expect(readRegister(new Uint8Array())).rejects.toMatchObject({ rule: 'empty_file' });
  });
});
