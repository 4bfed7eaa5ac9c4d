import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Workbook } from 'exceljs';
import { columnFieldsOf, headerOf } from '@/lib/forms/columns';
import { creditorTypes, type Field } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import { languages } from '@/lib/i18n/language';
import { importSlot } from '@/lib/imports/file/slot';
import type { ReadClaim } from '@/lib/imports/rows/batch';
import { formWords } from '@/lib/imports/rows/words';
import { openPackage } from '@/lib/spreadsheets/zip';
import { sendClaims } from '@/tests/support/data/claims-file';
import { filledTemplate, readAll } from '@/tests/support/data/claims-files';
import { hasOffice, saveByOffice } from '@/tests/support/data/office';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { fileOf } from '@/tests/support/data/table-file';
import { baseUrl, call } from '@/tests/support/http/api';

let asha: TestPerson;
let ravi: TestPerson;

beforeAll(async () => {
  [asha, ravi] = await Promise.all([signUp(), signUp('ip_admin')]);
});

const templates = creditorTypes.flatMap((type) =>
  languages.map((language) => ({ type, language, name: `${type}-${language}` })),
);

async function download(path: string, token = asha.token) {
  const answer = await fetch(`${baseUrl()}/api/templates/csv/${path}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) };
}

async function bytesOf(type: string, language: string) {
  return (await download(`${type}?format=xlsx&language=${language}`)).bytes;
}

type Validations = Awaited<ReturnType<typeof validationsIn>>;

/** The template as a workbook without its validations, which the library would expand into a million cells. */
async function bookOf(bytes: Uint8Array) {
  const book = new Workbook();
  await book.xlsx.load(bytes.buffer as ArrayBuffer, { ignoreNodes: ['dataValidations'] });
  return book;
}

/** Puts back what {@link bookOf} left out, each for its whole column. */
function validate(book: Workbook, validations: Validations) {
  const { dataValidations } = book.worksheets[0] as unknown as {
    dataValidations: { add(cells: string, validation: unknown): void };
  };
  for (const [cells = '', { type, formula }] of validations)
    dataValidations.add(cells, { type, formulae: [formula], allowBlank: true });
}

async function partOf(bytes: Uint8Array, name: string) {
  const { open } = await openPackage(Buffer.from(bytes));
  const chunks: Buffer[] = [];
  for await (const chunk of open(name)) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/** The validations below each header: kind and formula by the cells they apply to. */
async function validationsIn(bytes: Uint8Array) {
  const sheet = await partOf(bytes, 'xl/worksheets/sheet1.xml');
  return new Map(
    [...sheet.matchAll(/<dataValidation ([^>]*)>(.*?)<\/dataValidation>/g)].map(
      ([, attributes = '', content = '']) => [
        /sqref="([^"]*)"/.exec(attributes)?.[1],
        {
          type: /type="([^"]*)"/.exec(attributes)?.[1],
          formula: /<formula1>(.*?)<\/formula1>/.exec(content)?.[1] ?? '',
        },
      ],
    ),
  );
}

describe('a template', () => {
  test('needs a signed-in person', async () => {
    expect((await call('GET', '/api/templates/csv/form_b')).status).toBe(401);
  });

  test.each([
    ['form_z', 404],
    ['form_b?format=pdf', 400],
    ['form_b?language=ta', 400],
  ])('asked for as %s is answered %i', async (path, status) => {
    expect((await download(path)).answer.status).toBe(status);
  });

  test('can be downloaded by professionals too', async () => {
    expect((await download('form_b', ravi.token)).answer.status).toBe(200);
  });
});

test.each(templates)('the CSV of $type in $language is its header', async ({ type, language }) => {
  const { answer, bytes } = await download(`${type}?language=${language}`);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toContain(`filename="${type}_template.csv"`);
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const headers = headerOf(formWords[language], formOf(type)).map(({ header }) => header);
  const [head = '', ...rest] = new TextDecoder().decode(bytes).split('\r\n');
  expect(
    head.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/).map((cell) => cell.replaceAll('"', '')),
  ).toEqual(headers);
  expect(rest).toEqual(['']);
});

test('required columns of a template are marked, and no others', () => {
  for (const { field, header } of headerOf(formWords.en, formOf('form_e')))
    expect([field.name, header.endsWith(' *')]).toEqual([field.name, field.required === true]);
});

test('an empty template is refused as without claims', async () => {
  for (const [format, name] of [
    ['csv', 'a.csv'],
    ['xlsx', 'a.xlsx'],
  ] as const) {
    const { bytes } = await download(`form_d?format=${format}`);
    const { status, body } = await sendClaims(asha, 'check', Buffer.from(bytes), { name });
    expect([status, body.issues?.[0]?.rule]).toEqual([400, 'no_rows']);
  }
});

describe.each(templates)('the workbook of $type in $language', ({ type, language }) => {
  let book: Workbook;
  let validations: Validations;

  beforeAll(async () => {
    const bytes = await bytesOf(type, language);
    book = await bookOf(bytes);
    validations = await validationsIn(bytes);
  });

  test('has a sheet for claims, one with instructions, and hidden lists of choices', () => {
    expect(book.worksheets.map(({ state }) => state)).toEqual(['visible', 'visible', 'veryHidden']);
    expect(book.worksheets[0]?.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 });
  });

  test('keeps leading zeros, checks days and amounts, offers choices, and explains each column', () => {
    const [sheet, , lists] = book.worksheets;
    for (const [index, { field }] of headerOf(formWords[language], formOf(type)).entries()) {
      const head = sheet?.getCell(1, index + 1);
      const cell = sheet?.getCell(90_000, index + 1);
      expect([field.name, JSON.stringify(head?.note ?? '').length > 12]).toEqual([
        field.name,
        true,
      ]);
      expect([field.name, cell?.numFmt]).toEqual([field.name, formatOf(field)]);
      const letter = sheet?.getColumn(index + 1).letter;
      const asked = validations.get(`${letter}2:${letter}100001`);
      expect([field.name, asked?.type]).toEqual([field.name, validationOf(field)]);
      if (asked?.type !== 'list') continue;
      const [, column, last] = /^Lists!\$([A-Z]+)\$1:\$[A-Z]+\$(\d+)$/.exec(asked.formula) ?? [];
      expect(lists?.getCell(`${column}${last}`).value).toBeTruthy();
    }
  });
});

function formatOf({ kind }: Field) {
  if (kind === 'date') return 'dd/mm/yyyy';
  if (kind === 'count') return '0';
  return /^amount/.test(kind) ? expect.stringContaining('##0.00') : '@';
}

function validationOf({ kind }: Field) {
  if (kind === 'date') return 'date';
  if (kind === 'count') return 'whole';
  if (/^amount/.test(kind)) return 'decimal';
  return /^(choice|state|yesNo)$/.test(kind) ? 'list' : undefined;
}

/** A value as a person types it into a spreadsheet: days and amounts become its own, choices become words. */
function typed(field: Field, text: string) {
  if (text === '') return null;
  if (field.kind === 'date') return new Date(`${text}T00:00:00Z`);
  return /^(amount|amountPart|count)$/.test(field.kind) ? Number(text) : text;
}

/** The values of claims as a spreadsheet spells numbers: without zero paise. */
const plainly = (claims: readonly ReadClaim[]): unknown =>
  JSON.parse(JSON.stringify(claims.map(({ values }) => values)).replace(/(\d)\.00"/g, '$1"'));

// Each form once, in one of the languages.
const inHindi = ['form_c', 'form_d', 'form_ca'];
const tried = templates.filter(
  ({ type, language }) => (language === 'hi') === inHindi.includes(type),
);

(hasOffice ? describe : describe.skip)('a template filled in and saved by LibreOffice', () => {
  let folder = '';

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'daava-office-'));
    for (const { type, language, name } of tried) {
      const bytes = await bytesOf(type, language);
      const book = await bookOf(bytes);
      validate(book, await validationsIn(bytes));
      const fields = headerOf(formWords[language], formOf(type));
      for (const [index, row] of filledTemplate(type, language).slice(1).entries())
        for (const [column, { field }] of fields.entries()) {
          const cell = book.worksheets[0]?.getCell(index + 2, column + 1);
          if (cell) cell.value = typed(field, row[column] ?? '');
        }
      writeFileSync(join(folder, `${name}.xlsx`), Buffer.from(await book.xlsx.writeBuffer()));
    }
    const files = tried.map(({ name }) => `${name}.xlsx`);
    for (const kind of importSlot.extensions) saveByOffice(folder, files, kind);
  }, 300_000);

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.each(
    tried.flatMap((template) => importSlot.extensions.map((kind) => ({ ...template, kind }))),
  )(
    '$type in $language is read back unchanged from $kind',
    async ({ type, language, name, kind }) => {
      const bytes = readFileSync(join(folder, kind, `${name}.${kind}`));
      const table = filledTemplate(type, language);
      const wanted = await readAll(fileOf(table), 'csv', type);
      const { claims, problems, recognised } = await readAll(new Uint8Array(bytes), kind, type);
      expect(problems).toEqual([]);
      expect(recognised.missing).toEqual([]);
      expect(recognised.columns.map(({ field }) => field)).toEqual(
        columnFieldsOf(formOf(type))
          .filter((field) => field.kind !== 'serial')
          .map((field) => field.name),
      );
      expect(claims).toHaveLength(1);
      expect(plainly(claims)).toEqual(plainly(wanted.claims));
    },
  );

  test.each(importSlot.extensions)(
    'a file saved by a spreadsheet program as %s is accepted',
    async (kind) => {
      const content = readFileSync(join(folder, kind, `form_d-hi.${kind}`));
      const name = `claims.${kind}`;
      const { status, body } = await sendClaims(asha, 'check', content, { name });
      expect([status, body.success, body.failed, body.incomplete]).toEqual([200, 1, 0, 0]);
    },
  );
});
