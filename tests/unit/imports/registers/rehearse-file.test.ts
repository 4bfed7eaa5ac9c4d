import { readFileSync } from 'node:fs';
import { rehearseFile } from '@/lib/imports/registers/rehearse-file';
import { fileOfRegister, madeUp } from '@/tests/support/data/registers';

const text = (lines: readonly string[]) => new TextEncoder().encode(lines.join('\n'));

const named = (habit: string) => {
  const found = madeUp.find((one) => one.habit.includes(habit));
  if (!found) throw new Error(`no register ${habit}`);
  return rehearseFile(fileOfRegister(found), {});
};

const one = async (lines: readonly string[], mappings = {}) => {
  const [sheet] = await rehearseFile(text(lines), mappings);
  if (!sheet) throw new Error('no sheet');
  return sheet;
};

const head = 'Sr,Name of creditor,Form,Amount claimed,Amount admitted,Not admitted,PAN';

describe('a rehearsal', () => {
  test('refuses a file without rows, and says so', async () => {
    await expect(rehearseFile(text([head]), {})).rejects.toMatchObject({ rule: 'no_rows' });
    const bytes = new Uint8Array(readFileSync('tests/support/data/brought/bank.xls'));
    await expect(rehearseFile(bytes, {})).rejects.toMatchObject({ rule: 'no_rows' });
  });

  test('adds up by form and by category', async () => {
    const [sheet] = await named('groups over columns');
    expect(sheet?.rehearsal.byForm).toEqual([
      {
        key: 'form_c',
        rows: 3,
        claimed: '1500000.00',
        admitted: '1200000.00',
        notAdmitted: '300000.00',
      },
      {
        key: 'form_b',
        rows: 4,
        claimed: '1000002.00',
        admitted: '1000002.00',
        notAdmitted: '0.00',
      },
    ]);
    expect(sheet?.rehearsal.byCategory.map(({ key, rows }) => [key, rows])).toEqual([
      ['secured_financial', 3],
      ['operational', 4],
    ]);
  });

  test('parts workmen from employees', async () => {
    const [sheet] = await named('of workers');
    expect(sheet?.rehearsal.byCategory.map(({ key, rows }) => [key, rows])).toEqual([
      ['employees', 5],
      ['workmen', 5],
    ]);
  });

  test('compares the totals of the office with its rows', async () => {
    const [sheet] = await named('groups over columns');
    expect(
      sheet?.rehearsal.totals.totals.map(({ row, says, agrees }) => [row, says, agrees]),
    ).toEqual([
      [9, '1500000.00', true],
      [15, '1000002.00', true],
    ]);
    const wrong = await one([head, '1,A Rao,B,100,,,', '2,B Das,B,100,,,', ',Total,,300,,,']);
    expect(wrong.rehearsal.totals.totals).toEqual([
      { row: 4, text: 'Total 300', says: '300.00', ours: '200.00', agrees: false },
    ]);
  });

  test('keeps of very many totals those that differ, and the last', async () => {
    const page = (at: number) => [
      `${at},A ${at},B,100,,,`,
      `,Sub Total,,${at === 3 ? 90 : 100},,,`,
    ];
    const pages = Array.from({ length: 60 }, (_, at) => page(at)).flat();
    const { rehearsal } = await one([head, ...pages, ',Grand Total,,6000,,,']);
    const { count, totals } = rehearsal.totals;
    expect([count, totals.length]).toEqual([61, 50]);
    expect(totals.filter(({ agrees }) => !agrees).map(({ says }) => says)).toEqual(['90.00']);
    expect(totals.at(-1)).toMatchObject({ text: 'Grand Total 6000', says: '6000.00' });
  });

  test('counts what is asked by column and question, with the first cells beside what was understood', async () => {
    const lines = Array.from({ length: 30 }, (_, at) => `${at + 1},A ${at},B,${at + 1} Cr,,,`);
    const { rehearsal } = await one([head, ...lines]);
    expect(rehearsal.asked).toEqual([
      {
        item: { column: 3, fact: 'claimed', head: 'Amount claimed', why: 'creditOrCrore' },
        count: 30,
        rows: Array.from({ length: 20 }, (_, at) => ({
          row: at + 2,
          cell: `${at + 1} Cr`,
          meant: String(at + 1),
          or: `${at + 1}0000000`,
        })),
      },
    ]);
  });

  test('shows of a cell that nobody can read what stands in it, shortened', async () => {
    const long = 'x'.repeat(300);
    const { rehearsal } = await one([
      head,
      '1,A Rao,B,100,,,ABCPK1000F',
      '2,B Das,B,$5,,,ABCPL1001G',
      `3,C Nair,B,7,,,${long}`,
    ]);
    expect(rehearsal.asked.map(({ item, rows }) => [item.why, rows[0]])).toEqual([
      ['amountCurrency', { row: 3, cell: '$5', params: { mark: '$' } }],
      ['pan', { row: 4, cell: long.slice(0, 200) }],
    ]);
  });

  test('names the rows that are nobody’s with what they say', async () => {
    const { rehearsal } = await one([
      head,
      '1,A Rao,B,100,,,',
      '2,B Das,B,100,,,',
      ',Grand Total,,200,,,',
    ]);
    expect(rehearsal.asides).toEqual([
      { item: 'total', count: 1, rows: [{ row: 4, text: 'Grand Total 200' }] },
    ]);
  });

  test('keeps beside the mapping of the person what was guessed', async () => {
    const mapping = { heads: [], columns: [], form: [] };
    const sheet = await one([head, '1,A Rao,B,100,90,10,'], { '': mapping });
    expect(sheet.mapping).toEqual(mapping);
    expect(sheet.guessed.columns.map(({ fact }) => fact)).toContain('claimed');
  });

  test('names what rows lack, and parts that are more than the whole', async () => {
    const { rehearsal } = await one([
      head,
      '1,,B,100,,,',
      '2,B Das,,100,90,20,',
      '3,C Nair,B,,,,ABCPK1000F',
    ]);
    const gaps = Object.fromEntries(rehearsal.gaps.map(({ item, rows }) => [item, rows]));
    expect(gaps).toMatchObject({ name: [2], form: [3], amount: [4], doesNotAddUp: [3] });
  });

  test('finds who stands in it twice', async () => {
    const { rehearsal } = await one([
      head,
      '1,M/s. A-One Traders,B,100,,,',
      '2,B Das,B,100,,,ABCPK1000F',
      '3,ms a one traders,B,100.00,,,',
      '4,C Nair,C,7,,,abcpk1000f',
    ]);
    expect(rehearsal.twins).toEqual({
      count: 2,
      twins: [
        { row: 4, first: 2, because: 'nameAndAmount' },
        { row: 5, first: 3, because: 'pan' },
      ],
    });
  });

  test('goes by the mapping that the person made', async () => {
    const guessed = await one([head, '1,A Rao,B,100,90,10,']);
    const mapping = {
      ...guessed.mapping,
      columns: guessed.mapping.columns.filter(({ fact }) => fact !== 'form'),
      form: [{ by: 'all', form: 'form_f' }],
    };
    const again = await one([head, '1,A Rao,B,100,90,10,'], { '': mapping });
    expect(again.rehearsal.byForm.map(({ key }) => key)).toEqual(['form_f']);
  });

  test('reads no row of a sheet that is left out, and still says what it found there', async () => {
    const made = madeUp.find(({ habit }) => habit.includes('a sheet for each form'));
    if (!made) throw new Error('no such register');
    const sheets = await rehearseFile(fileOfRegister(made), { 'Form B': null });
    expect(sheets.map(({ sheet, leftOut, rehearsal }) => [sheet, leftOut, rehearsal.rows])).toEqual(
      [
        ['Form C', false, 4],
        ['Form B', true, 0],
      ],
    );
    expect(sheets[1]?.guessed.columns).not.toEqual([]);
  });

  test('can be sent as JSON', async () => {
    for (const made of madeUp.filter(({ habit }) => !habit.includes('accounts exports'))) {
      const sheets = await rehearseFile(fileOfRegister(made), {});
      expect(JSON.parse(JSON.stringify(sheets))).toHaveLength(sheets.length);
    }
  });
});
