import type { FormDefinition } from '@/lib/forms/definitions/field';
import { formOf, tableOf } from '@/lib/forms/definitions/registry';
import { isTable } from '@/lib/forms/definitions/rows';
import { countLeftEmpty } from '@/lib/forms/left-empty';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';
import { problemsIn } from '@/lib/forms/validate';
import { cleanValuesOf, emptyValuesOf } from '@/lib/forms/values';

/** Form E if its table could be left empty. */
const optional: FormDefinition = {
  ...formOf('form_e'),
  sections: formOf('form_e').sections.map((section) => ({
    ...section,
    fields: section.fields.map((field) => {
      if (!isTable(field)) return field;
      const { required: _, ...rest } = field;
      return rest;
    }),
  })),
};
const sample = sampleValuesOf('form_e');
const asha = {
  serialNo: '2',
  employeeName: 'Asha',
  identificationNumber: 'K-17',
  totalAmountDue: '45000.00',
  periodDue: 'May 2026',
};
const nothing: Record<string, string>[] = [
  { serialNo: '1' },
  { serialNo: '3', employeeName: ' ', totalAmountDue: '' },
];
const valuesWith = (...employeeDetails: Record<string, string>[]) => ({
  ...sample,
  employeeDetails,
});

test('an optional table starts without rows, and a required table with one row', () => {
  expect(emptyValuesOf(optional).employeeDetails).toEqual([]);
  expect(emptyValuesOf(formOf('form_e')).employeeDetails).toHaveLength(1);
});

test('empty rows of an optional table are neither judged nor stored', () => {
  const left = valuesWith(...nothing);
  expect(problemsIn(optional, left)).toEqual([]);
  expect(countLeftEmpty(optional, left)).toBe(0);
  expect(cleanValuesOf(optional, left)).not.toHaveProperty('employeeDetails');
  const with1 = valuesWith(...nothing, asha);
  expect(cleanValuesOf(optional, with1).employeeDetails).toEqual([asha]);
  // A required table keeps them, and asks for each.
  expect(problemsIn(formOf('form_e'), left)).toHaveLength(8);
  expect(cleanValuesOf(formOf('form_e'), left).employeeDetails).toHaveLength(2);
});

test('an optional table asks for the required cells of each row that holds anything', () => {
  const half = valuesWith(...nothing, { ...asha, periodDue: '' });
  expect(problemsIn(optional, half)).toMatchObject([
    { path: 'employeeDetails.2.periodDue', rule: 'required' },
  ]);
  expect(countLeftEmpty(optional, half)).toBe(1);
});

test('an optional table refuses more rows than it takes', () => {
  const { maxRows = 0 } = tableOf(optional) ?? {};
  const rows = Array.from({ length: maxRows + 1 }, () => asha);
  expect(problemsIn(optional, valuesWith(...rows))).toMatchObject([
    { path: 'employeeDetails', rule: 'tooManyRows', params: { max: maxRows } },
  ]);
});
