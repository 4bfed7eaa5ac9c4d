import { screen } from '@testing-library/react';
import { LateNotice } from '@/components/claim-detail/late/late-notice';
import { LateTrackView } from '@/components/claim-detail/late/late-track-view';
import type { LateTrack } from '@/lib/claims/deeds/late/present';
import { claimOf } from '@/tests/support/screen/claim';
import { oneDay } from '@/tests/support/screen/day';
import { asha, meera } from '@/tests/support/screen/people';
import { type Answers, cutOff, held, opened, refused } from '@/tests/support/screen/screen';

const today = oneDay();

const received: LateTrack = {
  lateness: 'late_track',
  receivedOn: '2026-11-01',
  until: '2026-10-20',
  state: 'received',
  next: ['acceptable', 'not_acceptable'],
  steps: [],
};
const step = {
  id: 's1',
  number: 1,
  step: 'not_acceptable' as const,
  on: '2026-11-05',
  reasons: 'No cause',
  tellBy: '2026-11-12',
  takenAt: '2026-11-05T10:00:00.000Z',
  takenBy: meera,
};
const claim = claimOf('form_d', { isLate: true });
const track = 'GET /api/claims/claim/late-track';
const take = 'POST /api/claims/claim/late-track';

const desk = (found: LateTrack, answers: Answers = {}) =>
  opened(<LateTrackView claim={claim} />, { as: meera, answers: { [track]: found, ...answers } });

test('a step that needs reasons is not recorded without them, and goes out once with what was seen', async () => {
  let reply: () => unknown = cutOff;
  const { user, sent } = desk(received, { [take]: () => reply() });
  const record = await screen.findByRole('button', { name: 'Record' });
  await user.click(record);
  screen.getByText('Please choose the step');
  await user.click(screen.getByRole('radio', { name: /not acceptable/i }));
  await user.click(record);
  screen.getByText('Please give the reasons');
  expect(sent(take)).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: /Reasons/ }), ' No cause ');
  await user.click(record);
  await screen.findByText('The step could not be recorded');
  reply = () => refused(409, 'late_step_meanwhile', 'A colleague was faster.');
  await user.click(record);
  await screen.findByText('A colleague was faster.');
  screen.getByDisplayValue('No cause');
  const { answer, give } = held();
  reply = answer;
  await user.dblClick(record);
  const body = { step: 'not_acceptable', on: today, reasons: 'No cause', seen: 0 };
  expect(sent(take)).toEqual([body, body, body]);
  give(received);
  await screen.findByText('The step is recorded');
});

test.each([
  ['told', /They were told/],
  ['for_post', /print their letter and send it by post/],
  ['waiting', /has not gone out yet/],
] as const)(
  'of a letter that is %s the desk reads by when, and whether, its claimant knows',
  async (letter, says) => {
    desk({ ...received, state: 'not_acceptable', steps: [{ ...step, letter }] });
    expect((await screen.findByText(says)).textContent).toContain(
      'Tell the claimant by 12 Nov 2026.',
    );
  },
);

test.each<[LateTrack['state'], LateTrack['lateness'], RegExp]>([
  [null, 'late', /We take and check it like every other claim/],
  ['received', 'late_track', /came after the time for late claims/],
  ['acceptable', 'late_track', /It can be taken up/],
  ['not_acceptable', 'late_track', /It cannot be taken up/],
  ['before_committee', 'late_track', /committee of creditors has it now/],
  ['before_tribunal', 'late_track', /tribunal \(NCLT\) has it now/],
])(
  'a claimant whose late claim is %s (%s) reads what that means',
  async (state, lateness, says) => {
    opened(<LateNotice claim={claim} />, {
      as: asha,
      answers: { [track]: { ...received, state, lateness } },
    });
    await screen.findByText(says);
  },
);
