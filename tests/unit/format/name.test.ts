import '@/tests/support/portal/settings';
import { z } from 'zod/mini';
import { brokenRuleIn } from '@/lib/format/broken-rule';
import { firstName, lastName } from '@/lib/format/name';
import { behaviourOf } from '@/lib/forms/kinds/behaviours';

test.each([
  'Asha',
  'आशा देवी',
  'क्\u200dष',
  "D'Souza-Rao",
  'D’Souza',
  'S. K.',
  'Müller',
  'M/s Sharma',
  'S/o Ram',
  'c/o Ravi',
  'Rao & Sons (1982), Pune',
  'Raju @ Rajesh',
  '@ Rajesh Kumar',
  'डॉ॰ राम सिंह',
  'Rao–Singh',
  'A+B Engineers',
  'Ravi "Bunty" Singh',
  'Ravi “Bunty” Singh',
])('%s is taken as a first name', (given) => {
  expect(z.safeParse(firstName, given).success).toBe(true);
});

test.each([
  ['http:', ':'],
  ['a@b', '@'],
  ['a @b', '@'],
  ['a@ b', '@'],
  ['<a', '<'],
  ['a>', '>'],
  ['A_B', '_'],
  ['☎', '☎'],
  ['A\nB', '↵'],
  ['A\u2028B', '↵'],
  ['Call +91', '+'],
  ['Call + 91', '+'],
])('%j is refused as a first name, and %s is named', (given, sign) => {
  const { error } = z.safeParse(firstName, given);
  const [{ message = '' } = {}] = error?.issues ?? [];
  expect(brokenRuleIn(message)).toEqual({
    rule: 'name_characters',
    params: { field: 'firstName', sign },
  });
});

test.each(['A\u0000B', 'A\u202eB', ' ', '\u00a0'])('%j is refused as a first name', (given) => {
  expect(z.safeParse(firstName, given).success).toBe(false);
});

test.each([
  ['Ravi\u00a0Kumar', 'Ravi Kumar'],
  ['\u200fمحمد', 'محمد'],
  ['\ufeffAsha\u200b', 'Asha'],
  ['क्\u200dष', 'क्\u200dष'],
])('the name %j is kept as %j, by an account and by a form', (given, kept) => {
  expect(z.safeParse(firstName, given)).toMatchObject({ success: true, data: kept });
  expect(behaviourOf('text').clean(given)).toBe(kept);
});

test.each([
  ['-', ''],
  [' – ', ''],
  ['.', ''],
  ['K.', 'K.'],
  ['Sharma-Rao', 'Sharma-Rao'],
])('the last name %j is stored as %j', (given, kept) => {
  expect(z.safeParse(lastName, given)).toMatchObject({ success: true, data: kept });
});

test('a last name with an e-mail sign is refused like a first name', () => {
  expect(z.safeParse(lastName, 'evil@pay').success).toBe(false);
});
