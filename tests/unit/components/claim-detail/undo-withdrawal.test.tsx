import { screen } from '@testing-library/react';
import { StatusCard } from '@/components/claim-detail/status/status-card';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { claimOf } from '@/tests/support/screen/claim';
import { meera, ravi } from '@/tests/support/screen/people';
import { type Answers, opened, refused } from '@/tests/support/screen/screen';

const undo = 'POST /api/claims/claim/withdraw/undo';

const card = (more: Partial<PresentedClaim>, answers: Answers = {}) =>
  opened(<StatusCard claim={claimOf('form_d', more)} />, { as: meera, answers });

test('a note is taken back with a reason alone, and a refusal is said', async () => {
  let reply: unknown = refused(409, 'no_withdrawal_noted', 'A colleague was faster.');
  const { user, sent } = card(
    { status: 'withdrawn', withdrawalNotedBy: ravi },
    { [undo]: () => reply },
  );
  await user.click(screen.getByRole('button', { name: 'Take the note back…' }));
  const confirm = await screen.findByRole('button', { name: 'Take the Note Back' });
  await user.click(confirm);
  screen.getByText('Please give a reason');
  expect(sent(undo)).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: /mistake/ }), ' Another creditor wrote. ');
  await user.click(confirm);
  await screen.findByText('A colleague was faster.');
  reply = claimOf('form_d');
  await user.click(confirm);
  await screen.findByText('The claim stands again');
  const body = { reason: 'Another creditor wrote.' };
  expect(sent(undo)).toEqual([body, body]);
});

test.each([
  ['that its claimant withdrew', { status: 'withdrawn' }],
  ['that is open', { status: 'submitted' }],
] as const)('of a claim %s no note is taken back', (_, more) => {
  card(more);
  expect(screen.queryByRole('button', { name: 'Take the note back…' })).toBeNull();
});
