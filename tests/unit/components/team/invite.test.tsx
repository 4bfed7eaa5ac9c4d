import { screen, within } from '@testing-library/react';
import { InviteColleague } from '@/components/team/invite';
import { meera } from '@/tests/support/screen/people';
import { type Answers, opened } from '@/tests/support/screen/screen';

const to = 'POST /api/ip-professionals';

/** Fills the form in and gives the password. */
async function invited(answers: Answers) {
  const page = opened(<InviteColleague />, {
    as: meera,
    answers: { 'GET /api/auth/security': { secondFactor: false }, ...answers },
  });
  const { user } = page;
  await user.click(await screen.findByRole('button', { name: 'Invite a colleague' }));
  await user.type(screen.getByLabelText(/^First Name/), 'Kavita');
  await user.type(screen.getByLabelText(/^Last Name/), 'Rao');
  await user.type(screen.getByLabelText(/^Email/), 'kavita@example.in');
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite Kavita Rao?' }));
  const password = await dialog.findByLabelText(/Current Password/, { selector: 'input' });
  await user.type(password, 'Lotus-Quorum-88');
  await user.click(dialog.getByRole('button', { name: 'Invite' }));
  return page;
}

test('a colleague is invited by name and address, with the administrator’s password', async () => {
  const { sent } = await invited({ [to]: { id: 'kavita' } });
  await screen.findByText('Kavita Rao is invited');
  const person = { firstName: 'Kavita', lastName: 'Rao', email: 'kavita@example.in' };
  expect(sent(to)).toEqual([{ ...person, password: 'Lotus-Quorum-88' }]);
  await screen.findByRole('button', { name: 'Invite a colleague' });
});

test('an address that is taken is told at its field, and what was typed stays', async () => {
  const message = 'An account with this email already exists';
  const issues = [{ path: 'email', rule: 'email_taken', message }];
  await invited({
    [to]: () =>
      new Response(JSON.stringify({ code: 'email_taken', message, issues }), { status: 409 }),
  });
  const email = await screen.findByLabelText<HTMLInputElement>(/^Email/);
  await screen.findAllByText(message);
  expect(email.value).toBe('kavita@example.in');
  expect(email.getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByRole('dialog')).toBeNull();
});
