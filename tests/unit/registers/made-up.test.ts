import { paiseOf } from '@/lib/format/amount';
import { claimsIn, readRegister } from '@/tests/support/data/read-register';
import { fileOfRegister, madeUp } from '@/tests/support/data/registers';

describe.each(madeUp)('a register $habit ($kind)', (made) => {
  const read = readRegister(fileOfRegister(made));

  test('has its head where it stands', async () => {
    expect((await read)[0]?.headRow).toBe(made.headRow);
  });

  test('has columns that are what they are', async () => {
    const [first] = await read;
    expect(first?.columns.map(({ fact }) => fact ?? '')).toEqual(made.facts);
  });

  test('loses no row and counts nobody twice', async () => {
    expect((await read).flatMap(claimsIn)).toHaveLength(made.rows);
  });

  test('adds up to what its office has', async () => {
    const amounts = (await read)
      .flatMap(claimsIn)
      .map(({ values }) => paiseOf(values.claimed ?? '0'));
    expect(amounts.reduce((sum, amount) => sum + amount, 0n)).toBe(paiseOf(made.claimed));
  });
});

const named = (habit: string) => {
  const found = madeUp.find((one) => one.habit.includes(habit));
  if (!found) throw new Error(`no register ${habit}`);
  return readRegister(fileOfRegister(found));
};

describe('the form of a row', () => {
  test('follows from the heading above it, and "other than workmen" is no workman', async () => {
    const [list] = await named('groups over columns');
    expect(list && claimsIn(list).map(({ form }) => form?.form)).toEqual([
      ...Array(3).fill('form_c'),
      ...Array(4).fill('form_b'),
    ]);
  });

  test('follows from a column of letters', async () => {
    const [list] = await named('in lakhs');
    expect(list && claimsIn(list).map(({ form }) => form?.form)).toEqual(
      ['b', 'c', 'ca', 'd', 'e', 'f'].map((letter) => `form_${letter}`),
    );
  });

  test('follows from the name of its sheet', async () => {
    const all = await named('a sheet for each form');
    expect(all.map((one) => new Set(claimsIn(one).map(({ form }) => form?.form)))).toEqual([
      new Set(['form_c']),
      new Set(['form_b']),
    ]);
  });

  test('is asked where nothing says it', async () => {
    const [list] = await named('without a head');
    expect(list && claimsIn(list).every(({ form }) => form === undefined)).toBe(true);
  });
});

describe('what nobody can read', () => {
  test('is named by row and column, with what was probably meant', async () => {
    const [list] = await named('months first');
    const open =
      list &&
      claimsIn(list).map((one) => [one.row, one.open.map(({ head, reading }) => [head, reading])]);
    expect(open).toEqual([
      [
        2,
        [
          ['Amount', { ask: 'advance', meant: '-5000' }],
          ['Claim date', { ask: 'monthFirst', meant: '2024-03-31' }],
        ],
      ],
      [
        3,
        [
          ['Amount', { ask: 'creditOrCrore', meant: '12500.50', or: '125005000000' }],
          ['Claim date', { ask: 'monthFirst', meant: '2024-04-03', or: '2024-03-04' }],
        ],
      ],
      [4, [['Claim date', { ask: 'monthFirst', meant: '2023-12-05', or: '2023-05-12' }]]],
      [5, [['Amount', { cannot: 'amountCurrency', params: { mark: '$' } }]]],
    ]);
  });

  test('says that a column headed PAN holds something else', async () => {
    const [list] = await named('months first');
    expect(list?.columns[4]).toMatchObject({
      fact: 'aadhaar',
      confidence: 'likely',
      because: ['contents'],
    });
  });
});

test('rows that are nobody’s are set aside, each with its reason', async () => {
  const [list] = await named('groups over columns');
  expect(list?.rows.flatMap((row) => ('aside' in row ? [[row.row, row.aside]] : []))).toEqual([
    [4, 'columnNumbers'],
    [5, 'heading'],
    [9, 'total'],
    [10, 'heading'],
    [15, 'sum'],
  ]);
});
