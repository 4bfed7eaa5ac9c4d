import { screen, within } from '@testing-library/react';
import { DevicesCard } from '@/components/security/devices/devices-card';
import type { SignedInDevice } from '@/lib/identity/sessions/read';
import { cutOff, held, opened } from '@/tests/support/screen/screen';

const device = (id: string, browser: string, current = false) =>
  ({
    id,
    browser,
    system: 'Android',
    current,
    signedInAt: '2026-11-01T10:00:00.000Z',
    lastSeenAt: '2026-11-01T11:00:00.000Z',
    ipAddress: '192.0.2.1',
  }) as SignedInDevice;

const show = (reply: unknown) =>
  opened(<DevicesCard />, {
    answers: {
      'GET /api/auth/sessions': [device('this', 'Chrome', true), device('other', 'Firefox')],
      'DELETE /api/auth/sessions/other': reply,
      'DELETE /api/auth/sessions': reply,
    },
  });

test('a device is signed out by the button beside it, once, and not the one in hand', async () => {
  const { answer, give } = held();
  const { user, sent } = show(answer);
  expect(await screen.findAllByRole('button', { name: /^Sign out (Chrome|Firefox)/ })).toHaveLength(
    1,
  );
  await user.dblClick(screen.getByRole('button', { name: 'Sign out Firefox on Android' }));
  expect(sent('DELETE /api/auth/sessions/other')).toHaveLength(1);
  give({});
  await screen.findByText('Signed out');
});

test('all others are signed out after a question that counts them, and a lost answer is told', async () => {
  const { user, sent } = show(cutOff);
  await user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  dialog.getByText(/^1 other device is signed out/);
  expect(sent('DELETE /api/auth/sessions')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Sign out everywhere else' }));
  await screen.findByText('Failed to sign out');
  expect(sent('DELETE /api/auth/sessions')).toHaveLength(1);
});
