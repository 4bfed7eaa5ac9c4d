import { screen } from '@testing-library/react';
import { useState } from 'react';
import { StatusCard } from '@/components/claim-detail/status/status-card';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { claimOf } from '@/tests/support/screen/claim';
import { meera } from '@/tests/support/screen/people';
import { type Answers, held, opened, refused } from '@/tests/support/screen/screen';

const to = 'PATCH /api/claims/claim/status';

/** The page catches up with what a colleague did. */
function Card({ claim, later }: { claim: PresentedClaim; later: Partial<PresentedClaim> }) {
  const [now, setNow] = useState(claim);
  return (
    <>
      <StatusCard claim={now} />
      <button type="button" onClick={() => setNow({ ...now, ...later })}>
        Catch up
      </button>
    </>
  );
}
const show = (answers: Answers, later: Partial<PresentedClaim> = {}) =>
  opened(<Card claim={claimOf('form_d', { version: 2 })} later={later} />, { as: meera, answers });
type Page = ReturnType<typeof show>;

async function choose({ user }: Page, status: string) {
  await user.click(await screen.findByRole('combobox'));
  await user.click(await screen.findByRole('option', { name: status }));
}
const update = () => screen.getByRole('button', { name: 'Update Status' });

test('a status goes out once, with its note and what was seen when it was chosen', async () => {
  const { answer, give } = held();
  const page = show({ [to]: answer }, { status: 'info_required', version: 3 });
  await choose(page, 'Under Review');
  await page.user.click(screen.getByRole('button', { name: 'Catch up' }));
  await page.user.type(screen.getByRole('textbox'), ' Soon ');
  await page.user.dblClick(update());
  expect(page.sent(to)).toEqual([
    { status: 'under_review', reviewNote: 'Soon', from: 'submitted', version: 2 },
  ]);
  give(claimOf('form_d', { status: 'under_review' }));
  await screen.findByText('Status updated successfully');
});

test('a rejection without its reason is not sent', async () => {
  const page = show({ [to]: claimOf('form_d', { status: 'rejected' }) });
  await choose(page, 'Rejected');
  await page.user.click(update());
  screen.getByText('Give the reason: the claimant will read it');
  expect(page.sent(to)).toEqual([]);
  await page.user.type(screen.getByRole('textbox'), 'No proof');
  await page.user.click(update());
  expect(page.sent(to)).toMatchObject([{ status: 'rejected', reviewNote: 'No proof' }]);
});

test('a change that came too late is told and stays to be looked at, and its note is not lost', async () => {
  const page = show({ [to]: refused(409, 'status_changed_meanwhile', 'Ravi changed it.') });
  await choose(page, 'Under Review');
  await page.user.type(screen.getByRole('textbox'), 'Soon');
  await page.user.click(update());
  expect(await screen.findAllByText('Ravi changed it.')).toHaveLength(2);
  screen.getByDisplayValue('Soon');
});

test('a status that somebody may only propose is not reported as done', async () => {
  const page = show({ [to]: { ...claimOf('form_d'), notice: 'proposed' } });
  await choose(page, 'Under Review');
  await page.user.click(update());
  await screen.findByText(/^Proposed. An administrator has to confirm it/);
});
