import '@/tests/support/portal/settings';
import { z } from 'zod/mini';
import { firstName, lastName } from '@/lib/format/name';

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
])('%s is taken as a first name', (given) => {
  expect(z.safeParse(firstName, given).success).toBe(true);
});

test.each([
  'http:',
  'a@b',
  '<a',
  'a>',
  'A_B',
  'A"B',
  '☎',
  'A\nB',
  'A\tB',
  'A\u2028B',
  'A\u0000B',
  ' ',
])('%j is refused as a first name', (given) => {
  expect(z.safeParse(firstName, given).success).toBe(false);
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
