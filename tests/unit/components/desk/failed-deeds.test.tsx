import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { FailedDeeds } from '@/components/desk/decisions-to-undo/failed-deeds';
import { type Deed, heldDeeds } from '@/components/desk/decisions-to-undo/held-deeds';
import { RequestError } from '@/lib/client/request/request';
import { opened } from '@/tests/support/screen/screen';

const refusal = new RequestError(
  409,
  '',
  '{"code":"determined_meanwhile","message":"Decided by Meera."}',
);
const silence = new RequestError(0, 'Network error', '');

/** A decision about this claim that fails so, and is then sent again. */
async function failed(claimNumber: string, error: RequestError) {
  const send = jest.fn<ReturnType<Deed['send']>, []>().mockRejectedValueOnce(error);
  const kind = 'confirm';
  await act(async () => {
    heldDeeds.hold({ kind, claimId: claimNumber, claimNumber, send });
    await heldDeeds.sendAll(false);
  });
  return send;
}
afterEach(() => {
  for (const { id } of heldDeeds.current()) heldDeeds.giveUp(id);
});

test('a decision that failed is dismissed by its button, and only that one', async () => {
  const { user } = opened(<FailedDeeds onOpen={() => {}} />);
  await failed('CLM-1', refusal);
  await failed('CLM-2', refusal);
  const dismiss = () => screen.queryAllByRole('button', { name: 'Dismiss' });
  const [first] = dismiss();
  await user.click(first as HTMLElement);
  expect(screen.queryByText('CLM-1 was not confirmed')).toBeNull();
  screen.getByText('CLM-2 was not confirmed');
  expect(dismiss()).toHaveLength(1);
});

test('a decision that was refused says why and leads to its claim; one that was not answered can be sent again', async () => {
  const led: string[] = [];
  const { user } = opened(<FailedDeeds onOpen={(claimId) => led.push(claimId)} />);
  await failed('CLM-1', refusal);
  screen.getByText('Decided by Meera.');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Open the claim' }));
  expect(led).toEqual(['CLM-1']);
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  const send = await failed('CLM-2', silence);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/was not confirmed/)).toBeNull());
  expect(send).toHaveBeenCalledTimes(2);
});
