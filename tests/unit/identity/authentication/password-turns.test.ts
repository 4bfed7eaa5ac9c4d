import '@/tests/support/portal/settings';
import { passwords, reads } from '@/lib/access/lines';
import { hashPassword, passwordMatches } from '@/lib/identity/authentication/password';
import { asCall } from '@/lib/platform/lines/call';

const mockEnds: (() => void)[] = [];
jest.mock('@node-rs/argon2', () => ({
  hash: async () => 'a hash',
  verify: () => new Promise((resolve) => mockEnds.push(() => resolve(true))),
}));

/** All that follows at once from what was done has happened. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

const signIn = (network: string) =>
  asCall({ key: network, kind: 'network' }, reads, () => passwordMatches('a hash', 'Granite-7'));

test('sign-ins of one network are judged one at a time, and another’s beside them', async () => {
  const many = Array.from({ length: 20 }, () => signIn('192.0.2.0'));
  await settled();
  expect(mockEnds).toHaveLength(1);
  const other = signIn('198.51.100.0');
  await settled();
  expect(mockEnds).toHaveLength(2);
  mockEnds.pop()?.();
  expect(await other).toBe(true);
  for (let end = mockEnds.pop(); end; end = mockEnds.pop()) {
    end();
    await settled();
  }
  expect(await Promise.all(many)).toEqual(Array(20).fill(true));
  expect(passwords.underWay()).toEqual({ here: 0, working: 0 });
});

test('a command hashes passwords without a turn', async () => {
  const waiting = signIn('192.0.2.0');
  expect(await hashPassword('Granite-and-marigold-7')).toBe('a hash');
  await settled();
  mockEnds.pop()?.();
  expect(await waiting).toBe(true);
});
