import { screen, within } from '@testing-library/react';
import { JudgedObjections } from '@/components/objections/judged-objections';
import type { PresentedObjection } from '@/lib/claims/deeds/objections/present';
import { claimOf } from '@/tests/support/screen/claim';
import { meera, ravi } from '@/tests/support/screen/people';
import { type Answers, cutOff, held, opened, refused } from '@/tests/support/screen/screen';

const claim = claimOf('form_b', { status: 'approved' });
const objection: PresentedObjection = {
  id: 'o1',
  list: { number: 2, asOn: '2026-11-01', state: 'published' },
  row: {
    annexure: 8,
    slNo: 3,
    lines: 1,
    share: null,
    claimed: '900.00',
    admitted: '500.00',
    contingent: '0.00',
    notAdmitted: '400.00',
    underVerification: '0.00',
  },
  ground: 'amount',
  text: 'All of it is due',
  documentIds: [],
  madeAt: '2026-11-02T10:00:00.000Z',
  state: 'open',
  closedAt: null,
  reasons: null,
  determination: null,
  receivedBy: null,
  sender: null,
};
const refusal = 'POST /api/objections/o1/refusal';

interface Desk {
  as?: typeof meera;
  more?: Partial<PresentedObjection>;
  mayConfirmOwn?: boolean;
  answers?: Answers;
}
const show = ({ as = meera, more = {}, mayConfirmOwn = false, answers }: Desk) =>
  opened(<JudgedObjections claim={claim} />, {
    as,
    answers: {
      'GET /api/claims/claim/objections': { listed: null, objections: [{ ...objection, ...more }] },
      'GET /api/case': { mayConfirmOwn },
      ...answers,
    },
  });

test.each<[string, Desk, boolean]>([
  ['an administrator refuses one that waits', {}, true],
  ['a case manager does not', { as: ravi }, false],
  ['a case manager who may confirm does', { as: ravi, mayConfirmOwn: true }, true],
  ['nobody refuses one that was answered', { more: { state: 'revised' } }, false],
])('of an objection: %s', async (_, desk, may) => {
  show(desk);
  await screen.findByText('All of it is due');
  const wait = desk.more ? undefined : await screen.findByText(/To answer|Only an administrator/);
  expect(wait === undefined).toBe(desk.more !== undefined);
  if (may) await screen.findByRole('button', { name: 'Refuse objection…' });
  else expect(screen.queryByRole('button', { name: 'Refuse objection…' })).toBeNull();
});

test('an objection is refused with reasons, once; refused or not answered, they stay', async () => {
  let reply: () => unknown = cutOff;
  const { user, sent } = show({ answers: { [refusal]: () => reply() } });
  await user.click(await screen.findByRole('button', { name: 'Refuse objection…' }));
  const dialog = within(await screen.findByRole('dialog'));
  const refuse = dialog.getByRole('button', { name: 'Refuse objection' });
  await user.click(refuse);
  dialog.getByText('Give the reasons.');
  expect(sent(refusal)).toEqual([]);
  await user.type(dialog.getByRole('textbox'), ' No invoice ');
  await user.click(refuse);
  await screen.findByText('The objection could not be refused');
  reply = () => refused(409, 'objection_closed', 'It was answered meanwhile.');
  await user.click(refuse);
  await screen.findByText('It was answered meanwhile.');
  dialog.getByDisplayValue('No invoice');
  const { answer, give } = held();
  reply = answer;
  await user.dblClick(refuse);
  expect(sent(refusal)).toEqual(Array(3).fill({ reasons: 'No invoice' }));
  give({ listed: null, objections: [{ ...objection, state: 'refused' }] });
  await screen.findByText('The objection is refused. The letter is being made');
});
