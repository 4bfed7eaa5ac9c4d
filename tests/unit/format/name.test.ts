import '@/tests/support/portal/settings';
import { z } from 'zod/mini';
import { personName } from '@/lib/format/name';

const name = personName('firstName');

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
])('%s is a name', (given) => {
  expect(z.safeParse(name, given).success).toBe(true);
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
])('%j is none', (given) => {
  expect(z.safeParse(name, given).success).toBe(false);
});
