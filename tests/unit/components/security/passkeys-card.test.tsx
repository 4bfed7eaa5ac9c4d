import { screen, waitFor } from '@testing-library/react';
import { PasskeysCard } from '@/components/security/passkeys/passkeys-card';
import type { Security } from '@/lib/identity/second-factor/read';
import { asha } from '@/tests/support/screen/people';
import { opened, refused } from '@/tests/support/screen/screen';

const security: Security = {
  emailProven: true,
  secondFactor: false,
  secondFactorNeeded: false,
  timeCodes: false,
  passkeys: [],
  maxPasskeys: 10,
  passkeysAt: 'http://localhost',
  recoveryCodesLeft: 0,
  newEmail: null,
};

const begun = {
  challenge: 'AA',
  rp: { name: 'Daava' },
  user: { id: 'AA', name: 'asha', displayName: 'Asha' },
  pubKeyCredParams: [],
};

/** A device that makes a passkey. */
const device = {
  create: async () => ({
    id: 'AA',
    rawId: new ArrayBuffer(1),
    type: 'public-key',
    response: { attestationObject: new ArrayBuffer(1), clientDataJSON: new ArrayBuffer(1) },
    getClientExtensionResults: () => ({}),
  }),
};
beforeEach(() => {
  Object.assign(window, { PublicKeyCredential: class {} });
  Object.assign(navigator, { credentials: device });
});

const answers = {
  'POST /api/auth/passkeys': begun,
  'POST /api/auth/passkeys/confirm': { recoveryCodes: ['AAAA-BBBB', 'CCCC-DDDD'] },
};
const focused = () => document.activeElement;

test('the first passkey shows its recovery codes once, and the focus returns to the card when they are put away', async () => {
  const { user, sent } = opened(<PasskeysCard security={security} />, { as: asha, answers });
  await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  await user.type(
    screen.getByLabelText(/Current Password/, { selector: 'input' }),
    'Monsoon-Ledger-42',
  );
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(sent('POST /api/auth/passkeys')).toEqual([{ password: 'Monsoon-Ledger-42' }]);
  await user.click(await screen.findByRole('button', { name: 'Make the passkey' }));
  await screen.findByText('AAAA-BBBB');
  expect(focused()).toBe(screen.getByRole('heading', { name: /recovery codes/i }));
  await user.click(screen.getByRole('button', { name: 'I have kept them' }));
  expect(screen.queryByText('AAAA-BBBB')).toBeNull();
  await waitFor(() =>
    expect(focused()).toBe(screen.getByRole('button', { name: 'Add a passkey' })),
  );
});

const passkey = { id: 'p1', name: 'Phone', addedAt: '2026-11-01T10:00:00.000Z', lastUsedAt: null };

test.each<[string, Partial<Security>, boolean]>([
  ['the only passkey', { passkeys: [passkey] }, true],
  ['one of two passkeys', { passkeys: [passkey, { ...passkey, id: 'p2', name: 'Key' }] }, false],
  ['a passkey beside an authenticator app', { passkeys: [passkey], timeCodes: true }, false],
])('who removes %s is warned of a sign-in by password alone: %s', async (_, has, warned) => {
  const mine = { ...security, secondFactor: true, ...has };
  const { user } = opened(<PasskeysCard security={mine} />, { as: asha });
  await user.click(await screen.findByRole('button', { name: 'Remove Phone' }));
  await screen.findByText(/You can no longer sign in with it here/);
  expect(screen.queryAllByText(/your only second step/)).toHaveLength(warned ? 1 : 0);
});

test('a wrong password is said at its field, and the focus returns to the card when the person gives up', async () => {
  const { user } = opened(<PasskeysCard security={security} />, {
    as: asha,
    answers: { 'POST /api/auth/passkeys': refused(401, 'wrong_credentials', 'This is not it.') },
  });
  await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  await user.type(screen.getByLabelText(/Current Password/, { selector: 'input' }), 'wrong');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByText('This is not it.');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(focused()).toBe(screen.getByRole('button', { name: 'Add a passkey' }));
});
