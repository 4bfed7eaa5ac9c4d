import { brokenRuleIn } from '@/lib/format/broken-rule';
import { english } from '@/lib/format/english-sentences';
import { languages } from '@/lib/i18n/language';
import { wordsIn } from '@/lib/i18n/words';
import { newPassword } from '@/lib/identity/accounts/schema';

function problemOf(password: string) {
  const message = newPassword.safeParse(password).error?.issues[0]?.message;
  return message && english.ofRule({ path: 'password', ...brokenRuleIn(message) });
}

const common = 'This password is used by many people. Put three different words together';

test.each([
  ['seven77', 'Password must be at least 8 characters'],
  ['x'.repeat(129), 'Password must be at most 128 characters'],
  ['PASSWORD123', common],
  ['1qaz2wsx3edc', common],
  ['JaiShreeRam', common],
  ['JesusLovesMe', common],
  ['LockingServi', common],
  ['zzzzzzzzzzzz', common],
  ['Insolvency@2026', common],
  ['River tyre mango 1', common],
])('the password %s is refused', (password, problem) => {
  expect(problemOf(password)).toBe(problem);
});

test.each(languages)('the example of a good password is refused in %s', (language) => {
  const [example = ''] =
    /[a-z]+-[a-z]+-[a-z]+/.exec(wordsIn(language).auth.fields.passwordHint) ?? [];
  expect(problemOf(example)).toBe(common);
});

test.each([
  'Ledger-4',
  'Monsoon-Ledger-'.padEnd(128, '42'),
  'Monsoon-Ledger-42',
  'मेरा पासवर्ड है',
  'correct horse battery',
  'insolvency by moonlight',
  'river-mango-tyre',
])('the password %s is accepted', (password) => {
  expect(problemOf(password)).toBeUndefined();
});
