import { screen } from '@testing-library/react';
import { PaperPost } from '@/components/mail/by-post/paper-post';
import type { LetterForPost } from '@/lib/papers/post/read';
import { opened } from '@/tests/support/screen/screen';

const letter = (id: string): LetterForPost => ({
  id,
  number: `P-${id}`,
  claimId: '1',
  creditorName: `Creditor ${id}`,
  address: ['1 Road'],
  language: 'en',
  kind: 'decision',
  madeAt: '2026-11-01T10:00:00.000Z',
  reason: 'no_address',
});

test('letters chosen on another page are not printed with those on this one', async () => {
  const { user, calls } = opened(<PaperPost />, {
    answers: {
      'GET /api/papers/post?page=1&limit=50': { letters: [letter('a'), letter('b')], total: 51 },
      'GET /api/papers/post?page=2&limit=50': { letters: [letter('c')], total: 51 },
      'POST /api/papers/post/posted': { posted: 1 },
    },
  });
  await user.click(await screen.findByRole('checkbox', { name: /P-a/ }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(await screen.findByRole('checkbox', { name: /P-c/ }));
  await user.click(screen.getByRole('button', { name: /as posted/i }));
  const sent = calls.find(({ call }) => call === 'POST /api/papers/post/posted');
  expect(sent?.body).toMatchObject({ ids: ['c'] });
});
