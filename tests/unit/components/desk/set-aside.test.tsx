import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { FailedDeeds } from '@/components/desk/decisions-to-undo/failed-deeds';
import { heldDeeds } from '@/components/desk/decisions-to-undo/held-deeds';
import { DeterminationPane } from '@/components/desk/determination/determination-pane';
import { canBeSetAside, daysAllowed, daysOffered } from '@/components/desk/set-aside/days';
import type { SetAside } from '@/lib/claims/records/set-aside-columns';
import { keptDeeds } from '@/lib/client/on-device/deeds';
import { keptDetermination } from '@/lib/client/on-device/determinations';
import { emptyVault } from '@/lib/client/on-device/vault';
import { daysAfter } from '@/lib/format/days';
import { claimOf } from '@/tests/support/screen/claim';
import { oneDay } from '@/tests/support/screen/day';
import { meera, ravi } from '@/tests/support/screen/people';
import { type Answers, cutOff, opened, refused } from '@/tests/support/screen/screen';

const today = oneDay();

test.each([
  ['a Sunday', '2026-11-29', ['tomorrow 2026-11-30', 'inThreeDays 2026-12-02']],
  [
    'a Saturday',
    '2026-11-28',
    ['tomorrow 2026-11-29', 'monday 2026-11-30', 'inThreeDays 2026-12-01'],
  ],
  ['a Friday', '2026-11-27', ['tomorrow 2026-11-28', 'inThreeDays 2026-11-30']],
  [
    'a Monday',
    '2026-11-30',
    ['tomorrow 2026-12-01', 'inThreeDays 2026-12-03', 'monday 2026-12-07'],
  ],
  [
    'the last of a year',
    '2026-12-31',
    ['tomorrow 2027-01-01', 'inThreeDays 2027-01-03', 'monday 2027-01-04'],
  ],
])('on %s each day is offered once, and Monday is always the next', (_, day, expected) => {
  expect(daysOffered(day).map(({ name, day: then }) => `${name} ${then}`)).toEqual(expected);
});

test('a day may be typed from tomorrow on, ninety days ahead at most', () => {
  expect(daysAllowed('2026-11-30')).toEqual({ min: '2026-12-01', max: '2027-02-28' });
});

const shortly = (state: 'proposed' | 'returned' | 'confirmed') =>
  ({ state }) as ReturnType<typeof claimOf>['determination'];

test.each([
  ['submitted', null, true],
  ['info_required', null, true],
  ['under_review', shortly('proposed'), true],
  ['approved', shortly('confirmed'), false],
  ['rejected', null, false],
  ['approved', shortly('proposed'), true],
  ['rejected', shortly('returned'), true],
  ['withdrawn', shortly('proposed'), false],
] as const)(
  'a claim that is %s can be set aside only while somebody has to decide it',
  (status, determination, may) => {
    expect(canBeSetAside({ status, determination })).toBe(may);
  },
);

const path = '/api/claims/claim/set-aside';
const put = `PUT ${path}`;
const aside: SetAside = {
  until: daysAfter(today, 1),
  note: 'Waits for the bank',
  by: { id: ravi.id, firstName: ravi.firstName, lastName: ravi.lastName },
  at: '2026-11-02T10:00:00.000Z',
};

beforeEach(emptyVault);
afterEach(() => {
  for (const { id } of heldDeeds.current()) heldDeeds.giveUp(id);
});

/** The time to undo is over. */
const timeIsOver = () => act(() => heldDeeds.sendAll(false));

function show(claim = claimOf('form_b', { version: 3 }), answers: Answers = {}) {
  const done = jest.fn();
  const page = opened(
    <>
      <FailedDeeds onOpen={() => {}} />
      <DeterminationPane claim={claim} onDone={done} />
    </>,
    {
      as: meera,
      answers: {
        'GET /api/claims/claim/determinations': { determinations: [] },
        'GET /api/case': {
          mayConfirmOwn: true,
          classes: [],
          commencementDate: null,
          lastDateForClaims: null,
          rfrpDate: null,
        },
        [put]: claim,
        ...answers,
      },
    },
  );
  return { ...page, done };
}
const set = { name: 'Set aside' };
const read = { claimVersion: 3, seen: 0, status: 'submitted', documents: 0 };

test('a claim is set aside until tomorrow by two keys, after the time to undo it, and the next one opens', async () => {
  const { user, sent, done } = show();
  await screen.findByRole('button', { name: 'Set aside…' });
  await user.keyboard('{F7}');
  const tomorrow = await screen.findByRole('radio', { name: /^Tomorrow/ });
  await waitFor(() => expect(document.activeElement).toBe(tomorrow));
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect(sent(put)).toEqual([]);
  expect(heldDeeds.current()).toMatchObject([{ kind: 'setAside', state: 'held' }]);
  await timeIsOver();
  expect(sent(put)).toEqual([{ until: daysAfter(today, 1), note: null, ...read }]);
  expect(await keptDeeds(meera.id)).toEqual(new Map());
});

test('and undone, nothing is sent', async () => {
  const { user, sent } = show();
  await screen.findByRole('button', { name: 'Set aside…' });
  await user.keyboard('{F7}');
  await user.click(await screen.findByRole('button', set));
  await waitFor(() => expect(heldDeeds.current()).toHaveLength(1));
  act(() => void heldDeeds.undo());
  await timeIsOver();
  expect(sent(put)).toEqual([]);
});

test('what was typed for the claim is still there when it comes back', async () => {
  const { user, sent, done } = show();
  await user.type(await screen.findByLabelText('Internal note'), 'Half of it is paid');
  await user.click(screen.getByRole('button', { name: 'Set aside…' }));
  await user.click(await screen.findByRole('button', set));
  await waitFor(() => expect(done).toHaveBeenCalled());
  await timeIsOver();
  expect(sent(put)).toHaveLength(1);
  const kept = await keptDetermination<{ internalNote: string }>(meera.id, 'claim');
  expect(kept?.values.internalNote).toBe('Half of it is paid');
});

test('another day has to be given, and the note goes with it', async () => {
  const { user, done, sent } = show();
  await user.click(await screen.findByRole('button', { name: 'Set aside…' }));
  await user.click(await screen.findByRole('radio', { name: 'Another day' }));
  await user.click(screen.getByRole('button', set));
  expect(done).not.toHaveBeenCalled();
  expect(heldDeeds.current()).toEqual([]);
  await user.click(screen.getByRole('radio', { name: 'When the claimant answers' }));
  await user.type(screen.getByRole('textbox', { name: 'Note' }), ' Asked by telephone ');
  await user.click(screen.getByRole('button', set));
  await waitFor(() => expect(done).toHaveBeenCalled());
  await timeIsOver();
  expect(sent(put)).toEqual([{ until: null, note: 'Asked by telephone', ...read }]);
});

test('without a network it waits on the device, and is sent when there is one', async () => {
  let there = false;
  const claim = claimOf('form_b', { version: 3 });
  const { user, sent } = show(claim, { [put]: () => (there ? claim : cutOff()) });
  await user.click(await screen.findByRole('button', { name: 'Set aside…' }));
  await user.click(await screen.findByRole('button', set));
  await waitFor(() => expect(heldDeeds.current()).toHaveLength(1));
  await timeIsOver();
  await screen.findByText('CLM-2026-000001 was not set aside');
  expect((await keptDeeds(meera.id)).size).toBe(1);
  there = true;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(async () => expect((await keptDeeds(meera.id)).size).toBe(0));
  expect(sent(put)).toHaveLength(2);
});

test('a claim that is aside says until when, by whom and why, and the same key takes it up', async () => {
  const take = `DELETE ${path}`;
  const { user, sent } = show(claimOf('form_b', { setAside: aside }), {
    [take]: claimOf('form_b'),
  });
  await screen.findByText('Waits for the bank');
  expect(screen.queryByRole('button', { name: 'Set aside…' })).toBeNull();
  await user.keyboard('{F7}');
  await waitFor(() => expect(sent(take)).toHaveLength(1));
});

test('what could not be taken up says why', async () => {
  const { user } = show(claimOf('form_b', { setAside: { ...aside, until: null } }), {
    [`DELETE ${path}`]: () => refused(404, 'not_found', 'Claim not found'),
  });
  await screen.findByText(/^Set aside until the claimant answers, by /);
  await user.click(screen.getByRole('button', { name: 'Take up again' }));
  await screen.findByText('The claim was not taken up again');
});

test('a decided claim offers nothing of it', async () => {
  const { user } = show(claimOf('form_b', { status: 'approved' }));
  await screen.findByRole('button', { name: 'Confirm' });
  expect(screen.queryByRole('button', { name: 'Set aside…' })).toBeNull();
  await user.keyboard('{F7}');
  expect(screen.queryByRole('dialog')).toBeNull();
});
