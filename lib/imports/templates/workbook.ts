import 'server-only';
import type { DataValidation, Workbook, Worksheet } from 'exceljs';
import { sizeLimitOf } from '@/lib/documents/content/slots';
import { headerOf } from '@/lib/forms/columns';
import type { CreditorType, FormDefinition, TableName } from '@/lib/forms/definitions/field';
import { formOf, tableOf } from '@/lib/forms/definitions/registry';
import type { Language } from '@/lib/i18n/language';
import { importSlot } from '@/lib/imports/file/slot';
import { formWords } from '@/lib/imports/rows/words';
import { cellStyleOf, validationOf } from './cells';
import { choicesOf } from './choices';
import { noteOf } from './note';
import { templateWords } from './words';

// The portal reads so many rows of one file, with the header.
const lastRow = 100_001;
const listsName = 'Lists';
const peacock = 'FF0E4C5C';
const paper = 'FFFFFDF7';

/** Makes the template of a form as a workbook: a sheet to fill in, a sheet that explains it, and a hidden one with the lists. */
export async function workbook(type: CreditorType, language: Language) {
  const { default: excel } = await import('exceljs');
  const book = new excel.Workbook();
  const form = formOf(type);
  const t = templateWords(language);
  const sheet = book.addWorksheet(t('name', { letter: form.letter }), {
    views: [{ state: 'frozen', ySplit: 1 }],
  });
  addHelp(book, form, language);
  const lists = book.addWorksheet(listsName, { state: 'veryHidden' });
  addColumns(sheet, lists, form, language);
  return new Uint8Array(await book.xlsx.writeBuffer());
}

function addColumns(sheet: Worksheet, lists: Worksheet, form: FormDefinition, language: Language) {
  const columns = headerOf(formWords[language], form);
  sheet.columns = columns.map(({ field, header }) => ({
    header,
    width: Math.max(14, Math.min(header.length + 4, 34)),
    style: { numFmt: cellStyleOf(field).numFmt },
  }));
  const head = sheet.getRow(1);
  head.height = 34;
  for (const [index, { field }] of columns.entries()) {
    const cell = head.getCell(index + 1);
    cell.numFmt = '@';
    cell.font = { bold: true, color: { argb: paper } };
    cell.fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: peacock } };
    cell.alignment = { vertical: 'middle', wrapText: true };
    cell.note = noteOf(form, field, language);
    const list = addList(lists, choicesOf(form, field, language));
    const validation = validationOf(form, field, language, list);
    const letter = sheet.getColumn(index + 1).letter;
    if (validation) validate(sheet, `${letter}2:${letter}${lastRow}`, validation);
  }
}

/**
 * Writes choices into the next column of the sheet of lists and gives their reference. A list within a cell's own check could
 * hold 255 characters at most.
 */
function addList(lists: Worksheet, choices: readonly string[] | undefined) {
  if (!choices) return undefined;
  const column = lists.getColumn(lists.columnCount + 1);
  for (const [index, choice] of choices.entries())
    lists.getCell(index + 1, column.number).value = choice;
  return `${listsName}!$${column.letter}$1:$${column.letter}$${choices.length}`;
}

/** Sets the check of a whole column at once; the library's types only know single cells. */
function validate(sheet: Worksheet, cells: string, validation: DataValidation) {
  const { dataValidations } = sheet as unknown as {
    dataValidations: { add(cells: string, validation: DataValidation): void };
  };
  dataValidations.add(cells, validation);
}

const help = ['rows', 'marked', 'lists', 'zeros', 'amounts', 'days'] as const;

const rowsHelp = { employeeDetails: 'employees', invoices: 'invoices' } as const satisfies Record<
  TableName,
  string
>;

function addHelp(book: Workbook, form: FormDefinition, language: Language) {
  const t = templateWords(language);
  const sheet = book.addWorksheet(t('help'));
  const table = tableOf(form);
  sheet.getColumn(1).width = 100;
  const lines = [
    ...help.map((key) => t(key)),
    ...(table ? [t(rowsHelp[table.name])] : []),
    t('professionals'),
    t('limits', { size: sizeLimitOf(importSlot) }),
  ];
  sheet.addRow([t('help')]).font = { bold: true, size: 14, color: { argb: peacock } };
  for (const line of lines) sheet.addRow([line]).alignment = { wrapText: true, vertical: 'top' };
}
