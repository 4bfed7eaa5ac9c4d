import { screen, waitFor } from '@testing-library/react';
import { StartWizard } from '@/components/claim-wizard/start-wizard';
import { emptyVault } from '@/lib/client/on-device/vault';
import { paths } from '@/lib/client/paths/paths';
import { asha } from '@/tests/support/screen/people';
import { opened } from '@/tests/support/screen/screen';

beforeEach(emptyVault);

const show = (at: string, language: 'en' | 'hi' = 'en') =>
  opened(<StartWizard />, { as: asha, language, at, answers: { 'GET /api/drafts': [] } });
const form = () => waitFor(() => expect(document.getElementById('claim-form')).not.toBeNull());

test('a form that was chosen before opens at once, and says which it is and which papers help', async () => {
  const { user } = show(paths.newClaimOf('form_d'));
  await form();
  screen.getByText(/^Form D, as you chose\./);
  expect(screen.getByText('Papers to have ready', { selector: 'summary' })).toBeTruthy();
  screen.getByText(/^Pay slips/);
  await user.click(screen.getByText('Change', { selector: 'button' }));
  const worked = await screen.findByLabelText<HTMLInputElement>(/^I worked there/);
  expect(worked.checked).toBe(true);
  // It is asked here, and not told again at the form.
  await user.click(screen.getByText('Continue with Form D'));
  await form();
  expect(screen.queryByText(/as you chose/)).toBeNull();
});

test('without a form the first step asks for one', async () => {
  show(paths.newClaim, 'hi');
  await screen.findByLabelText(/काम किया/);
  expect(document.getElementById('claim-form')).toBeNull();
});
