import { screen } from '@testing-library/react';
import { JudgedChangesCard } from '@/components/changes/judged-changes-card';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { claimOf } from '@/tests/support/screen/claim';
import { asha, ravi } from '@/tests/support/screen/people';
import { type Answers, opened, refused } from '@/tests/support/screen/screen';

const withoutAccount = { ...asha, email: null };
const enters = 'POST /api/claims/entered/claim/change-requests';

const show = (more: Partial<PresentedClaim> = {}, answers: Answers = {}) =>
  opened(
    <JudgedChangesCard
      claim={claimOf('form_d', { status: 'approved', claimant: withoutAccount, ...more })}
    />,
    { as: ravi, answers: { 'GET /api/claims/claim/change-requests': { changes: [] }, ...answers } },
  );

const opener = () => screen.findByRole('button', { name: 'Enter a request from paper' });

test('a request on paper is entered with its day, how it came and who signed it, and not without', async () => {
  let answer: unknown = refused(409, 'change_waits', 'One waits already.');
  const { user, sent } = show({}, { [enters]: () => answer });
  await user.click(await opener());
  await user.click(await screen.findByRole('radio', { name: 'Something else' }));
  const reason = screen.getByLabelText(/^What is to be changed, and why/);
  await user.type(reason, 'My father’s name is wrong.');
  const send = screen.getByRole('button', { name: 'Enter request' });
  await user.click(send);
  screen.getByText('Say how it came.');
  screen.getByText('Say who signed it.');
  expect(sent(enters)).toEqual([]);
  await user.selectOptions(screen.getByLabelText(/^How it came/), 'By post');
  await user.type(screen.getByLabelText(/^Who signed it/), ' Sunil Devi ');
  await user.click(send);
  expect(sent(enters)).toEqual([]);
  const [day] = screen.getAllByRole('textbox', { name: /Day/i });
  await user.type(day as HTMLElement, '20/01/2026');
  await user.click(send);
  await screen.findByText('One waits already.');
  answer = { changes: [] };
  await user.click(send);
  await screen.findByText('The request is entered');
  const body = {
    kind: 'other',
    reason: 'My father’s name is wrong.',
    values: {},
    documentIds: [],
    receivedOn: '2026-01-20',
    receivedBy: 'post',
    sender: 'Sunil Devi',
  };
  expect(sent(enters)).toEqual([body, body]);
});

test.each<[string, Partial<PresentedClaim>]>([
  ['whose creditor has an account', { claimant: asha }],
  ['that is not decided', { status: 'under_review' }],
  ['that was withdrawn', { status: 'withdrawn' }],
])('a claim %s takes no request on paper', async (_, more) => {
  show(more);
  expect(screen.queryByRole('button', { name: 'Enter a request from paper' })).toBeNull();
});

test('a request that came on paper says how, when, and who signed it', async () => {
  const change = {
    id: 'r1',
    kind: 'other',
    reason: 'My father’s name is wrong.',
    proposed: null,
    documentIds: [],
    askedAt: '2026-01-19T18:30:00.000Z',
    state: 'open',
    closedAt: null,
    answer: null,
    receivedBy: 'post',
    sender: 'Sunil Devi',
  };
  show(
    { changes: { count: 1, open: ['other'] } },
    { 'GET /api/claims/claim/change-requests': { changes: [change] } },
  );
  await screen.findByText('Came by post on 20 Jan 2026, signed by Sunil Devi');
});
