import { formOf } from '@/lib/forms/definitions/registry';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';
import { problemsInEdit } from '@/lib/forms/validate-edit';

const formB = formOf('form_b');
const b = sampleValuesOf('form_b');

test('an edit judges a number that is typed anew, and not one left unchanged', () => {
  const before = { ...b, representativeAadhaar: '123456789012', gstin: '27AABCS1234F1Z5' };
  expect(problemsInEdit(formB, before, { ...before, companyCity: 'Pune' })).toEqual([]);
  const typed = { ...before, representativeAadhaar: '123456789013' };
  expect(problemsInEdit(formB, before, typed).map(({ rule }) => rule)).toEqual(['aadhaarCheck']);
  const none = { ...before, representativeAadhaar: '' };
  expect(problemsInEdit(formB, before, none).map(({ rule }) => rule)).toEqual(['required']);
});
