import { screen } from '@testing-library/react';
import { MaskedAnswer } from '@/components/claim-wizard/review/masked-answer';
import { asha } from '@/tests/support/screen/people';
import { opened } from '@/tests/support/screen/screen';

test('a number that was typed now can be looked at before it is filed, and hidden again', async () => {
  const { user } = opened(<MaskedAnswer text="ABCPK1234F" label="PAN" />, { as: asha });
  expect(screen.queryByText('ABCPK1234F')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show PAN' }));
  screen.getByText('ABCPK1234F');
  await user.click(screen.getByRole('button', { name: 'Hide PAN' }));
  expect(screen.queryByText('ABCPK1234F')).toBeNull();
});

test('the review shows no more than the end of a stored number', () => {
  opened(<MaskedAnswer text="••••234F" label="PAN" />, { as: asha });
  expect(screen.queryByRole('button')).toBeNull();
});
