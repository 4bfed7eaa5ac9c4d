import { most } from '@/lib/client/open-document/office/office-content';
import { sheetOfText, sheetsOf } from '@/lib/client/open-document/office/sheets';
import { blocksIn, blocksOf } from '@/lib/client/open-document/office/word';
import { unpackedBytes } from '@/lib/client/open-document/office/zip-size';
import { pdf, zip } from '@/tests/support/data/files';
import { letter, oldWorkbook, workbook } from '@/tests/support/data/papers';

describe('spreadsheets', () => {
  test('are shown cell by cell, in the newer and the older format', async () => {
    const rows = [['Invoice', 'Due'], ['A-1', 1250.5], [], ['', true]];
    const sheets = { Dues: rows, Empty: [] };
    for (const file of [await workbook(sheets), oldWorkbook(sheets)]) {
      const [first, second] = sheetsOf(file);
      expect(first).toEqual({
        name: 'Dues',
        rows: [['Invoice', 'Due'], ['A-1', '1250.5'], [], ['', 'TRUE']],
        cut: false,
      });
      expect(second?.rows).toEqual([]);
    }
  });

  test('are cut at the largest number of rows and columns, and say so', async () => {
    const long = Array.from({ length: most.rows + 1 }, (_, n) => [n]);
    const [rows] = sheetsOf(await workbook({ Long: long }));
    expect(rows?.rows).toHaveLength(most.rows);
    expect(rows?.cut).toBe(true);
    const wide = [Array.from({ length: most.columns + 1 }, (_, n) => n)];
    const [columns] = sheetsOf(await workbook({ Wide: wide }));
    expect(columns?.rows[0]).toHaveLength(most.columns);
    expect(columns?.cut).toBe(true);
    const [full] = sheetsOf(await workbook({ Full: long.slice(1) }));
    expect(full?.cut).toBe(false);
    const [cell] = sheetsOf(await workbook({ Cell: [['x'.repeat(most.cell + 5)]] }));
    expect(cell?.rows[0]?.[0]).toBe(`${'x'.repeat(most.cell)}…`);
  });

  test('in CSV are shown as they were written', () => {
    const [sheet] = sheetOfText('PAN,Due\n00123,"1,250"\n2024-01-02,=A1\n');
    expect(sheet?.rows).toEqual([
      ['PAN', 'Due'],
      ['00123', '1,250'],
      ['2024-01-02', '=A1'],
    ]);
  });
});

describe('Word documents', () => {
  const say = (text: string, style = '') =>
    `<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}<w:r><w:t>${text}</w:t></w:r></w:p>`;

  test('are shown as paragraphs, headings and tables', () => {
    const table = `<w:tbl><w:tr><w:tc>${say('Month')}</w:tc><w:tc>${say('Due')}</w:tc></w:tr>
      <w:tr><w:tc>${say('May')}</w:tc><w:tc>${say('1,000')}${say('late')}</w:tc></w:tr></w:tbl>`;
    const file = letter(
      say('Notice', 'Heading1') + say('Dear &lt;sir&gt;') + table + say(' ') + say('Yours'),
    );
    expect(blocksOf(file)).toEqual({
      blocks: [
        { text: 'Notice', heading: 1 },
        { text: 'Dear <sir>', heading: 0 },
        {
          rows: [
            ['Month', 'Due'],
            ['May', '1,000\nlate'],
          ],
        },
        { text: 'Yours', heading: 0 },
      ],
      cut: false,
    });
  });

  test('are cut at the largest number of paragraphs, and say so', () => {
    const xml = `<w:document>${say('a').repeat(most.blocks + 1)}</w:document>`;
    const { blocks, cut } = blocksIn(xml);
    expect([blocks.length, cut]).toEqual([most.blocks, true]);
  });

  test.each([
    ['no XML', 'x'],
    ['an entity of its own', '<!DOCTYPE d [<!ENTITY a "x">]><d><w:p><w:t>&a;</w:t></w:p></d>'],
    ['an end that is missing', '<w:document><w:p>'],
  ])('are refused when they are broken: %s', (_, xml) => {
    expect(() => blocksIn(xml)).toThrow();
  });

  test('are refused when they have no text part', () => {
    expect(() => blocksOf(zip({ 'word/other.xml': '<a/>' }))).toThrow();
  });
});

describe('the unpacked size of a zip', () => {
  test('is read from its directory before anything is unpacked', () => {
    const file = zip({ a: 'x'.repeat(10), b: Buffer.alloc(500) });
    expect(unpackedBytes(file)).toBe(510);
    const commented = Buffer.concat([file, Buffer.from('comment')]);
    expect(unpackedBytes(commented)).toBe(510);
  });

  test('counts as infinite when the file is no zip, is cut, or names more entries than it has', () => {
    const file = zip({ a: 'x' });
    expect(unpackedBytes(pdf())).toBe(Number.POSITIVE_INFINITY);
    expect(unpackedBytes(new Uint8Array())).toBe(Number.POSITIVE_INFINITY);
    expect(unpackedBytes(file.subarray(5))).toBe(Number.POSITIVE_INFINITY);
    const lying = Buffer.from(file);
    lying.writeUInt16LE(2, lying.length - 12);
    expect(unpackedBytes(lying)).toBe(Number.POSITIVE_INFINITY);
  });
});
