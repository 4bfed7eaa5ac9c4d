import { kindAskedOf, nextAnswer } from '@/components/desk/determination/creditor-kind';
import type { DeskValues } from '@/components/desk/determination/values';

const values = (changes: Partial<DeskValues> = {}) =>
  ({ workman: '', government: '', securedAmount: '', ...changes }) as DeskValues;

test('the desk asks workman or employee of Forms D and E, government or other of Form B', () => {
  const forms = ['form_b', 'form_c', 'form_ca', 'form_d', 'form_e', 'form_f'] as const;
  expect(forms.map(kindAskedOf)).toEqual([
    'government',
    undefined,
    undefined,
    'workman',
    'workman',
    undefined,
  ]);
});

test('one key first says what the category goes by, then the other', () => {
  expect(nextAnswer('form_b', 'government', values())).toBe('no');
  expect(nextAnswer('form_b', 'government', values({ government: 'no' }))).toBe('yes');
  expect(nextAnswer('form_b', 'government', values({ government: 'yes' }))).toBe('no');
  expect(nextAnswer('form_e', 'workman', values())).toBe('yes');
  expect(nextAnswer('form_e', 'workman', values({ workman: 'yes' }))).toBe('no');
});
