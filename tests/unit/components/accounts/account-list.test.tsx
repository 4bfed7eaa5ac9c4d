import { screen, waitFor } from '@testing-library/react';
import { AccountList } from '@/components/accounts/account-list';
import type { AccountUsage } from '@/lib/identity/claimants/usage';
import { asha, meera } from '@/tests/support/screen/people';
import { held, opened } from '@/tests/support/screen/screen';

const usage = 'GET /api/usage';
const account = (lastName: string): AccountUsage => ({
  ...asha,
  id: lastName,
  lastName,
  bulkClaimLimit: null,
  claimLimit: null,
  storedBytes: 10,
  addedToday: 0,
  imports: 0,
});

const show = (answer: unknown, at: string) =>
  opened(<AccountList />, { as: meera, at, answers: { [usage]: answer } });

const marked = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
const near = /These names come near/;

test('a searched account marks what was found in its name and its address', async () => {
  const marks = ['example', 'Devi'];
  show({ accounts: [account('Devi')], total: 1, marks }, '/ip/accounts?search=devi+example');
  await waitFor(() => expect(marked()).toEqual(['Devi', 'example']));
  expect(screen.queryByText(near)).toBeNull();
});

test('names that only come near are told as such, until others are looked for', async () => {
  const { answer, give } = held();
  const found = { accounts: [account('Devi')], total: 1, near: true, marks: ['Devi'] };
  let next: unknown = found;
  const { user } = show(
    () => (typeof next === 'function' ? next() : next),
    '/ip/accounts?search=deri',
  );
  await screen.findByText(near);
  await waitFor(() => expect(marked()).toEqual(['Devi']));
  next = answer;
  await user.type(screen.getByRole('searchbox', { name: 'Search accounts' }), 'x{Enter}');
  await waitFor(() => expect(screen.queryByText(near)).toBeNull());
  give({ accounts: [], total: 0 });
  await screen.findByText('No account matches your search.');
});
