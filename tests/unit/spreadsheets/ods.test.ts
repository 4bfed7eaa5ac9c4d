import { buffer } from 'node:stream/consumers';
import yazl from 'yazl';
import { limited } from '@/lib/spreadsheets/limits';
import { openWorkbook } from '@/lib/spreadsheets/open-workbook';
import type { SheetRow } from '@/lib/spreadsheets/row';

const spaces = ['office', 'table', 'text', 'style']
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .join(' ');

/** A spreadsheet of these tables, as OpenDocument writes it. */
async function odsOf(tables: string, styles = '') {
  const zip = new yazl.ZipFile();
  const xml = `<?xml version="1.0"?><office:document-content ${spaces}><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`;
  zip.addBuffer(Buffer.from('application/vnd.oasis.opendocument.spreadsheet'), 'mimetype', {
    compress: false,
  });
  zip.addBuffer(Buffer.from(xml), 'content.xml');
  zip.end();
  return new Uint8Array(await buffer(zip.outputStream));
}

const p = (text: string) => `<text:p>${text}</text:p>`;
const cell = (inner: string, facts = '') =>
  `<table:table-cell ${facts}>${inner}</table:table-cell>`;
const row = (inner: string, facts = '') => `<table:table-row ${facts}>${inner}</table:table-row>`;
const table = (inner: string, facts = 'table:name="One"') =>
  `<table:table ${facts}>${inner}</table:table>`;
const number = (value: string, shown: string, type = 'float', more = '') =>
  cell(p(shown), `office:value-type="${type}" office:value="${value}" ${more}`);

async function rowsIn(bytes: Uint8Array, at = 0) {
  const { sheets } = await openWorkbook(bytes);
  const found: SheetRow[] = [];
  for await (const one of limited(sheets[at]?.rows ?? (async function* () {})())) found.push(one);
  return found;
}

const cellsIn = async (inner: string) => (await rowsIn(await odsOf(table(row(inner)))))[0]?.cells;

describe('a file made to deceive', () => {
  test('that says a full row comes a million times is too long, and nobody makes them all', async () => {
    const bomb = await odsOf(
      table(
        row(
          cell(p('x'), 'table:number-columns-repeated="16384"'),
          'table:number-rows-repeated="1048576"',
        ),
      ),
    );
    await expect(rowsIn(bomb)).rejects.toMatchObject({ rule: 'too_many_columns' });
  });

  test('that says a row comes a million times has too many rows', async () => {
    const bomb = await odsOf(table(row(cell(p('x')), 'table:number-rows-repeated="1048576"')));
    await expect(rowsIn(bomb)).rejects.toMatchObject({ rule: 'too_many_rows' });
  });

  test('with entities of its own is unreadable', async () => {
    await expect(rowsIn(await odsOf(table(row(cell(p('&bomb;'))))))).rejects.toMatchObject({
      rule: 'unreadable',
    });
  });

  test('with a hundred and one tables is refused', async () => {
    await expect(rowsIn(await odsOf(table('').repeat(101)))).rejects.toMatchObject({
      rule: 'too_big_unpacked',
    });
  });
});

test('empty rows at the end, a million of them, are none', async () => {
  const bytes = await odsOf(
    table(
      row(cell(p('a'))) +
        row(
          cell('', 'table:number-columns-repeated="16384"'),
          'table:number-rows-repeated="1048575"',
        ),
    ),
  );
  expect(await rowsIn(bytes)).toHaveLength(1);
});

test('rows count as the program counts them', async () => {
  const bytes = await odsOf(
    table(row(cell(''), 'table:number-rows-repeated="4"') + row(cell(p('a')))),
  );
  expect((await rowsIn(bytes)).map((one) => one.row)).toEqual([5]);
});

describe('a cell', () => {
  test('with a comment holds its own text alone', async () => {
    const comment = '<office:annotation><text:p>ask the bank</text:p></office:annotation>';
    expect(await cellsIn(cell(`${comment}${p('Ravi Nair')}`))).toEqual(['Ravi Nair']);
  });

  test('of two paragraphs, blanks and tabs keeps them', async () => {
    const inner = `${p('22<text:s text:c="2"/>Beach')}${p('Kochi<text:tab/>x')}`;
    expect(await cellsIn(cell(inner))).toEqual(['22  Beach\nKochi\tx']);
  });

  test.each([
    ['a number', number('125000.5', '1,25,000.50'), 125000.5],
    ['a number below nothing in brackets', number('-5000', '(5,000.00)'), -5000],
    ['rupees', number('5000', '₹5,000.00', 'currency', 'office:currency="INR"'), 5000],
    [
      'dollars',
      number('5000', '5,000', 'currency', 'office:currency="USD"'),
      { held: 5000, shown: 'USD 5000' },
    ],
    ['a debit', number('5000', '5,000.00 Dr'), { held: 5000, shown: '5,000.00 Dr' }],
    ['a share', number('0.12', '12%', 'percentage'), '12%'],
    ['an account with zeros before it', number('12345678', '00012345678'), '00012345678'],
    [
      'a day',
      cell(p('31/03/24'), 'office:value-type="date" office:date-value="2024-03-31T00:00:00"'),
      { day: '2024-03-31', shown: '31/03/24' },
    ],
    ['an error', cell(p('#REF!'), 'office:value-type="string"'), { broken: '#REF!' }],
    ['a truth', cell(p('TRUE'), 'office:value-type="boolean" office:boolean-value="true"'), true],
  ])('of %s says so', async (_, inner, value) => {
    expect(await cellsIn(inner)).toEqual([value]);
  });

  test('merged over rows is the cell of each', async () => {
    const bytes = await odsOf(
      table(
        row(cell(p('A')) + cell(p('00123'), 'table:number-rows-spanned="2"')) +
          row(`${cell(p('B'))}<table:covered-table-cell/>`),
      ),
    );
    expect((await rowsIn(bytes)).map(({ cells, merged }) => [cells, merged])).toEqual([
      [['A', '00123'], undefined],
      [['B', '00123'], [1]],
    ]);
  });
});

test('hidden tables are left out, hidden rows are said', async () => {
  const style =
    '<style:style style:name="ta2"><style:table-properties table:display="false"/></style:style>';
  const bytes = await odsOf(
    table(row(cell(p('old'))), 'table:name="Old" table:style-name="ta2"') +
      table(row(cell(p('new')), 'table:visibility="filter"'), 'table:name="New"'),
    style,
  );
  const { sheets } = await openWorkbook(bytes);
  expect(sheets.map(({ name }) => name)).toEqual(['New']);
  expect(await rowsIn(bytes)).toMatchObject([{ row: 1, hidden: true, cells: ['new'] }]);
});

test('hidden columns are said', async () => {
  const columns =
    '<table:table-column/><table:table-column table:visibility="collapse" table:number-columns-repeated="2"/>';
  const [first] = await rowsIn(await odsOf(table(columns + row(cell(p('a')) + cell(p('b'))))));
  expect(first?.hiddenColumns).toEqual(new Set([1, 2]));
});
