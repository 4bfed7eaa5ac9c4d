import { act, screen } from '@testing-library/react';
import { ClaimantDashboard } from '@/components/claimant-dashboard/claimant-dashboard';
import { asha } from '@/tests/support/screen/people';
import { held, opened } from '@/tests/support/screen/screen';

const answers = {
  'GET /api/claims': { claims: [], total: 0 },
  'GET /api/statistics/dashboard': { total: 0, pending: 0, approved: 0, unreadMessages: 0 },
  'GET /api/auth/security': { emailProven: true },
  'GET /api/drafts': [],
  'GET /api/messages/unread-counts-bulk': {},
};

test.each(Object.keys(answers))(
  'until %s is answered no part of the dashboard is drawn, so that none pushes another down',
  async (call) => {
    const late = held();
    opened(<ClaimantDashboard />, { as: asha, answers: { ...answers, [call]: late.answer } });
    await screen.findByText('Loading');
    await act(async () => undefined);
    expect(screen.queryByText('No claims submitted')).toBeNull();
    expect(screen.queryByText('Total Claims')).toBeNull();
    late.give(answers[call as keyof typeof answers]);
    await screen.findByText('No claims submitted');
    expect(screen.getByText('Total Claims')).toBeDefined();
  },
);

test('a failed call does not hold up the rest of the dashboard', async () => {
  opened(<ClaimantDashboard />, {
    as: asha,
    answers: { ...answers, 'GET /api/statistics/dashboard': undefined },
  });
  await screen.findByText('No claims submitted');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});
