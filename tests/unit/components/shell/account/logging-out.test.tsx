import { screen, within } from '@testing-library/react';
import { logOut } from '@/components/shell/account/log-out';
import { keepDetermination } from '@/lib/client/on-device/determinations';
import { keepEdit } from '@/lib/client/on-device/edits';
import { emptyVault } from '@/lib/client/on-device/vault';
import { readToken } from '@/lib/client/request/token';
import { asha, meera } from '@/tests/support/screen/people';
import { opened } from '@/tests/support/screen/screen';

const answers = { 'POST /api/auth/logout': {} };
const logout = (
  <button type="button" onClick={logOut}>
    Log out
  </button>
);
const out = 'POST /api/auth/logout';

beforeEach(emptyVault);

test('whoever leaves nothing unsent is logged out without a question', async () => {
  const { user, sent } = opened(logout, { as: asha, answers });
  await user.click(await screen.findByRole('button', { name: 'Log out' }));
  await screen.findByText('You have been successfully logged out.');
  expect(sent(out)).toHaveLength(1);
  expect(readToken()).toBeNull();
});

test.each([
  [
    'a determination',
    meera,
    () => keepDetermination(meera.id, 'c', { values: {}, claimVersion: 1, seen: 0, sent: false }),
  ],
  ['an objection', asha, () => keepEdit(asha.id, 'c:objection:1', { text: 'All' })],
] as const)(
  'logging out asks about %s that was not sent, and staying keeps it',
  async (_, as, keep) => {
    const { user, sent } = opened(logout, { as, answers });
    await keep();
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    await screen.findByRole('alertdialog');
    await user.click(screen.getByRole('button', { name: 'Stay logged in' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(sent(out)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Log out' }));
    await screen.findByText('You have been successfully logged out.');
    expect(sent(out)).toHaveLength(1);
  },
);
