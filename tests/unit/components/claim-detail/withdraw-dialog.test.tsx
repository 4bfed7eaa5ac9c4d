import { screen, waitFor } from '@testing-library/react';
import { WithdrawDialog } from '@/components/claim-detail/status/withdraw-dialog';
import { keptEdit } from '@/lib/client/on-device/edits';
import { emptyVault } from '@/lib/client/on-device/vault';
import { chooses } from '@/tests/support/screen/chooses';
import { claimOf, documentOf } from '@/tests/support/screen/claim';
import { asha, meera } from '@/tests/support/screen/people';
import { type Answers, cutOff, held, opened, refused } from '@/tests/support/screen/screen';

const to = 'POST /api/claims/claim/withdraw';
const show = (answers: Answers = {}, as = asha) => {
  const close = jest.fn();
  const part = <WithdrawDialog claim={claimOf('form_d')} onClose={close} />;
  return { ...opened(part, { as, answers }), closed: close };
};
const reason = () => screen.findByLabelText<HTMLTextAreaElement>(/^Reason/);
const withdraw = () => screen.getByRole('button', { name: 'Withdraw Claim' });
const kept = () => keptEdit(asha.id, 'claim:withdrawal');

beforeEach(emptyVault);

test('a claim is not withdrawn without a reason, and with one once', async () => {
  const { answer, give } = held();
  const { user, sent, closed } = show({ [to]: answer });
  await reason();
  await user.click(withdraw());
  screen.getByText('Please give a reason');
  expect(sent(to)).toEqual([]);
  await user.type(await reason(), ' Paid ');
  await user.dblClick(withdraw());
  expect(sent(to)).toEqual([{ reason: 'Paid', documentIds: [] }]);
  // It cannot be closed over what is under way.
  await user.keyboard('{Escape}');
  expect(closed).not.toHaveBeenCalled();
  give(claimOf('form_d', { status: 'withdrawn' }));
  await screen.findByText('Claim withdrawn');
  expect(closed).toHaveBeenCalledTimes(1);
});

test('a reason is there again after a slip or a reload, and after a lost answer, until the claim is kept', async () => {
  const { user, reload, closed } = show({ [to]: cutOff });
  await user.type(await reason(), 'Paid');
  await waitFor(async () => expect(await kept()).toEqual({ reason: 'Paid' }));
  await user.keyboard('{Escape}');
  expect(closed).toHaveBeenCalledTimes(1);
  reload();
  await waitFor(async () => expect((await reason()).value).toBe('Paid'));
  await user.click(withdraw());
  await screen.findByText('Failed to withdraw claim');
  expect((await reason()).value).toBe('Paid');
  await user.click(screen.getByRole('button', { name: 'Keep the claim' }));
  await waitFor(async () => expect(await kept()).toBeNull());
});

test('a withdrawal without a letter that did not arrive is noted only after a question', async () => {
  let answer: () => unknown = () => refused(500, 'internal');
  const { user, sent } = show(
    {
      'POST /api/documents/upload-object-storage': () => answer(),
      [to]: claimOf('form_d', { status: 'withdrawn' }),
    },
    meera,
  );
  await user.type(await reason(), 'Paid by the guarantor');
  chooses(new File(['%PDF'], 'letter.pdf', { type: 'application/pdf' }));
  await user.click(screen.getByRole('button', { name: 'Choose the file' }));
  await screen.findByRole('button', { name: 'Retry the upload of letter.pdf' });
  const note = () => screen.getByRole('button', { name: 'Mark as Withdrawn' });
  await user.click(note());
  await screen.findByText('A file did not arrive. Send without it?');
  expect(sent(to)).toEqual([]);
  answer = () => documentOf('letter', { claimId: null });
  await user.click(screen.getByRole('button', { name: 'Retry the upload of letter.pdf' }));
  await waitFor(() => expect(screen.queryByText(/^A file did not arrive/)).toBeNull());
  await user.click(note());
  await waitFor(() =>
    expect(sent(to)).toEqual([{ reason: 'Paid by the guarantor', documentIds: ['letter'] }]),
  );
});
