import { utils, write } from '@e965/xlsx';
import exceljs from 'exceljs';
import Papa from 'papaparse';
import { rowsOfSheets } from '@/components/claim-form/table/rows-of-sheets';
import { readRows } from '@/lib/client/open-document/office/read-rows';
import { rowsOfBook } from '@/lib/client/open-document/office/rows';
import type { TableField } from '@/lib/forms/definitions/field';
import { formOf, tableOf } from '@/lib/forms/definitions/registry';
import { labelOf } from '@/lib/forms/labels';
import { fortyInvoices, type List, sixtyEmployees } from '@/tests/support/data/lists';
import { words } from '@/tests/unit/forms/every';

type Kind = 'csv' | 'xlsx' | 'xls';

const inTime = new AbortController().signal;

async function sheetsOf(list: List, kind: Kind) {
  if (kind === 'csv') {
    const day = (cell: List[number][number]) =>
      cell instanceof Date ? cell.toISOString().slice(0, 10) : cell;
    const text = Papa.unparse(list.map((line) => line.map(day)));
    const read = await readRows(new Blob([text]), inTime);
    return 'sheets' in read ? read.sheets : [];
  }
  if (kind === 'xlsx') {
    const book = new exceljs.Workbook();
    book.addWorksheet('Cover').addRow(['Dues']);
    book.addWorksheet('List').addRows(list);
    return rowsOfBook(new Uint8Array(await book.xlsx.writeBuffer()));
  }
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(list), 'List');
  return rowsOfBook(new Uint8Array(write(book, { type: 'buffer', bookType: 'biff8' })));
}

async function read(list: List, kind: Kind = 'csv', type: 'form_b' | 'form_e' = 'form_e') {
  const form = formOf(type);
  const table = tableOf(form) as TableField;
  return rowsOfSheets(await sheetsOf(list, kind), table, (name) => labelOf(words.en, form, name));
}

const kinds: Kind[] = ['csv', 'xlsx', 'xls'];
const asha = {
  serialNo: '1',
  employeeName: 'Asha Devi 1',
  identificationNumber: 'K-1',
  totalAmountDue: '45000',
  periodDue: 'Jan 2026',
};
const good = {
  sum: '2700000.00',
  otherTotal: null,
  wrong: [],
  unknown: [],
  missing: [],
  unread: [],
};

test.each(kinds)('sixty employees come from a file, %s, without titles and total', async (kind) => {
  for (const language of ['en', 'hi'] as const) {
    const list = await read(sixtyEmployees(language), kind);
    expect(list.rows).toHaveLength(60);
    expect(list.rows[0]).toEqual(asha);
    expect(list).toMatchObject({ ...good, aside: [1, 2, 64], named: 5 });
  }
});

test.each(kinds)('forty invoices come from a file, %s, with their days', async (kind) => {
  const list = await read(fortyInvoices(), kind, 'form_b');
  expect(list.rows).toHaveLength(40);
  expect(list.rows[0]).toEqual({
    invoiceNumber: 'INV-1',
    invoiceDate: '2024-04-01',
    invoiceAmount: '30000',
    amountDue: '25000',
  });
  expect(list).toMatchObject({
    sum: '1000000.00',
    otherTotal: null,
    wrong: [],
    aside: [1, 43],
    unknown: ['Due on', 'Overdue by days'],
  });
});

test('a total in a list that differs from the sum is named', async () => {
  expect(await read(sixtyEmployees('en', 2_800_000), 'xlsx')).toMatchObject({
    sum: '2700000.00',
    otherTotal: '2800000.00',
  });
  expect((await read(fortyInvoices(999_999), 'csv', 'form_b')).otherTotal).toBe('999999.00');
});

test('totals of parts agree together, and so does the one below them', async () => {
  const [, , head = [], first = [], second = []] = sixtyEmployees();
  const parts = [head, first, ['Sub Total', '', '', 45_000], second, ['Sub Total', '', '', 45_000]];
  expect(await read(parts)).toMatchObject({ otherTotal: null, aside: [3, 5] });
  expect(await read([...parts, ['Total', '', '', 90_000]])).toMatchObject({ otherTotal: null });
  expect(await read([...parts, ['Total', '', '', 90_001]])).toMatchObject({
    otherTotal: '90001.00',
  });
});

test('unknown names of columns are named, and no row is lost', async () => {
  const list = await read(sixtyEmployees('none'), 'xlsx');
  expect(list.rows).toHaveLength(60);
  expect(list.rows[0]).toEqual(asha);
  expect(list).toMatchObject({ ...good, unread: sixtyEmployees('none')[2], aside: [1, 2, 64] });
});

test('a column nobody asked for is named, and so is one that lacks', async () => {
  const [, , head = [], first = []] = sixtyEmployees();
  const list = await read([
    [...head.slice(0, 4), 'Branch', 'Remarks'],
    [...first.slice(0, 4), 'Nashik', ''],
  ]);
  expect(list).toMatchObject({ unknown: ['Branch'], missing: ['periodDue'] });
  expect(list.rows).toHaveLength(1);
});

test('a row whose amount is none is kept as it was written, and named as the sheet numbers it', async () => {
  const changed = sixtyEmployees();
  changed[5] = [3, 'Ravi Menon', 'K-3', '45000 Cr', 'Jan 2026'];
  changed[6] = [4, 'Imran Khan', 'K-4', '', 'Jan 2026'];
  const { rows, wrong } = await read(changed, 'xlsx');
  expect(rows).toHaveLength(60);
  expect(rows[2]?.totalAmountDue).toBe('45000 Cr');
  expect(wrong).toEqual([
    { nth: 3, row: 6 },
    { nth: 4, row: 7 },
  ]);
});

test.each(['कुलदीप सिंह', 'योगेश पाटील', 'जोड़ाराम', 'Totaram Meena'])(
  'an employee called %s is no total',
  async (name) => {
    const [, , head = [], , ...others] = sixtyEmployees();
    const { rows } = await read([head, [1, name, 'K-1', 45_000, 'Jan 2026'], ...others]);
    expect(rows).toHaveLength(60);
    expect(rows[0]?.employeeName).toBe(name);
  },
);

test('a head that a program repeats on each page is no employee', async () => {
  const list = sixtyEmployees();
  const paged = [...list.slice(0, 30), list[2] ?? [], ...list.slice(30)];
  expect(await read(paged)).toMatchObject({ ...good, aside: [1, 2, 31, 65] });
});

test('amounts in lakhs are counted so, and what is no rupees is told', async () => {
  const [, , head = [], first = []] = sixtyEmployees();
  const under = (name: string) => [
    head.map((one) => (one === 'Amount due (Rs.)' ? name : one)),
    first.map((cell) => (cell === 45_000 ? 0.45 : cell)),
  ];
  expect(await read(under('Amount due (₹ in lakhs)'), 'xlsx')).toMatchObject({
    sum: '45000.00',
    counted: '(₹ in lakhs)',
    foreign: null,
  });
  expect(await read(under('Amount due (USD)'), 'xlsx')).toMatchObject({
    counted: null,
    foreign: '(USD)',
  });
});

test('cells keep what they hold: numbers with zeros in front, paise that are not shown, months', async () => {
  const book = new exceljs.Workbook();
  const sheet = book.addWorksheet('List');
  sheet.addRow(sixtyEmployees()[2]);
  const row = sheet.addRow([1, 'Asha Devi', 17, 45_000.5, new Date(Date.UTC(2026, 0, 1))]);
  row.getCell(3).numFmt = '00000';
  row.getCell(4).numFmt = '#,##0';
  row.getCell(5).numFmt = 'mmm-yy';
  sheet.addRow([2, 'Ravi Menon', 18, 1, 'Jan 2026']).hidden = true;
  const form = formOf('form_e');
  const list = rowsOfSheets(
    await rowsOfBook(new Uint8Array(await book.xlsx.writeBuffer())),
    tableOf(form) as TableField,
    (name) => labelOf(words.en, form, name),
  );
  expect(list.rows[0]).toMatchObject({
    identificationNumber: '00017',
    totalAmountDue: '45000.5',
    periodDue: 'Jan-26',
  });
  expect(list.hidden).toEqual([3]);
});

test('a broken or an empty file of rows is named as such', async () => {
  expect(await readRows(new Blob([new Uint8Array([0xff, 0xfe, 0x00, 0xd8])]), inTime)).toEqual({
    fault: 'spoiled',
  });
  expect(await readRows(new Blob(['a,"b\n']), inTime)).toEqual({ fault: 'spoiled' });
  const none = rowsOfSheets([], tableOf(formOf('form_e')) as TableField, (name) => name);
  expect(none).toMatchObject({ rows: [], sheet: '', ignored: [] });
});
