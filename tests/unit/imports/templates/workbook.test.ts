import { Workbook } from 'exceljs';
import { type CreditorType, creditorTypes } from '@/lib/forms/definitions/field';
import { workbook } from '@/lib/imports/templates/workbook';

/** What the sheet of help says, without the checks of cells, which the library would expand into a million. */
async function helpOf(type: CreditorType) {
  const book = new Workbook();
  const bytes = await workbook(type, 'en');
  await book.xlsx.load(bytes.buffer as ArrayBuffer, { ignoreNodes: ['dataValidations'] });
  const lines: string[] = [];
  book.worksheets[1]?.eachRow((row) => lines.push(row.getCell(1).text));
  return lines.filter((line) => line.startsWith('Several'));
}

test('a template says how further rows are filled in, where its form has rows', async () => {
  const said = await Promise.all(creditorTypes.map(async (type) => [type, await helpOf(type)]));
  expect(said.filter(([, lines]) => lines?.length)).toEqual([
    ['form_b', [expect.stringMatching(/^Several invoices: /)]],
    ['form_e', [expect.stringMatching(/^Several employees: /)]],
  ]);
});
