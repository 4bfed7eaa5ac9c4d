import '@/tests/support/portal/settings';
import { z } from 'zod/mini';
import { firstName, lastName, withoutLinks } from '@/lib/format/name';

test.each(['Asha', 'आशा देवी', "D'Souza-Rao", 'S. K.', 'Müller'])('%s is a name', (given) => {
  expect(z.safeParse(firstName, given).success).toBe(true);
});

test.each(['a/b', 'http:', 'a@b', '<a', 'a>', 'A\nB', 'A\tB', 'A\u2028B', 'A\u0000B', ' '])(
  '%j is none',
  (given) => {
    expect(z.safeParse(firstName, given).success).toBe(false);
  },
);

test.each([
  ['-', ''],
  [' – ', ''],
  ['.', ''],
  ['K.', 'K.'],
  ['Sharma-Rao', 'Sharma-Rao'],
])('the last name %j is kept as %j', (given, kept) => {
  expect(z.safeParse(lastName, given)).toMatchObject({ success: true, data: kept });
});

test('an old name is shown without what makes a link of it', () => {
  expect(withoutLinks('http://evil.example')).toBe('http evil.example');
  expect(withoutLinks('Asha\n<b> a@b ')).toBe('Asha b  a b');
  expect(withoutLinks('M/s Kaveri Motors')).toBe('M s Kaveri Motors');
});
