import { screen } from '@testing-library/react';
import { ConfirmMany } from '@/components/desk/list/confirm-many';
import { cutOff, held, opened } from '@/tests/support/screen/screen';

const one = (n: number, admitted: string) => ({
  claimId: `c${n}`,
  claimNumber: `CLM-${n}`,
  determinationId: `d${n}`,
  admitted,
});
const to = 'POST /api/determinations/bulk/confirm';
const totals = {
  claimed: '9.00',
  admitted: '1000.10',
  contingent: '0.00',
  notAdmitted: '0.00',
  underVerification: '0.00',
};

test('proposals are confirmed by their ids once, after their sum was shown, and those left out are named', async () => {
  const { answer, give } = held();
  const done = jest.fn();
  const marked = [one(1, '1000.10'), one(2, '0.05')];
  const { user, sent } = opened(<ConfirmMany marked={marked} onClose={() => {}} onDone={done} />, {
    answers: { [to]: answer },
  });
  screen.getByText('₹1,000.15');
  await user.dblClick(screen.getByRole('button', { name: 'Confirm 2' }));
  expect(sent(to)).toEqual([{ ids: ['d1', 'd2'] }]);
  await user.keyboard('{Escape}');
  screen.getByRole('dialog');
  const message = 'It is no longer proposed.';
  const skipped = [{ id: 'd2', claimNumber: 'CLM-2', reason: 'no_longer_proposed', message }];
  give({ confirmed: 1, skipped, totals });
  await screen.findByText(/1 proposal was confirmed, admitting ₹1,000.10/);
  expect(screen.getByText('CLM-2').closest('li')?.textContent).toContain('no longer');
  expect(done).toHaveBeenCalledTimes(1);
});

test('a call without an answer says that, and can be made again', async () => {
  const done = jest.fn();
  const { user, sent } = opened(
    <ConfirmMany marked={[one(1, '5.00')]} onClose={() => {}} onDone={done} />,
    { answers: { [to]: cutOff } },
  );
  await user.click(screen.getByRole('button', { name: 'Confirm 1' }));
  await screen.findByText('Nothing was confirmed');
  await user.click(screen.getByRole('button', { name: 'Confirm 1' }));
  expect(sent(to)).toHaveLength(2);
  expect(done).not.toHaveBeenCalled();
});
