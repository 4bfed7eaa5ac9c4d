import { type Choice, type FormRow, matched } from '@/components/desk/determination/paste/match';
import { pastedList } from '@/components/desk/determination/paste/pasted-list';
import { sameName } from '@/components/desk/determination/paste/same-name';

/** Sixty people, of whom two are called Ram Kumar. */
const names = Array.from({ length: 60 }, (_, at) =>
  at === 10 || at === 40 ? 'Ram Kumar' : `Worker ${String.fromCharCode(65 + (at % 26))}${at}`,
);
const rows: FormRow[] = names.map((name, at) => ({
  row: at + 1,
  name,
  others: [`ESI-${100 + at}`],
  claimed: 100_000n,
}));
const list = (text: string, wanted?: number) => pastedList(text, names, wanted);
const match = (text: string, chosen: [number, Choice][] = []) =>
  matched(list(text).lines, rows, new Map(chosen));
const rowsOf = (text: string, chosen: [number, Choice][] = []) =>
  match(text, chosen).lines.map(({ row }) => row);
const line = (at: number, amount: string, more = '') => `${names[at]}\t${amount}${more}`;

test.each([
  ['Shri Ram Kumar', 'RAM  KUMAR'],
  ['Smt. Sita Devi', 'Sita Devi'],
  ['Md. Irfan', 'Md Irfan'],
  ['श्री राम कुमार', 'राम कुमार'],
  ['O’Brien', "O'Brien"],
])('%s and %s are one name', (one, other) => {
  expect(sameName(one)).toBe(sameName(other));
});

test.each([
  ['Shrikant Rao', 'Kant Rao'],
  ['Drona', 'Ona'],
  ['Ram Kumar', 'Ram Kumari'],
])('%s and %s are two names', (one, other) => {
  expect(sameName(one)).not.toBe(sameName(other));
});

test('lines go to rows by their names, in whatever order they come', () => {
  const text = [...names.keys()]
    .filter((at) => names[at] !== 'Ram Kumar')
    .reverse()
    .map((at) => line(at, '1,000.00'))
    .join('\n');
  const found = match(text);
  expect(found.lines.every(({ row, name }) => names[(row ?? 0) - 1] === name)).toBe(true);
  expect(found.count).toEqual({ found: 58, unknown: 0, twice: 0, wrong: 0 });
  expect(found.free.map(({ row }) => row)).toEqual([11, 41]);
  expect([found.pasted, found.admitted, found.ready]).toEqual([5_800_000n, 5_800_000n, true]);
});

test('two of one name are asked for, never taken in their order, and nothing is filled in before', () => {
  const text = 'Ram Kumar\t500\nRam Kumar\t700';
  expect(match(text)).toMatchObject({ count: { found: 0, twice: 2 }, ready: false });
  expect(match('Ram Kumar\t500')).toMatchObject({ count: { twice: 1 }, ready: false });
  expect(rowsOf(text, [[1, 41]])).toEqual([41, null]);
  expect(
    match(text, [
      [1, 41],
      [2, 11],
    ]).ready,
  ).toBe(true);
  // One row takes one line.
  expect(
    match(text, [
      [1, 41],
      [2, 41],
    ]),
  ).toMatchObject({ ready: false, admitted: 50_000n });
});

test('what else both say tells two of one name apart', () => {
  expect(rowsOf('Ram Kumar\tESI-140\t500\nRam Kumar\tESI-110\t700')).toEqual([41, 11]);
  expect(rowsOf('Ram Kumar\tESI-140\t500\nRam Kumar\tESI-140\t700')).toEqual([null, null]);
  expect(rowsOf('Ram Kumar\tESI-140\t500\nRam Kumar\tESI-999\t700')).toEqual([41, null]);
});

test('a name that the form lacks gets a row, or is left out, by a person alone', () => {
  const text = `${line(0, '500')}\nWorker Anew\t900`;
  const found = match(text);
  expect(found).toMatchObject({ count: { found: 1, unknown: 1 }, ready: false });
  expect([found.pasted, found.admitted]).toEqual([140_000n, 50_000n]);
  expect(match(text, [[2, 'dropped']])).toMatchObject({ ready: true, admitted: 50_000n });
  expect(match(text, [[2, 60]])).toMatchObject({ ready: true, admitted: 140_000n });
});

test('more than claimed is marked and not cut, and what is no amount is refused', () => {
  const found = match(`${line(0, '1,000.01')}\n${line(1, 'n/a')}\n${line(2, '-')}`);
  expect(found.lines.map(({ isMore, isWrong, amount }) => [isMore, isWrong, amount])).toEqual([
    [true, false, '1000.01'],
    [false, true, 'n/a'],
    [false, false, ''],
  ]);
  expect(found).toMatchObject({ ready: false, count: { wrong: 1 }, admitted: 100_001n });
});

test('the totals of the list are compared to the paisa, and are nobody', () => {
  const people = `${line(0, '1,000.00')}\n${line(1, '500.50')}`;
  expect(list(`${people}\nTotal\t1,500.50`)).toMatchObject({ total: '1500.50' });
  expect(list(`${people}\nकुल योग\t1,500.51`)).toMatchObject({ total: '1500.51' });
  expect(list(`${people}\n\t1,500.50`)).toMatchObject({ total: '1500.50' });
  expect(list(people).total).toBeNull();
  expect(list(`${people}\nTotal\t1,500.50`).lines).toHaveLength(2);
  // People may be called so.
  const called = pastedList('कुलदीप\t5\nजोड़ाराम\t6', ['कुलदीप', 'जोड़ाराम']);
  expect([called.lines.length, called.total]).toEqual([2, null]);
});

test('columns are found by what is in them, and the admitted one by its head', () => {
  const head = 'Sr\tName\tClaimed\tAdmitted\tRemarks';
  const body = ['1', names[0], '1,000.00', '900.00', 'ok'].join('\t');
  const more = ['2', names[1], '1,000.00', '800.00', ''].join('\t');
  const found = list(`List of workers\n${head}\n${body}\n${more}`);
  expect(found.columns).toEqual([
    { at: 2, head: 'Claimed' },
    { at: 3, head: 'Admitted' },
  ]);
  expect(found.lines.map(({ name, amount }) => [name, amount])).toEqual([
    [names[0], '900.00'],
    [names[1], '800.00'],
  ]);
  expect(list(`${head}\n${body}\n${more}`, 2).lines[0]?.amount).toBe('1000.00');
  expect(list(`${names[0]}\t1,000.00\t900.00`)).toMatchObject({ column: 2 });
});

test('a column of amounts without names is refused', () => {
  expect(list('1,000.00\n2,000.00')).toMatchObject({ nameless: true });
  expect(list('')).toMatchObject({ nameless: true, lines: [] });
  expect(list('Nobody\t5').nameless).toBe(true);
});

test.each<[string, string, string[], number[]]>([
  [
    'Excel, with an empty column behind',
    'A\t5,000.00\t\r\nB\t1,25,000.50\t\r\n',
    ['5000.00', '125000.50'],
    [],
  ],
  [
    'Excel in the format of accounts',
    'A\t ₹ 5,000.00 \nB\t ₹ -   \nC\t\u00a0₹\u00a01,25,000.00\u00a0',
    ['5000.00', '', '125000.00'],
    [],
  ],
  [
    'LibreOffice, cells with signs of their own',
    '"A"\t"5,000.00"\n"B"\t"₹1,25,000.00"',
    ['5000.00', '125000.00'],
    [],
  ],
  [
    'Google Sheets, an empty column before',
    '\tA\t₹5,000.00\n\tB\t₹1,25,000.00',
    ['5000.00', '125000.00'],
    [],
  ],
  [
    'SAP, thousands with blanks that do not break',
    'A\t5\u00a0000.00\nB\t125\u202f000.00',
    ['5000.00', '125000.00'],
    [],
  ],
  [
    'SAP, a minus behind',
    'A\t5,000.00\nB\t6,000.00\nC\t1,000.00-',
    ['5000.00', '6000.00', '1,000.00-'],
    [3],
  ],
  [
    'Zoho Books, with the currency',
    'A\tRs.5,000.00\nB\tINR 1,25,000.00',
    ['5000.00', '125000.00'],
    [],
  ],
  [
    'a ledger, where each is a credit',
    'A\t5,000.00\nB\t2 crore\nC\t1,25,000.00 Cr',
    ['5000.00', '20000000', '1,25,000.00 Cr'],
    [3],
  ],
  ['a page, in words', 'A\t1.5 lakh\nB\t300', ['150000', '300'], []],
])('a list is read as it is copied from %s', (_, text, amounts, wrong) => {
  const read = pastedList(text, ['A', 'B', 'C']);
  expect(read.lines.map(({ amount }) => amount)).toEqual(amounts);
  const of = ['A', 'B', 'C'].map((name, at) => ({ row: at + 1, name, others: [], claimed: 0n }));
  const found = matched(read.lines, of, new Map()).lines;
  expect(found.flatMap(({ isWrong, line: at }) => (isWrong ? [at] : []))).toEqual(wrong);
});
