import { shownError } from '@/components/claim-form/shown-error';
import { fieldNamed, formOf } from '@/lib/forms/definitions/registry';
import { wordsIn } from '@/lib/i18n/words';

const words = wordsIn('en').forms;
const form = formOf('form_b');
const pan = fieldNamed(form, 'representativePan');
const said = (value: string, shown: Partial<Parameters<typeof shownError>[4]>) =>
  pan && shownError(words, form, pan, value, { highlighted: true, touched: true, ...shown });

test('a masked number shows a fault only when its number is known to be wrong', () => {
  expect(said('••••234F', {})).toBeUndefined();
  expect(said('••••234F', { hiddenWrong: false })).toBeUndefined();
  expect(said('••••', { hiddenWrong: true })).toBe(words.hiddenWrong);
  expect(said('••••', { hiddenWrong: true, highlighted: false })).toBeUndefined();
});

test('a missing value is reported after the form was checked, a wrong one after its field was left', () => {
  expect(said('', {})).toBe(words.highlight);
  expect(said('', { highlighted: false })).toBeUndefined();
  expect(said('ABC', { highlighted: false })).toMatch(/PAN/);
  expect(said('ABC', { highlighted: false, touched: false })).toBeUndefined();
});
