import { screen, waitFor } from '@testing-library/react';
import { ReportForm } from '@/components/transfers/report-form';
import { keepEdit, keptEdit } from '@/lib/client/on-device/edits';
import { emptyVault } from '@/lib/client/on-device/vault';
import { claimOf } from '@/tests/support/screen/claim';
import { asha, meera } from '@/tests/support/screen/people';
import { opened } from '@/tests/support/screen/screen';

const show = (as = asha) => {
  const done = jest.fn();
  const part = <ReportForm claim={claimOf('form_b')} left="50000.00" onDone={done} />;
  return { ...opened(part, { as }), done };
};
const field = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name);
const kept = () => keptEdit(asha.id, 'claim:transfer');
const report = 'POST /api/claims/claim/transfers';

beforeEach(emptyVault);

test('what is typed of a transfer is there again after a reload, until it is given up', async () => {
  const { user, reload, done } = show();
  await user.type(await field(/Name of the new creditor/), 'Kaveri');
  await user.type(await field(/Amount in rupees/), '100');
  await waitFor(async () => expect(await kept()).toMatchObject({ name: 'Kaveri', amount: '100' }));
  reload();
  await waitFor(async () => expect((await field(/Name/)).value).toBe('Kaveri'));
  expect((await field(/Amount/)).value).toBe('100');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(done).toHaveBeenCalledTimes(1);
  await waitFor(async () => expect(await kept()).toBeNull());
});

test('what was typed is kept when the page is left, and not when it was given up', async () => {
  const { user, close } = show();
  await user.type(await field(/Name of the new creditor/), 'Kaveri');
  close();
  await waitFor(async () => expect(await kept()).toMatchObject({ name: 'Kaveri' }));
  const again = show();
  await waitFor(async () => expect((await field(/Name/)).value).toBe('Kaveri'));
  await again.user.type(await field(/Name/), ' Bank');
  await again.user.click(screen.getByRole('button', { name: 'Cancel' }));
  again.close();
  await waitFor(async () => expect(await kept()).toBeNull());
});

test('a report that another version kept brings back only the texts of its own fields', async () => {
  await keepEdit(asha.id, 'claim:transfer', { name: 'Kaveri', amount: 100, sum: '7' });
  const { user } = show();
  await waitFor(async () => expect((await field(/Name/)).value).toBe('Kaveri'));
  expect((await field(/Amount/)).value).toBe('');
  await user.type(await field(/Amount/), '8');
  await waitFor(async () =>
    expect(await kept()).toEqual({ name: 'Kaveri', email: '', amount: '8', on: '' }),
  );
});

test.each([
  ['50000.01', 'You can transfer at most ₹50,000.00'],
  ['0', 'Give an amount, such as 50,000 or 50000.50 (“crore” in full: “Cr” is credit)'],
  ['2 Cr', 'Give an amount, such as 50,000 or 50000.50 (“crore” in full: “Cr” is credit)'],
  ['50,000', null],
])('the report of a transfer of %s out of ₹50,000 is answered by: %s', async (amount, says) => {
  const { user, sent } = show();
  await user.type(await field(/Amount/), amount);
  await user.click(screen.getByRole('button', { name: 'Report the transfer' }));
  screen.getByText('Add the deed');
  screen.getByText('Give their e-mail address');
  const said = screen.queryByText(/You can transfer at most|Give an amount/)?.textContent ?? null;
  expect(said).toBe(says);
  expect(sent(report)).toEqual([]);
});

test('the desk may leave out an address, and all of a claim is one press', async () => {
  const { user } = show(meera);
  await user.click(await screen.findByRole('button', { name: 'All of it' }));
  expect((await field(/Amount/)).value).toBe('50,000.00');
  await user.click(screen.getByRole('button', { name: 'Report the transfer' }));
  expect(screen.queryByText('Give their e-mail address')).toBeNull();
  screen.getByText('Give the name');
});
