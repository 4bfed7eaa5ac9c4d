import { creditorTypes } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';
import { languages } from '@/lib/i18n/language';
import { rejectedIn } from '@/lib/imports/rows/rejected-in';
import { columnOf, filledTemplate, readAll } from '@/tests/support/data/claims-files';
import { fileOf } from '@/tests/support/data/table-file';

const all = creditorTypes.flatMap((type) =>
  (['csv', 'xlsx', 'xls'] as const).flatMap((kind) =>
    languages.map((language) => ({ type, kind, language })),
  ),
);

test.each(all)(
  '$type filled into a $kind template in $language is read back unchanged',
  async (each) => {
    const { type, kind, language } = each;
    const { claims, problems, recognised } = await readAll(
      fileOf(filledTemplate(type, language), kind),
      kind,
      type,
    );
    expect(problems).toEqual([]);
    expect(recognised.missing).toEqual([]);
    expect(recognised.columns.filter(({ field }) => !field)).toEqual([]);
    expect(claims).toHaveLength(1);
    expect(claims[0]?.values.claimData).toEqual({
      ...sampleValuesOf(type),
      requiresDocumentUpload: true,
    });
  },
);

async function collected(content: AsyncIterable<Uint8Array>) {
  const parts: Uint8Array[] = [];
  for await (const part of content) parts.push(part);
  return new Uint8Array(Uint8Array.from(Buffer.concat(parts)).buffer);
}

test.each(all)(
  'rejected rows of $type come back in a $kind in $language that can be corrected and sent again',
  async (each) => {
    const { type, kind, language } = each;
    const table = filledTemplate(type, language, 2);
    const [head = [], good = []] = table;
    const bad = [...good];
    bad[columnOf(type, 'claimAmount')] = '-5';
    bad[columnOf(type, formOf(type).contact.email)] = 'nobody';
    const bytes = fileOf([...table, bad], kind);
    const wanted = {
      kind,
      creditorType: type,
      emailRequired: true,
      language,
      numbers: 'full',
    } as const;
    const rejected = await collected((await rejectedIn(bytes, wanted)).content);
    const again = await readAll(rejected, kind, type, { emailRequired: true });
    expect(again.recognised.columns.map(({ header }) => header)).toEqual(head);
    expect(again.rows).toBe(1);
    expect(again.problems.map(({ row, rule }) => [row, rule]).sort()).toEqual([
      [2, 'amountAboveZero'],
      [2, 'email'],
    ]);
  },
);

test('rows that an account does not allow are among the rejected rows, with the reason', async () => {
  const bytes = fileOf(filledTemplate('form_b', 'en', 3));
  const { content } = await rejectedIn(bytes, {
    kind: 'csv',
    creditorType: 'form_b',
    emailRequired: true,
    language: 'en',
    numbers: 'masked',
    alsoRejected: [{ row: 5, field: 'representativeEmail', rule: 'professionalEmail' }],
  });
  const text = Buffer.from(await collected(content)).toString();
  const lines = text.trim().split('\r\n');
  // The claim comes back with its three invoices.
  expect(lines).toHaveLength(4);
  expect(lines[0]).toMatch(/,Reason$/);
  expect(lines[1]).toContain('belongs to an insolvency professional');
});

test('the columns of a table that may be left empty are not marked as required, nor missed where a file lacks them', async () => {
  const [head = [], first = []] = filledTemplate('form_b');
  const at = columnOf('form_b', 'invoiceNumber');
  expect(head.slice(at - 1, at + 2)).toEqual([
    'Claim Description *',
    'Invoice Number',
    'Invoice Date',
  ]);
  expect(filledTemplate('form_e')[0]).toContain('Employee Name *');
  const without = [head, first].map((row) => row.toSpliced(at, 5));
  const { claims, problems, recognised } = await readAll(fileOf(without), 'csv', 'form_b');
  expect([problems, recognised.missing]).toEqual([[], []]);
  expect(claims[0]?.values.claimData).not.toHaveProperty('invoices');
});

test('a row that holds only cells of an invoice adds it to the claim above', async () => {
  const table = filledTemplate('form_b', 'en', 2);
  const { claims, rows } = await readAll(fileOf(table), 'csv', 'form_b');
  expect(rows).toBe(6);
  expect(claims.map(({ row, values }) => [row, values.claimData.invoices])).toEqual([
    [2, sampleValuesOf('form_b').invoices],
    [5, sampleValuesOf('form_b').invoices],
  ]);
});

const digits = '918273645012';

test.each<[column: string, digits: number, masked: boolean]>([
  // A day has eight digits; account numbers have nine or more, and an Aadhaar number twelve.
  ['bankName', 8, false],
  ['bankName', 9, true],
  ['bankName', 10, true],
  ['bankName', 11, true],
  ['bankName', 12, true],
  // A telephone number or an amount of its own column has up to ten.
  ['phone', 10, false],
  ['phone', 11, true],
  ['claimAmount', 10, false],
  ['claimAmount', 11, true],
])(
  'in rejected rows, of the column %s, %d digits are masked: %s',
  async (column, count, masked) => {
    const number = digits.slice(0, count);
    const [head = [], row = []] = filledTemplate('form_d', 'en', 1);
    const cells = [...row];
    cells[columnOf('form_d', formOf('form_d').contact.email)] = 'nobody';
    cells[columnOf('form_d', column)] = number;
    const { content } = await rejectedIn(fileOf([head, cells]), {
      kind: 'csv',
      creditorType: 'form_d',
      emailRequired: true,
      language: 'en',
      numbers: 'masked',
    });
    const text = Buffer.from(await collected(content)).toString();
    expect(text.includes(number)).toBe(!masked);
    expect(text.includes(`••••${number.slice(-4)}`)).toBe(masked);
  },
);
