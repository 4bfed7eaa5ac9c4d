import { creditorTypes } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import { problemsInNames, publicNamesIn, tellingNamesIn } from '@/lib/forms/published/names';
import { questionsIn } from '@/lib/forms/questions/questions';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';

test.each(creditorTypes)('the name of the creditor in %s is public', (type) => {
  const form = formOf(type);
  const names = publicNamesIn(form, sampleValuesOf(type)).map(({ field }) => field);
  expect(names).toContain(form.creditorName);
  expect(problemsInNames(form, sampleValuesOf(type))).toEqual([]);
});

test('the names of the representative and the employees in a claim for many are public too', () => {
  const names = publicNamesIn(formOf('form_e'), sampleValuesOf('form_e'));
  expect(new Set(names.map(({ field }) => field))).toEqual(
    new Set(['organizationName', 'representativeName', 'employeeName']),
  );
});

test('the names of the creditor, a parent and the account holder identify a masked creditor', () => {
  const { fullName, fatherName, accountHolderName } = sampleValuesOf('form_d');
  expect(tellingNamesIn(formOf('form_d'), sampleValuesOf('form_d'))).toEqual([
    fullName,
    fatherName,
    accountHolderName,
  ]);
});

test('a public name that may hold a personal number is asked about, and one with a PAN is refused', () => {
  const form = formOf('form_b');
  const asked = (companyName: string) =>
    questionsIn(form, { companyName }, '2026-11-27').map(({ path, ask }) => [path, ask]);
  expect(asked('Kirana, Flat 12, Lake Road')).toEqual([['companyName', 'nameTells']]);
  expect(asked('Kirana 2015 Limited')).toEqual([]);
  const wrong = (companyName: string) =>
    problemsInNames(form, { companyName, companyPincode: '411001' }).map(({ rule, params }) => [
      rule,
      params?.words,
    ]);
  expect(wrong('Kirana QWEPZ4321K')).toEqual([['publicName', 'QWEPZ4321K']]);
  expect(wrong('Kirana 411 001')).toEqual([['publicName', '411 001']]);
  expect(wrong('Kirana 98765 43210')).toEqual([]);
});
