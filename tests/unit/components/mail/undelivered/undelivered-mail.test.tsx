import { screen } from '@testing-library/react';
import { UndeliveredMail } from '@/components/mail/undelivered/undelivered-mail';
import type { UndeliveredLetter } from '@/lib/notifications/mail/undelivered';
import { held, opened, refused } from '@/tests/support/screen/screen';

const letter = (id: string): UndeliveredLetter => ({
  id,
  kind: 'paper',
  to: { firstName: 'Asha', lastName: 'Devi', email: `${id}@example.in` },
  attempts: 3,
  lastError: 'EENVELOPE 550',
  queuedAt: '2026-11-01T10:00:00.000Z',
  failedAt: '2026-11-02T10:00:00.000Z',
});

test('a press sends again the letter beside it, once', async () => {
  const { answer, give } = held();
  const { user, sent } = opened(<UndeliveredMail />, {
    answers: {
      'GET /api/mail': [letter('one'), letter('two')],
      'POST /api/mail/two/retry': answer,
    },
  });
  await user.dblClick(await screen.findByRole('button', { name: 'Send again to two@example.in' }));
  expect(sent('POST /api/mail/two/retry')).toHaveLength(1);
  expect(sent('POST /api/mail/one/retry')).toEqual([]);
  give({ id: 'two' });
  await screen.findByText('Put back into the queue');
});

test('a letter that cannot be sent again stays with the reason, and letters that cannot be loaded can be loaded again', async () => {
  let letters: unknown = refused(503, 'unavailable', 'Away.');
  const { user } = opened(<UndeliveredMail />, {
    answers: {
      'GET /api/mail': () => letters,
      'POST /api/mail/one/retry': refused(404, 'not_found', 'It went out meanwhile.'),
    },
  });
  await screen.findByText('Failed to fetch undelivered mail');
  letters = [letter('one')];
  await user.click(screen.getByRole('button', { name: /again/i }));
  await user.click(await screen.findByRole('button', { name: 'Send again to one@example.in' }));
  await screen.findByText('It went out meanwhile.');
  screen.getByText('Answer of the mail server: EENVELOPE 550');
});
