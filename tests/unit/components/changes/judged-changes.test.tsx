import { screen, within } from '@testing-library/react';
import { JudgedChanges } from '@/components/changes/judged-changes';
import type { ChangesOfClaim, PresentedChange } from '@/lib/claims/deeds/changes/present';
import { claimOf } from '@/tests/support/screen/claim';
import { ravi } from '@/tests/support/screen/people';
import { type Answers, opened, refused } from '@/tests/support/screen/screen';

const claim = claimOf('form_d', { status: 'approved', version: 3 });
const change: PresentedChange = {
  id: 'r1',
  kind: 'contact',
  reason: 'I have a new number.',
  proposed: { phone: '9884012377' },
  documentIds: [],
  askedAt: '2026-11-02T10:00:00.000Z',
  state: 'open',
  closedAt: null,
  answer: null,
  answeredBy: null,
  receivedBy: null,
  sender: null,
};
const show = (answers: Answers = {}, one: Partial<PresentedChange> = {}) =>
  opened(<JudgedChanges claim={claim} />, {
    as: ravi,
    answers: {
      'GET /api/claims/claim/change-requests': { changes: [{ ...change, ...one }] },
      ...answers,
    },
  });

const [accept, decline] = [
  'POST /api/change-requests/r1/accept',
  'POST /api/change-requests/r1/decline',
];

test('a request for a change shows the present value beside the new one', async () => {
  show();
  const said = await screen.findByRole('region', {
    name: /^Telephone, e-mail or address/,
  });
  within(said).getByText(/99110 ?12345/);
  within(said).getByText(/98840 ?12377/);
});

test('a request is accepted with the version that was seen, and what is said with it', async () => {
  const found: ChangesOfClaim = {
    changes: [{ ...change, state: 'accepted', closedAt: change.askedAt }],
  };
  let answer: unknown = refused(409, 'form_changed_meanwhile', 'Look again.');
  const { user, sent } = show({ [accept]: () => answer });
  await user.click(await screen.findByRole('button', { name: 'Accept…' }));
  await user.type(await screen.findByLabelText(/Answer/), ' Noted. ');
  await user.click(screen.getByRole('button', { name: 'Accept change' }));
  await screen.findByText('Look again.');
  answer = found;
  await user.click(screen.getByRole('button', { name: 'Accept change' }));
  await screen.findByText('The change is accepted');
  const body = { version: 3, answer: 'Noted.' };
  expect(sent(accept)).toEqual([body, body]);
});

test('a request is declined only with the reason', async () => {
  const { user, sent } = show({
    [decline]: {
      changes: [{ ...change, state: 'declined', answer: 'No.', closedAt: change.askedAt }],
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Decline…' }));
  const confirm = await screen.findByRole('button', { name: 'Decline change' });
  await user.click(confirm);
  await screen.findByText('Give the reason.');
  expect(sent(decline)).toEqual([]);
  await user.type(screen.getByLabelText(/Reason/), 'No.');
  await user.click(confirm);
  await screen.findByText('The change is declined');
  expect(sent(decline)).toEqual([{ answer: 'No.' }]);
});

test('a request for a change that is over cannot be answered', async () => {
  show(
    {},
    {
      state: 'accepted',
      closedAt: change.askedAt,
      answeredBy: { firstName: 'Meera', lastName: 'Iyer' },
    },
  );
  await screen.findByText('by Meera Iyer');
  expect(screen.queryByRole('button', { name: 'Accept…' })).toBeNull();
});
