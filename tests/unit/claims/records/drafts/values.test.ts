import { draftValuesOf, isUntouched } from '@/lib/claims/records/drafts/values';
import { creditorTypes } from '@/lib/forms/definitions/field';
import { formOf, tableOf } from '@/lib/forms/definitions/registry';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';
import { cleanValuesOf, emptyValuesOf } from '@/lib/forms/values';
import { PortalError } from '@/lib/platform/errors';

const maxRows = tableOf(formOf('form_e'))?.maxRows ?? 0;

const refusal = (type: (typeof creditorTypes)[number], given: Record<string, unknown>) => {
  try {
    draftValuesOf(formOf(type), given);
  } catch (error) {
    if (error instanceof PortalError) return error.issues?.map(({ path, rule }) => [path, rule]);
    throw error;
  }
  return [];
};

it('a draft with a character that cannot be stored is refused, in a table’s cell too', () => {
  expect(refusal('form_d', { fullName: 'a\0b' })).toEqual([['values.fullName', 'characters']]);
  expect(refusal('form_d', { fullName: 'a\udc00' })).toEqual([['values.fullName', 'characters']]);
  expect(refusal('form_e', { employeeDetails: [{ employeeName: '\0' }] })).toEqual([
    ['values.employeeDetails.0.employeeName', 'characters'],
  ]);
});

it('a draft with too long a text or too many rows is refused, and an emoji is one character', () => {
  expect(refusal('form_d', { panNumber: 'x'.repeat(200) })).toEqual([]);
  expect(refusal('form_d', { panNumber: 'x'.repeat(201) })).toEqual([
    ['values.panNumber', 'tooLong'],
  ]);
  const rows = (count: number) => ({ employeeDetails: Array(count).fill({ employeeName: 'A' }) });
  expect(refusal('form_e', rows(maxRows))).toEqual([]);
  expect(refusal('form_e', rows(maxRows + 1))).toEqual([['values.employeeDetails', 'tooManyRows']]);
  expect(refusal('form_d', { fullName: 'Asha 🌼' })).toEqual([]);
});

it('a draft with a mask in a field that holds a number is refused, and dots in a name are taken', () => {
  expect(refusal('form_d', { panNumber: '••••234F' })).toEqual([['values.panNumber', 'masked']]);
  expect(refusal('form_d', { fullName: '••••234F' })).toEqual([]);
});

it('the error "invalid" names every fault and the longest text that is allowed', () => {
  const tooLong = { path: 'values.panNumber', rule: 'tooLong', params: { max: 200 } };
  const broken = { path: 'values.fullName', rule: 'characters' };
  const given = { fullName: '\0', panNumber: 'x'.repeat(201) };
  const refused = () => draftValuesOf(formOf('form_d'), given);
  expect(refused).toThrow(expect.objectContaining({ code: 'invalid', issues: [broken, tooLong] }));
});

it.each(creditorTypes)(
  'a draft of %s keeps every value as it was typed, and counts as untouched only when it is empty',
  (type) => {
    const form = formOf(type);
    const sample = sampleValuesOf(type);
    expect(draftValuesOf(form, sample)).toEqual(cleanValuesOf(form, sample));
    expect(draftValuesOf(form, { claimAmount: '1,2', unknown: 'x' })).toEqual({
      claimAmount: '1,2',
    });
    expect(isUntouched(form, draftValuesOf(form, emptyValuesOf(form)))).toBe(true);
    expect(isUntouched(form, draftValuesOf(form, sample))).toBe(false);
  },
);
