import { bareHeader, headerOf } from '@/lib/forms/columns';
import { creditorTypes } from '@/lib/forms/definitions/field';
import { fieldsOf, formOf } from '@/lib/forms/definitions/registry';
import { formerWords } from '@/lib/forms/former-words';
import { labelOf, optionLabel } from '@/lib/forms/labels';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';
import { cellParser } from '@/lib/imports/rows/parse-cell';
import { formWords } from '@/lib/imports/rows/words';
import { filledTemplate, readAll } from '@/tests/support/data/claims-files';
import { fileOf } from '@/tests/support/data/table-file';

const before = (name: string, former: string, now: string) => (former === name ? now : former);

/** The filled-in Hindi template of a type with the headings and options that it had before. */
function templateBefore(type: (typeof creditorTypes)[number]) {
  const form = formOf(type);
  const columns = headerOf(formWords.hi, form);
  const [, ...lines] = filledTemplate(type, 'hi');
  return [
    columns.map(({ field: { name }, header }) =>
      before(name, labelOf(formerWords, form, name), header),
    ),
    ...lines.map((cells) =>
      cells.map((cell, at) => optionLabel(formerWords, form, columns[at]?.field.name ?? '', cell)),
    ),
  ];
}

test.each(creditorTypes)(
  'a Hindi template of %s that was downloaded before is read',
  async (type) => {
    const table = templateBefore(type);
    expect(table[0]).not.toEqual(filledTemplate(type, 'hi')[0]);
    const { claims, problems, recognised } = await readAll(fileOf(table), 'csv', type);
    expect(problems).toEqual([]);
    expect(recognised.columns.filter(({ field }) => !field)).toEqual([]);
    expect(claims[0]?.values.claimData).toEqual({
      ...sampleValuesOf(type),
      requiresDocumentUpload: true,
    });
  },
);

const formerOptions = creditorTypes.flatMap((type) =>
  fieldsOf(formOf(type)).flatMap((field) =>
    Object.entries(formerWords.options.shared?.[field.name] ?? {})
      .filter(([value]) => field.options?.includes(value))
      .map(([value, former]) => ({ type, field, value, former })),
  ),
);

test.each(formerOptions)('“$former” is still read as $value ($type)', ({ type, ...option }) => {
  const read = cellParser(formOf(type));
  expect(read(option.field, option.former)).toBe(option.value);
});

test('no present label equals a former label of another field', () => {
  for (const type of creditorTypes) {
    const form = formOf(type);
    const today = headerOf(formWords.hi, form).map(({ field: { name } }) =>
      bareHeader(labelOf(formWords.hi, form, name)),
    );
    expect(new Set(today).size).toBe(today.length);
    const former = headerOf(formWords.hi, form).flatMap(({ field: { name } }) => {
      const label = labelOf(formerWords, form, name);
      return label === name ? [] : bareHeader(label);
    });
    expect(new Set(former).size).toBe(former.length);
    expect(former.filter((label) => today.includes(label))).toEqual([]);
  }
});

test.each([
  ['form_d', 'dateOfBirth', 'जन्म तिथि'],
  ['form_c', 'defaultDate', 'चूक की तारीख'],
  ['form_f', 'accountNumber', 'ग्राहक खाता संख्या'],
  ['form_f', 'bankAccountNumber', 'बैंक खाता संख्या'],
] as const)('the field %s.%s was headed “%s”', async (type, name, header) => {
  const { recognised } = await readAll(
    fileOf([
      [header, 'claimAmount'],
      ['1', '2500'],
    ]),
    'csv',
    type,
  );
  expect(recognised.columns[0]).toMatchObject({ header, field: name });
});
