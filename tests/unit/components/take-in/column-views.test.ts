import { columnsOf, doubtfulIn } from '@/components/take-in/columns/column-views';
import { withFact } from '@/components/take-in/mapping-edits';
import { rehearsed } from '@/tests/support/data/rehearsed';

const pans = ['ABCPK1000F', 'ABCPL1001G', 'ABCPM1002H'];
const lines = [
  'Name of creditor,Amount claimed,,Zq,Phone',
  ...pans.map((pan, at) => `A Rao ${at},${at + 1} Cr,,${'?!#'[at]},${pan}`),
];

async function aSheet() {
  const [sheet] = await rehearsed(lines);
  if (!sheet) throw new Error('no sheet');
  return sheet;
}

const byLetter = async (letter: string) => {
  const sheet = await aSheet();
  return columnsOf(sheet, sheet.guessed).find((view) => view.letter === letter);
};

test('columns in doubt come first, those with nothing in them last', async () => {
  const sheet = await aSheet();
  const letters = columnsOf(sheet, sheet.guessed).map(({ letter }) => letter);
  expect(letters.at(-1)).toBe('C');
  expect(letters.indexOf('D')).toBeLessThan(letters.indexOf('A'));
});

test('no column moves while the person changes it, and it is in doubt no more', async () => {
  const sheet = await aSheet();
  const before = columnsOf(sheet, sheet.guessed);
  const after = columnsOf(sheet, withFact(sheet.guessed, 3, 'remarks', sheet.guessed));
  expect(after.map(({ at }) => at)).toEqual(before.map(({ at }) => at));
  expect(after.find(({ at }) => at === 3)).toMatchObject({ judged: 'hand', because: [] });
  expect(doubtfulIn(after)).toBe(doubtfulIn(before) - 1);
});

test('a column says why it is taken for what it is, and one of which nothing is known says so', async () => {
  expect((await byLetter('A'))?.because).toContain('head');
  expect(await byLetter('D')).toMatchObject({ judged: 'weak', because: ['none'] });
  expect(await byLetter('C')).toMatchObject({ judged: undefined, because: [] });
});

test('what can be said of all cells is asked where a cell gives reason for it', async () => {
  expect((await byLetter('B'))?.says).toEqual({ cr: true, advances: false, monthFirst: false });
  expect((await byLetter('A'))?.says.cr).toBe(false);
});

test('a head that names another currency says so', async () => {
  const [sheet] = await rehearsed(['Name of creditor,Amount claimed (USD)', 'A Rao,5', 'B Das,6']);
  if (!sheet) throw new Error('no sheet');
  const marks = columnsOf(sheet, sheet.guessed).map(({ letter, mark }) => [letter, mark]);
  expect(Object.fromEntries(marks)).toEqual({ A: undefined, B: '(USD)' });
});

test('each has its first cells with their rows', async () => {
  expect((await byLetter('B'))?.cells).toEqual([
    { row: 2, text: '1 Cr' },
    { row: 3, text: '2 Cr' },
    { row: 4, text: '3 Cr' },
  ]);
});
