import { passwordProblem } from '@/lib/users/password-rule';

it.each([
  ['seven77', 'Password must be at least 8 characters'],
  ['x'.repeat(129), 'Password must be at most 128 characters'],
  ['PASSWORD123', 'This password is too common. Please choose another one'],
  ['zzzzzzzzzzzz', 'This password is too common. Please choose another one'],
])('refuses %s', (password, problem) => {
  expect(passwordProblem(password)).toBe(problem);
});

it.each(['Monsoon-Ledger-42', 'मेरा पासवर्ड है', 'correct horse battery'])('takes %s', (password) => {
  expect(passwordProblem(password)).toBeNull();
});
