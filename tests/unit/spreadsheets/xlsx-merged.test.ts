import { readMerged } from '@/lib/spreadsheets/xlsx-merged';

/** A text in pieces of this many bytes, as it comes out of a packed file. */
async function* inPieces(text: string, size: number) {
  for (let at = 0; at < text.length; at += size) yield Buffer.from(text.slice(at, at + size));
}

const sheet = `<sheetData><row r="1"><c r="A1"/></row></sheetData><autoFilter ref="A1:B9"/>
<mergeCells count="2"><mergeCell ref="B2:C14"/><x:mergeCell ref="AA3:AA4"/></mergeCells>`;

test.each([1, 7, 50, 1000])('merged cells are found in pieces of %d bytes', async (size) => {
  expect(await readMerged(inPieces(sheet, size))).toEqual([
    { column: 1, top: 2, bottom: 14 },
    { column: 26, top: 3, bottom: 4 },
  ]);
});
