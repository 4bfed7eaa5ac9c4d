import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import excel from 'exceljs';
import type { PresentedList } from '@/lib/creditor-lists/present';
import { toPaise } from '@/lib/format/amount';
import { fromPaise } from '@/lib/format/money';
import { creditorTypes } from '@/lib/forms/definitions/field';
import { createClaimAs } from '@/tests/support/data/claims';
import { admittedAs, determinedAs, madeListAs } from '@/tests/support/data/creditor-lists';
import { ask } from '@/tests/support/data/determinations';
import { hasOffice, saveByOffice } from '@/tests/support/data/office';
import { textOfPdf } from '@/tests/support/data/pdf-text';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { identifiersIn } from '@/tests/support/data/typed-identifiers';
import { type StartedPortal, startedPortal } from '@/tests/support/portal/started-portal';

let portal: StartedPortal;
let asha: TestPerson;
let meera: TestPerson;
let list: PresentedList;
let folder: string;

const evil = '=HYPERLINK("http://evil.example";"Bank")';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'daava-list-'));
  portal = await startedPortal();
  const { address } = portal;
  [asha, meera] = await Promise.all([signUp('claimant', address), signUp('ip_admin', address)]);
  for (const type of creditorTypes) await createClaimAs(asha, type);
  await admittedAs(asha, meera, 'form_c', evil, '9007199254740.25', { securedAmount: '1.00' });
  await admittedAs(asha, meera, 'form_c', 'जनता सहकारी बैंक', '250.75');
  const union = await createClaimAs(asha, 'form_c', { institutionName: '+91 Union; =1+1' });
  await determinedAs(meera, union, [], { remarks: '@SUM(A1)' });
  const supplier = await createClaimAs(asha, 'form_b', { claimAmount: '50.00' });
  await determinedAs(
    meera,
    supplier,
    [{ head: 'principal', claimed: '50.00', admitted: '50.00' }],
    {
      government: false,
      securedAmount: '1.11',
      guaranteedAmount: '2.22',
      setOffAmount: '3.33',
    },
  );
  list = await madeListAs(meera);
});
afterAll(async () => {
  await portal.remove();
  await rm(folder, { recursive: true, force: true });
});

async function file(format: string, query = '', { number } = list) {
  const answer = await fetch(
    `${meera.portal}/api/creditor-lists/${number}/download?format=${format}${query}`,
    { headers: { Authorization: `Bearer ${meera.token}` } },
  );
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
}

async function workbook(bytes: Buffer) {
  const book = new excel.Workbook();
  await book.xlsx.load(bytes as unknown as ArrayBuffer);
  return book;
}

interface Schema {
  type?: string | string[];
  enum?: unknown[];
  pattern?: string;
  format?: string;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
}

const formats: Record<string, RegExp> = {
  date: /^\d{4}-\d{2}-\d{2}$/,
  'date-time': /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/,
};

function typeOf(value: unknown) {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

/** The paths at which a value departs from a schema, for the few kinds of rules that ours has. */
function departures(schema: Schema, value: unknown, path: string): string[] {
  const { type, enum: choices, pattern, format, required = [], properties = {}, items } = schema;
  const wrong =
    (type !== undefined && ![type].flat().includes(typeOf(value))) ||
    (choices !== undefined && !choices.includes(value)) ||
    (typeof value === 'string' && pattern !== undefined && !new RegExp(pattern).test(value)) ||
    (typeof value === 'string' && format !== undefined && !formats[format]?.test(value));
  if (wrong) return [path];
  if (Array.isArray(value))
    return items ? value.flatMap((one, at) => departures(items, one, `${path}/${at}`)) : [];
  if (typeof value !== 'object' || value === null) return [];
  const given = value as Record<string, unknown>;
  return [
    ...required.filter((name) => !(name in given)).map((name) => `${path}/${name}`),
    ...Object.entries(properties).flatMap(([name, one]) =>
      name in given ? departures(one, given[name], `${path}/${name}`) : [],
    ),
  ];
}

const total = (book: excel.Workbook, sheet: string, column: number) => {
  const rows = book.getWorksheet(sheet);
  const { value } = rows?.getRow(rows.rowCount).getCell(column) ?? {};
  return value as { formula: string; result?: number };
};

test('the workbook has a summary and nine annexures, with totals as formulas that agree', async () => {
  const { answer, bytes } = await file('xlsx');
  expect(answer.headers.get('content-disposition')).toContain(
    `list-of-creditors-1-as-on-${list.asOn}.xlsx`,
  );
  const book = await workbook(bytes);
  expect(book.worksheets.map(({ name }) => name)).toEqual([
    'Summary',
    ...Array.from({ length: 9 }, (_, at) => `Annexure ${at + 1}`),
  ]);
  const three = book.getWorksheet('Annexure 3');
  expect(three?.pageSetup).toMatchObject({ printArea: 'A1:O8', printTitlesRow: '5:6' });
  expect(three?.views[0]).toMatchObject({ state: 'frozen', ySplit: 6 });
  expect(three?.getCell('C5').value).toBe('Details of claim received');
  expect(three?.getCell('D5').isMerged).toBe(true);
  expect(three?.getCell('B7').value).toBe(evil);
  expect(total(book, 'Annexure 3', 5)).toEqual({ formula: 'SUM(E7:E7)', result: 9007199254740.25 });
  for (const { annexure, received } of list.summary) {
    const column = annexure === 5 || annexure === 6 || annexure === 7 ? 5 : 4;
    const { result = 0 } = total(book, `Annexure ${annexure}`, column);
    expect([annexure, result]).toEqual([annexure, Number(received.amount)]);
  }
});

(hasOffice ? test : test.skip)(
  'LibreOffice opens it, works the totals out alike and finds no formula in what was typed',
  async () => {
    const { bytes } = await file('xlsx');
    writeFileSync(join(folder, 'list.xlsx'), bytes);
    saveByOffice(folder, ['list.xlsx'], 'xlsx');
    const book = new excel.Workbook();
    await book.xlsx.readFile(join(folder, 'xlsx', 'list.xlsx'));
    for (const { annexure, received } of list.summary) {
      const column = annexure === 5 || annexure === 6 || annexure === 7 ? 5 : 4;
      const rows = book.getWorksheet(`Annexure ${annexure}`);
      const at = 7 + Math.max(received.count, 1);
      const { result = 0 } = (rows?.getRow(at).getCell(column).value ?? {}) as { result?: number };
      expect([annexure, result]).toEqual([annexure, Number(received.amount)]);
    }
    expect(book.getWorksheet('Annexure 3')?.getCell('B7').value).toBe(evil);
  },
);

test('the CSV has every line, and no cell that a spreadsheet would run', async () => {
  const { bytes } = await file('csv');
  const text = bytes.toString();
  expect(text.startsWith('\ufeffAnnexure,')).toBe(true);
  expect(text.trim().split('\r\n').length).toBe(list.rows + 1);
  expect(text).toContain(`"'=HYPERLINK(""http://evil.example"";""Bank"")"`);
  expect(text).toContain("'@SUM(A1)");
  expect(text).not.toMatch(/(^|[,;"])[=+@]/m);
});

test('names in Hindi are in the workbook, and the PDF has a glyph for each of their letters', async () => {
  const book = await workbook((await file('xlsx')).bytes);
  const names: unknown[] = [];
  book.getWorksheet('Annexure 4')?.eachRow((row) => names.push(row.getCell(2).value));
  expect(names).toContain('जनता सहकारी बैंक');
  for (const query of ['', '&language=hi']) {
    const text = textOfPdf((await file('pdf', query)).bytes);
    // A lozenge is printed for a letter without a glyph.
    expect([query, text.includes('250.75'), text.includes('◊')]).toEqual([query, true, false]);
  }
});

test('the JSON follows its schema, and its lines add up to its totals', async () => {
  const { bytes } = await file('json');
  const read = JSON.parse(bytes.toString());
  const schema = await (await fetch(read.$schema)).json();
  expect(Object.keys(read).sort()).toEqual([...schema.required].sort());
  expect(departures(schema, read, '')).toEqual([]);
  // The check itself must find faults.
  expect(departures(schema, { ...read, rows: '1', asOn: '1 May' }, '')).toEqual(['/asOn', '/rows']);
  const line = schema.properties.lines.items;
  // In rupees, and nothing of it before a court: what is left out of such lines stands in none.
  for (const one of read.lines) expect(Object.keys(one).sort()).toEqual([...line.required].sort());
  const sum = (name: string) =>
    fromPaise(
      read.lines.reduce(
        (all: bigint, one: Record<string, string>) => all + (toPaise(one[name] ?? '') ?? 0n),
        0n,
      ),
    );
  expect([read.lines.length, sum('claimed'), sum('admitted')]).toEqual([
    list.rows,
    list.totals.received.amount,
    list.totals.admitted.amount,
  ]);
  expect(read.sha256).toBe(list.sha256);
});

test('the JSON of a list with named classes says of each line in which it is', async () => {
  const named = (classes: object[]) => ask(meera, 'PUT', 'case/classes', { classes });
  await named([{ name: 'Allottees of Tower A' }]);
  await admittedAs(asha, meera, 'form_ca', 'A', '10.00', { classNumber: 1 });
  const read = JSON.parse(String((await file('json', '', await madeListAs(meera))).bytes));
  const schema = await (await fetch(read.$schema)).json();
  expect(Object.keys(read).sort()).toEqual(Object.keys(schema.properties).sort());
  expect(departures(schema, read, '')).toEqual([]);
  const line = schema.properties.lines.items;
  for (const one of read.lines)
    expect(Object.keys(one).sort()).toEqual([...line.required, 'creditorClass'].sort());
  const [first] = read.classes;
  expect(departures(schema, { ...read, classes: [{ ...first, base: null }] }, '')).toEqual([
    '/classes/0/base',
  ]);
});

test('the totals of the PDF have security, guarantees and mutual dues', async () => {
  const sums = list.summary.find(({ annexure }) => annexure === 8);
  expect([sums?.securedAmount, sums?.guaranteedAmount, sums?.setOffAmount]).toEqual([
    '1.11',
    '2.22',
    '3.33',
  ]);
  const text = textOfPdf((await file('pdf')).bytes);
  // In the line and in the total.
  for (const amount of ['1.11', '2.22', '3.33'])
    expect([amount, text.match(new RegExp(`(?<![\\d.,])${amount}(?!\\d)`, 'g'))]).toEqual([
      amount,
      [amount, amount],
    ]);
});

test('the PDF is the same byte for byte each time, and has no further part', async () => {
  const first = await file('pdf');
  const again = await file('pdf');
  const hindi = await file('pdf', '&language=hi');
  expect([again.answer.status, hindi.answer.status]).toEqual([200, 200]);
  expect(first.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(first.answer.headers.get('x-list-parts')).toBe('1');
  expect(again.bytes.equals(first.bytes)).toBe(true);
  expect(hindi.bytes.equals(first.bytes)).toBe(false);
  expect((await file('pdf', '&part=2')).answer.status).toBe(404);
  expect((await file('doc')).answer.status).toBe(400);
});

test('no file of a list contains an identifier, address or phone of anybody', async () => {
  const values = identifiersIn(creditorTypes);
  expect(values.length).toBeGreaterThan(20);
  // A person can have only two downloads under way.
  const [csv, json, xlsx] = [await file('csv'), await file('json'), await file('xlsx')];
  const book = await workbook(xlsx.bytes);
  const cells: string[] = [];
  book.eachSheet((sheet) =>
    sheet.eachRow((row) => row.eachCell(({ value }) => cells.push(String(value)))),
  );
  // A number may be broken in a narrow column: look for it as typed and without spaces.
  const pdfs = [
    textOfPdf((await file('pdf')).bytes),
    textOfPdf((await file('pdf', '&language=hi')).bytes),
  ].flatMap((text) => [text, text.replaceAll(' ', '')]);
  expect(pdfs[0]).toContain(list.sha256);
  for (const text of [csv.bytes.toString(), json.bytes.toString(), cells.join('\n'), ...pdfs])
    expect(values.filter((value) => text.includes(value))).toEqual([]);
  expect(json.bytes.toString()).not.toContain(asha.user.email);
});

test('each file of a list leaves an audit entry', async () => {
  const { rows } = await portal.database.query(
    `SELECT DISTINCT details->>'format' AS format FROM audit_entries WHERE action = 'report_exported' AND details->>'list' = '1'`,
  );
  await file('csv');
  expect(
    (
      await portal.database.query(
        `SELECT FROM audit_entries WHERE action = 'report_exported' AND details->>'format' = 'csv'`,
      )
    ).rowCount,
  ).toBeGreaterThan(0);
  expect(rows.every(({ format }) => ['csv', 'xlsx', 'json', 'pdf'].includes(format))).toBe(true);
});

test('a sum of amounts that no spreadsheet keeps exactly is the stored one, as text', async () => {
  await createClaimAs(asha, 'form_f', { claimAmount: '9999999999999999.99' });
  list = await madeListAs(meera);
  const amount = list.summary.find(({ annexure }) => annexure === 9)?.received.amount;
  const book = await workbook((await file('xlsx')).bytes);
  expect(total(book, 'Annexure 9', 4)).toBe(amount);
  const summary = book.getWorksheet('Summary');
  expect(summary?.getCell('E15').value).toBe(amount);
  expect(summary?.getCell('E16').value).toBe(list.totals.received.amount);
  expect(total(book, 'Annexure 3', 4)).toMatchObject({ formula: expect.stringContaining('SUM') });
});
