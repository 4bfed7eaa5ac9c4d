import { screen } from '@testing-library/react';
import { JudgedCard } from '@/components/objections/judged-card';
import type { ListedNow, PresentedObjection } from '@/lib/claims/deeds/objections/present';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { claimOf } from '@/tests/support/screen/claim';
import { asha, ravi } from '@/tests/support/screen/people';
import { type Answers, opened, refused } from '@/tests/support/screen/screen';

const withoutAccount = { ...asha, email: null };
const enters = 'POST /api/claims/entered/claim/objections';
const row = {
  annexure: 8,
  slNo: 3,
  lines: 1,
  share: null,
  claimed: '900.00',
  admitted: '500.00',
  contingent: '0.00',
  notAdmitted: '400.00',
  underVerification: '0.00',
};
// Its last day is over: a letter may have come before.
const listed: ListedNow = { number: 2, asOn: '2025-12-31', until: '2026-01-21', over: true, row };
const objection: PresentedObjection = {
  id: 'o1',
  list: { number: 2, asOn: '2025-12-31', state: 'published' },
  row,
  ground: 'other',
  text: 'All is due.',
  documentIds: [],
  madeAt: '2026-01-19T18:30:00.000Z',
  receivedBy: 'post',
  sender: 'Sunil Devi',
  state: 'open',
  closedAt: null,
  reasons: null,
  determination: null,
};

const show = (more: Partial<PresentedClaim> = {}, answers: Answers = {}) =>
  opened(
    <JudgedCard
      claim={claimOf('form_b', {
        status: 'approved',
        claimant: withoutAccount,
        listedIn: 2,
        ...more,
      })}
    />,
    {
      as: ravi,
      answers: {
        'GET /api/claims/claim/objections': { listed, objections: [] },
        'GET /api/case': { mayConfirmOwn: false },
        ...answers,
      },
    },
  );

const opener = () => screen.findByRole('button', { name: 'Enter an objection from paper' });

test('an objection on paper is entered with its day, how it came and who signed it, and not without', async () => {
  let answer: unknown = refused(409, 'objections_over', 'The letter came later.');
  let there: PresentedObjection[] = [];
  const { user, sent } = show(
    {},
    {
      [enters]: () => answer,
      'GET /api/claims/claim/objections': () => ({ listed, objections: there }),
    },
  );
  await user.click(await opener());
  await user.click(await screen.findByRole('radio', { name: 'Something else' }));
  await user.type(screen.getByLabelText(/^What the letter says/), 'All is due.');
  const send = screen.getByRole('button', { name: 'Enter objection' });
  await user.click(send);
  screen.getByText('Say how it came.');
  screen.getByText('Say who signed it.');
  expect(sent(enters)).toEqual([]);
  const [day] = screen.getAllByRole('textbox', { name: /Day/i });
  await user.type(day as HTMLElement, '20/01/2026');
  await user.selectOptions(screen.getByLabelText(/^How it came/), 'By post');
  await user.type(screen.getByLabelText(/^Who signed it/), ' Sunil Devi ');
  await user.click(send);
  await screen.findByText('The letter came later.');
  there = [objection];
  answer = { listed, objections: there };
  await user.click(send);
  await screen.findByText('The objection is entered');
  const body = {
    list: 2,
    ground: 'other',
    text: 'All is due.',
    documentIds: [],
    receivedOn: '2026-01-20',
    receivedBy: 'post',
    sender: 'Sunil Devi',
  };
  expect(sent(enters)).toEqual([body, body]);
  await screen.findByText('Came by post on 20 Jan 2026, signed by Sunil Devi');
  expect(screen.queryByRole('button', { name: 'Enter an objection from paper' })).toBeNull();
});

test.each<[string, Partial<PresentedClaim>]>([
  ['whose creditor has an account', { claimant: asha }],
  ['that is in no published list', { listedIn: null }],
  ['that was withdrawn', { status: 'withdrawn' }],
])('a claim %s takes no objection on paper', async (_, more) => {
  show(more);
  expect(screen.queryByRole('button', { name: 'Enter an objection from paper' })).toBeNull();
});
