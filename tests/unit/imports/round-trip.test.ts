import { creditorTypes } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';
import { languages } from '@/lib/i18n/language';
import { rejectedIn } from '@/lib/imports/rows/rejected-in';
import { columnOf, fileOf, filledTemplate, readAll } from '@/tests/support/data/claims-files';

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
    alsoRejected: [{ row: 3, field: 'representativeEmail', rule: 'professionalEmail' }],
  });
  const text = Buffer.from(await collected(content)).toString();
  const lines = text.trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/,Reason$/);
  expect(lines[1]).toContain('belongs to an insolvency professional');
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
