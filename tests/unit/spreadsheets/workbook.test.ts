import { deflateRawSync } from 'node:zlib';
import { utils, write } from '@e965/xlsx';
import { Workbook, type Worksheet } from 'exceljs';
import { plainStyle } from '@/lib/spreadsheets/cell-style';
import { dayOfSerial, showsDay } from '@/lib/spreadsheets/serial';
import { sheetRows } from '@/lib/spreadsheets/xlsx-rows';
import { columnOf, filledTemplate, readAll } from '@/tests/support/data/claims-files';
import { fileOf } from '@/tests/support/data/table-file';

const [head = [], claim = []] = filledTemplate('form_b');
const at = (name: string) => columnOf('form_b', name) + 1;

async function workbook(fill: (book: Workbook, sheet: Worksheet) => void) {
  const book = new Workbook();
  const sheet = book.addWorksheet('Claims');
  sheet.addRow(head);
  sheet.addRow(claim);
  fill(book, sheet);
  return new Uint8Array(Uint8Array.from(Buffer.from(await book.xlsx.writeBuffer())).buffer);
}

const read = async (fill: (book: Workbook, sheet: Worksheet) => void) =>
  readAll(await workbook(fill), 'xlsx', 'form_b');

test('a formula is read as its last result, and is wrong without one or with an error', async () => {
  const { claims, problems } = await read((_, sheet) => {
    sheet.getCell(2, at('claimAmount')).value = { formula: '100*2.5', result: 250 };
    sheet.addRow(claim).getCell(at('claimAmount')).value = {
      formula: 'A1/0',
      result: { error: '#DIV/0!' },
    };
    sheet.addRow(claim).getCell(at('claimAmount')).value = { formula: 'A1' } as never;
  });
  expect(claims.map(({ values }) => values.claimAmount)).toEqual(['250']);
  expect(problems.map(({ row, rule }) => [row, rule])).toEqual([
    [3, 'brokenCell'],
    [4, 'brokenCell'],
  ]);
});

test('a date cell is read as a day whatever its format, and a number is not a day', async () => {
  const { claims, problems } = await read((_, sheet) => {
    const cell = sheet.getCell(2, at('outstandingSince'));
    cell.value = new Date(Date.UTC(2024, 2, 31));
    cell.numFmt = 'dd"de"mmm yyyy';
    sheet.addRow(claim).getCell(at('outstandingSince')).value = 45_382;
  });
  expect(claims[0]?.values.claimData.outstandingSince).toBe('2024-03-31');
  expect(problems.map(({ row, rule }) => [row, rule])).toEqual([[3, 'date']]);
});

test.each([
  ['mmm-yy', 'Apr-24'],
  ['d-mmm', '1-Apr'],
  ['[$-4009]dd\\-mm\\-yyyy;@', '01-04-2024'],
  ['mmmm yyyy', 'April 2024'],
  ['dddd, d mmm', '2024-04-01'],
  ['[$-439]mmm-yy', '2024-04-01'],
  ['m/d/yy', '2024-04-01'],
])('a text that the spreadsheet turned into a day is read as %s shows it', async (format, text) => {
  const { claims } = await read((_, sheet) => {
    const cell = sheet.getCell(2, at('servicesPeriod'));
    cell.value = new Date(Date.UTC(2024, 3, 1));
    cell.numFmt = format;
  });
  expect(claims[0]?.values.claimData.servicesPeriod).toBe(text);
});

test('numbers are read without an exponent, and those that lost digits are wrong', async () => {
  const { claims, problems } = await read((_, sheet) => {
    sheet.getCell(2, at('accountNumber')).value = 123_456_789_012;
    sheet.getCell(2, at('representativeAadhaar')).value = 123_456_789_010;
    sheet.getCell(2, at('claimAmount')).value = 0.1 + 0.2;
    sheet.addRow(claim).getCell(at('accountNumber')).value = 1.123_456_789_010_456e17;
    sheet.addRow(claim).getCell(at('claimAmount')).value = 12.345;
  });
  expect(claims[0]?.values.claimData).toMatchObject({
    accountNumber: '123456789012',
    representativeAadhaar: '123456789010',
    claimAmount: '0.30',
  });
  expect(problems.map(({ row, rule }) => [row, rule])).toEqual([
    [3, 'digitsLost'],
    [4, 'amount'],
  ]);
});

test('merged cells count for each of their rows, with a warning', async () => {
  const { claims, warnings } = await read((_, sheet) => {
    sheet.addRow(claim);
    sheet.addRow(claim);
    sheet.mergeCells(2, at('companyName'), 3, at('companyName'));
  });
  const [first, second] = claims.map(({ values }) => values.creditorName);
  expect([claims.length, second]).toEqual([3, first]);
  expect(warnings).toContainEqual({
    rule: 'merged_cells',
    field: 'companyName',
    count: 1,
    rows: [3],
  });
});

test('an amount that is merged over rows does not count for the lower rows', async () => {
  const { problems } = await read((_, sheet) => {
    sheet.addRow(claim);
    sheet.mergeCells(2, at('claimAmount'), 3, at('claimAmount'));
  });
  expect(problems).toEqual([{ row: 3, field: 'claimAmount', rule: 'mergedAmount' }]);
});

test('hidden columns are read, with a warning', async () => {
  const { warnings } = await read((_, sheet) => {
    sheet.getColumn(at('accountNumber')).hidden = true;
  });
  expect(warnings).toContainEqual({
    rule: 'hidden_columns',
    field: 'accountNumber',
    count: 1,
    rows: [2],
  });
});

test('merged cells and hidden columns are read in an .xls workbook too', async () => {
  const sheet = utils.aoa_to_sheet([
    ['fullName', 'natureOfClaim', 'claimAmount', 'address'],
    ['Ravi', 'refund_due', 500, 'Kochi'],
    ['', 'refund_due', 700, 'Goa'],
  ]);
  sheet['!merges'] = [{ s: { r: 1, c: 0 }, e: { r: 2, c: 0 } }];
  sheet['!cols'] = [{}, {}, {}, { hidden: true }];
  const bytes = write(utils.book_new(sheet), { type: 'buffer', bookType: 'biff8' });
  const { claims, warnings } = await readAll(new Uint8Array(bytes), 'xls', 'form_f');
  expect(claims.map(({ values }) => values.creditorName)).toEqual(['Ravi', 'Ravi']);
  expect(warnings).toEqual([
    { rule: 'hidden_columns', field: 'address', count: 2, rows: [2, 3] },
    { rule: 'merged_cells', field: 'fullName', count: 1, rows: [3] },
  ]);
});

test('the first visible sheet with claims is read and named', async () => {
  const { claims, recognised } = await read((book, sheet) => {
    sheet.state = 'hidden';
    book.addWorksheet('How to fill in').addRow(['Write one claim in each row.']);
    const second = book.addWorksheet('April');
    second.addRow(head);
    second.addRow(claim);
    const third = book.addWorksheet('May');
    third.addRow(head);
    third.addRow(claim);
  });
  expect(claims).toHaveLength(1);
  expect(recognised.sheet).toEqual({ name: 'April', ignored: ['How to fill in', 'May'] });
});

test('far-away cells and a million empty rows do no harm, and 500 columns are refused', async () => {
  const { claims } = await read((_, sheet) => {
    sheet.getCell(1_048_576, 1).style = { font: { bold: true } };
  });
  expect(claims).toHaveLength(1);
  await expect(read((_, sheet) => (sheet.getCell(2, 500).value = 'x'))).rejects.toMatchObject({
    rule: 'too_many_columns',
  });
});

test('rich text is read as its plain text', async () => {
  const { claims } = await read((_, sheet) => {
    sheet.getCell(2, at('companyName')).value = {
      richText: [{ text: 'Sunrise ' }, { text: 'Parts', font: { bold: true } }],
    };
  });
  expect(claims[0]?.values.creditorName).toBe('Sunrise Parts');
});

test.each([
  [1, '1900-01-01'],
  [60, '1900-02-28'],
  [61, '1900-03-01'],
  [45_382, '2024-03-31'],
  [45_382.9, '2024-03-31'],
])('the day number %d is %s', (serial, day) => {
  expect(dayOfSerial(serial)).toBe(
    serial === 1 ? '1900-01-01' : serial === 60 ? '1900-02-28' : day,
  );
});

test.each([
  ['yyyy-mm-dd', true],
  ['dd/mm/yyyy', true],
  ['[$-409]d-mmm-yy', true],
  ['hh:mm', false],
  ['#,##0.00 "days"', false],
  ['General', false],
])('the cell format %s shows a day: %s', (code, expected) => {
  expect(showsDay(200, code)).toBe(expected);
});

test.each(['[', '"', '_', '["', '*\\'])(
  'reading a cell format of %j repeated takes time in proportion to its length',
  (sign) => {
    /** The shortest of five runs, in milliseconds of processor time, and at least one, so that a ratio exists. */
    const cost = (length: number) => {
      const code = sign.repeat(length);
      const times = Array.from({ length: 5 }, () => {
        const before = process.cpuUsage();
        showsDay(200, code);
        const { user, system } = process.cpuUsage(before);
        return (user + system) / 1000;
      });
      return Math.max(1, ...[Math.min(...times)]);
    };
    // Ten times as much text takes about ten times as long; were it the square, a hundred times.
    expect(cost(2_000_000)).toBeLessThan(50 * cost(200_000));
  },
);

test.each(['abc', '1.5', '9e12', '0', '-3', ''])(
  'a row numbered %j makes the sheet unreadable',
  async (number) => {
    async function* sheet() {
      yield Buffer.from(`<sheetData><row r="${number}"><c r="A1"><v>7</v></c></row></sheetData>`);
    }
    const around = { strings: [], styleOf: () => plainStyle, since1904: false };
    await expect(sheetRows(sheet(), around).next()).rejects.toMatchObject({ rule: 'unreadable' });
  },
);

/** A zip of one deflated entry whose directory says what it likes. */
function zipOf(name: string, content: Buffer, saysItIs = content.length) {
  const packed = deflateRawSync(content);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(20, 4);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(saysItIs, 22);
  local.writeUInt16LE(name.length, 26);
  const directory = Buffer.alloc(46);
  directory.writeUInt32LE(0x02014b50, 0);
  directory.writeUInt16LE(20, 4);
  directory.writeUInt16LE(20, 6);
  directory.writeUInt16LE(8, 10);
  directory.writeUInt32LE(packed.length, 20);
  directory.writeUInt32LE(saysItIs, 24);
  directory.writeUInt16LE(name.length, 28);
  const start = local.length + name.length + packed.length;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(directory.length + name.length, 12);
  end.writeUInt32LE(start, 16);
  const all = Buffer.concat([local, Buffer.from(name), packed, directory, Buffer.from(name), end]);
  return new Uint8Array(Uint8Array.from(all).buffer);
}

const zeros = Buffer.alloc(300 * 1024 * 1024);

test.each([
  ['a bomb', () => zipOf('xl/workbook.xml', zeros), 'too_big_unpacked'],
  [
    'a bomb that stays below the largest size',
    () => zipOf('xl/workbook.xml', zeros.subarray(0, 30 * 1024 * 1024)),
    'too_big_unpacked',
  ],
  ['a bomb whose directory lies', () => zipOf('xl/workbook.xml', zeros, 1000), 'too_big_unpacked'],
  ['a zip that is no workbook', () => zipOf('readme.txt', Buffer.from('hello')), 'unreadable'],
  [
    'a workbook of broken XML',
    () => zipOf('xl/workbook.xml', Buffer.from('<workbook><')),
    'unreadable',
  ],
  ['half a workbook', () => fileOf([head, claim], 'xlsx').slice(0, 2000), 'unreadable'],
  ['noise', () => new Uint8Array(1000).fill(7), 'unreadable'],
])('%s is refused before it is unpacked', async (_, file, rule) => {
  await expect(readAll(file(), 'xlsx', 'form_b')).rejects.toMatchObject({ rule });
});

test('an .xls workbook that is cut off is refused', async () => {
  const cut = fileOf([head, claim], 'xls').slice(0, 1500);
  await expect(readAll(cut, 'xls', 'form_b')).rejects.toMatchObject({ rule: expect.any(String) });
});
