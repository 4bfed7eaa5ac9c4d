import {
  base32,
  codeOf,
  keyUri,
  newSecret,
  stepAt,
  stepOfCode,
} from '@/lib/identity/authentication/totp';

const secret = Buffer.from('12345678901234567890');

// The last six digits of the table in RFC 6238, appendix B, for SHA-1.
test.each([
  ['1970-01-01T00:00:59Z', '287082'],
  ['2005-03-18T01:58:29Z', '081804'],
  ['2005-03-18T01:58:31Z', '050471'],
  ['2009-02-13T23:31:30Z', '005924'],
  ['2033-05-18T03:33:20Z', '279037'],
  ['2603-10-11T11:33:20Z', '353130'],
])('the one-time code at %s is %s', (moment, code) => {
  expect(codeOf(secret, stepAt(new Date(moment)))).toBe(code);
});

// RFC 4648, 10, without the padding.
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('%p is %p in base32', (plain, text) => {
  expect(base32(Buffer.from(plain))).toBe(text);
});

test('a new secret is as long as a SHA-1 hash, and differs each time', () => {
  expect(newSecret()).toHaveLength(20);
  expect(newSecret()).not.toEqual(newSecret());
});

describe('a one-time code', () => {
  const now = new Date('2026-11-21T10:00:10Z');
  const step = stepAt(now);

  test.each([-1, 0, 1])('is accepted %d steps away from now', (away) => {
    expect(stepOfCode(secret, codeOf(secret, step + away), now, 0)).toBe(step + away);
  });

  test.each([-2, 2])('is refused %d steps away from now', (away) => {
    expect(stepOfCode(secret, codeOf(secret, step + away), now, 0)).toBeNull();
  });

  test('is refused once it, or a later one, was used', () => {
    expect(stepOfCode(secret, codeOf(secret, step), now, step)).toBeNull();
    expect(stepOfCode(secret, codeOf(secret, step - 1), now, step)).toBeNull();
    expect(stepOfCode(secret, codeOf(secret, step + 1), now, step)).toBe(step + 1);
  });

  test.each(['', '12345', '1234567', 'abcdef', '२८७०८२'])('cannot be %p', (typed) => {
    expect(stepOfCode(secret, typed, now, 0)).toBeNull();
  });
});

test('the address for authenticator apps names portal and account, whatever characters the account has', () => {
  const uri = new URL(keyUri(secret, 'asha+1&secret=x@example.in'));
  expect(decodeURIComponent(uri.pathname)).toBe('/Daava:asha+1&secret=x@example.in');
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    issuer: 'Daava',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});
