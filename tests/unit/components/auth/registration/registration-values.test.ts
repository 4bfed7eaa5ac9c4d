import { bodyOf, errorsOf, startValues } from '@/components/auth/registration/registration-values';
import { registration } from '@/lib/identity/accounts/schema';

const asha = {
  ...startValues,
  firstName: 'Asha',
  lastName: 'Devi',
  email: ' asha@example.in ',
  phone: '9876543210',
  password: 'Monsoon-Ledger-42',
};
const ravi = { ...asha, licenseNumber: 'unusual', organization: 'Test Resolution LLP' };

test('a registration that the form accepts is accepted by the server’s schema', () => {
  for (const [side, values] of [
    ['claimant', asha],
    ['ip', ravi],
  ] as const) {
    expect(Object.values(errorsOf(side, values)).filter(Boolean)).toEqual([]);
    expect(registration.safeParse(bodyOf(side, values)).success).toBe(true);
  }
});

test('a claimant’s registration sends no field of a professional', () => {
  expect(Object.keys(bodyOf('claimant', ravi))).not.toContain('licenseNumber');
  expect(bodyOf('claimant', { ...ravi, role: 'ip_admin' }).role).toBe('claimant');
});

test.each([
  ['firstName', ' ', 'required'],
  ['email', 'asha at example.in', 'email'],
  ['phone', '', 'phone'],
  ['phone', '5876543210', 'phone'],
  ['phone', '987654321', 'phone'],
  ['password', 'seven77', 'short'],
  ['password', 'x1'.repeat(65), 'long'],
] as const)('a registration whose %s is %j is refused: %s', (name, value, fault) => {
  expect(errorsOf('claimant', { ...asha, [name]: value })).toMatchObject({ [name]: fault });
});

test('a professional’s registration asks for licence and organisation', () => {
  expect(errorsOf('ip', asha)).toMatchObject({
    licenseNumber: 'required',
    organization: 'required',
  });
});
