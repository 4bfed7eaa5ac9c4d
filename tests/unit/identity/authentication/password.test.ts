import { hashPassword, passwordMatches } from '@/lib/identity/authentication/password';

const chosen = 'Monsoon-Ledger-42';

test('a password is stored as salted argon2id at the cost that OWASP recommends', async () => {
  const [one, other] = [await hashPassword(chosen), await hashPassword(chosen)];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(other).not.toBe(one);
});

test('only the password itself matches its hash', async () => {
  const hash = await hashPassword(chosen);
  expect(await passwordMatches(hash, chosen)).toBe(true);
  expect(await passwordMatches(hash, chosen.toLowerCase())).toBe(false);
});

test.each([null, undefined])('no password matches an account whose hash is %p', async (hash) => {
  const standIn = 'the hash that stands in for a person who does not exist';
  expect(await passwordMatches(hash, standIn)).toBe(false);
});
