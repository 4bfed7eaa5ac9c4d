import '@/tests/support/portal/settings';
import { hash, verify } from '@node-rs/argon2';
import { signIn } from '@/lib/identity/accounts/sign-in';
import { hashPassword } from '@/lib/identity/authentication/password';
import { prepared } from '@/lib/platform/query';

jest.mock('@node-rs/argon2', () => {
  const actual = jest.requireActual('@node-rs/argon2');
  return { ...actual, hash: jest.fn(actual.hash), verify: jest.fn(actual.verify) };
});
jest.mock('@/lib/platform/query');
jest.mock('@/lib/platform/rate-limit');

/** The parameters that decide the cost of a derivation: algorithm, version, memory, passes and lanes. */
const costOf = (passwordHash: unknown) => String(passwordHash).split('$').slice(0, 4);

test.each([
  ['for an unknown address', async () => []],
  ['for a known address', async () => [{ passwordHash: await hashPassword('another') }]],
  ['for an invited person without a password', async () => [{ passwordHash: null }]],
  [
    'for a closed account',
    async () => [{ passwordHash: await hashPassword('another'), status: 'disabled' }],
  ],
])('a sign-in is refused after one key derivation of the usual cost: %s', async (_, found) => {
  const usual = costOf(await hashPassword('usual'));
  jest.mocked(prepared).mockResolvedValueOnce(await found());
  jest.mocked(hash).mockClear();
  jest.mocked(verify).mockClear();
  const credentials = { email: 'asha@example.in', password: 'the wrong one' };
  await expect(
    signIn(credentials, { ipAddress: '10.0.0.7', userAgent: null }),
  ).rejects.toMatchObject({ code: 'wrong_credentials' });
  expect([jest.mocked(hash).mock.calls.length, jest.mocked(verify).mock.calls.length]).toEqual([
    0, 1,
  ]);
  expect(costOf(jest.mocked(verify).mock.calls[0]?.[0])).toEqual(usual);
});
