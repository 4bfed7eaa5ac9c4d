import { screen } from '@testing-library/react';
import { MailChoices } from '@/components/preferences/mail-choices';
import { cutOff, held, opened } from '@/tests/support/screen/screen';

const mail = { status_change: true, new_message: false };
// The role of a person, and not of an element.
const claimant = { role: 'claimant' } as const;
const change = 'PATCH /api/preferences';

test('a press changes the one kind of mail that it says, shows it at once and keeps the focus', async () => {
  const { answer, give } = held();
  const { user, sent } = opened(<MailChoices mail={mail} {...claimant} />, {
    answers: { [change]: answer },
  });
  const writes = () => screen.getByRole('checkbox', { name: 'Somebody writes to you' });
  expect(writes().getAttribute('aria-checked')).toBe('false');
  await user.click(writes());
  expect(sent(change)).toEqual([{ mail: { new_message: true } }]);
  expect(writes().getAttribute('aria-checked')).toBe('true');
  // A browser takes the focus from what is disabled.
  expect(writes().closest('fieldset')?.disabled).toBe(false);
  expect(document.activeElement).toBe(writes());
  await user.click(writes());
  expect(sent(change)).toHaveLength(1);
  give({});
  await screen.findByText('Preferences saved');
});

test('a choice that could not be saved is told and stands as it was', async () => {
  const { user } = opened(<MailChoices mail={mail} {...claimant} />, {
    answers: { [change]: cutOff },
  });
  await user.click(screen.getByRole('checkbox', { name: 'The status of a claim changes' }));
  await screen.findByText('Failed to save preferences');
  const choice = screen.getByRole('checkbox', { name: 'The status of a claim changes' });
  expect(choice.getAttribute('aria-checked')).toBe('true');
});

test.each([
  ['claimant', 'A transfer of debt moves on', 'A claim is assigned to you'],
  ['ip_admin', 'A claim is assigned to you', 'My late claim moves on'],
] as const)(
  'to a person in the role %s the mail that may reach them is offered, and no other',
  (role, offered, not) => {
    opened(<MailChoices mail={mail} role={role} />);
    screen.getByRole('checkbox', { name: offered });
    expect(screen.queryByRole('checkbox', { name: not })).toBeNull();
  },
);
