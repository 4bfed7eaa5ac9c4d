import { findHead } from '@/lib/registers/head/find-head';
import type { Cell } from '@/lib/spreadsheets/row';

const rowsOf = (...lines: Cell[][]) => lines.map((cells, at) => ({ row: at + 1, cells }));

const head = ['S.No', 'Name of Creditor', 'Amount Claimed', 'Remarks'];
const values = [1, 'Ravi Nair', 5000, 'seen'];

test('a letter above the table names no head, whatever its words', () => {
  const { at } = findHead(
    rowsOf(
      [
        'To, the creditors of Example Mobility Limited: amount of claim admitted and reason for rejection',
      ],
      ['Date', '31.03.2024'],
      head,
      values,
    ),
  );
  expect(at).toBe(2);
});

test('a row whose remarks speak of claims is no head', () => {
  const { at, height } = findHead(rowsOf(values, [2, 'Sita Nair', 7000, 'claim received by post']));
  expect([at, height]).toEqual([-1, 0]);
});

test('of two tables above each other the first that names most is taken', () => {
  const { at } = findHead(rowsOf(['Name', 'Date'], ['A. Rao', '31.03.2024'], head, values));
  expect(at).toBe(2);
});

test('groups over columns are one head with them', () => {
  const { at, height, heads } = findHead(
    rowsOf(
      ['', 'Name of creditor', 'Amount', '', ''],
      ['Sr', '', 'Claimed', 'Admitted', 'Interest'],
      [1, 'A', 5, 4, 1],
    ),
  );
  expect([at, height]).toEqual([0, 2]);
  expect(heads).toEqual([
    'Sr',
    'Name of creditor',
    'Amount Claimed',
    'Amount Admitted',
    'Amount Interest',
  ]);
});

test('the first row of people is no second row of the head', () => {
  expect(
    findHead(rowsOf(['Name', 'City', 'State', 'Remarks'], ['Ravi', 'Pune', '', ''])).height,
  ).toBe(1);
});

test('an empty sheet has none', () => {
  expect(findHead([])).toEqual({ at: -1, height: 0, heads: [] });
});
