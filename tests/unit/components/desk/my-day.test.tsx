import { screen, waitFor } from '@testing-library/react';
import { MyDay } from '@/components/desk/day/my-day';
import type { MyDay as Counted } from '@/lib/claims/queues/day/mine';
import { ravi } from '@/tests/support/screen/people';
import { type Answers, opened, refused } from '@/tests/support/screen/screen';

const read = 'GET /api/verification/day';
const change = 'PATCH /api/verification/day';
const day: Counted = {
  decided: 42,
  lastHour: 19,
  open: 230,
  setAside: 3,
  overdue: 4,
  dueToday: 12,
  dueThisWeek: 40,
  goal: null,
};

const show = (of: Partial<Counted> = {}, answers: Answers = {}) =>
  opened(<MyDay />, { as: ravi, answers: { [read]: { ...day, ...of }, ...answers } });

test('counts that fail say so, and lead nowhere', async () => {
  show({}, { [read]: () => refused(503, 'unavailable') });
  await screen.findByText('My day could not be counted');
  expect(screen.queryByRole('button')).toBeNull();
});

test.each<[string, number | null, string]>([
  ['without a goal', null, '42 today · 19/hour · 12 due'],
  ['with one', 1000, '42 of 1,000 · 19/hour · 12 due'],
])('the line says what was decided today %s', async (_, goal, line) => {
  show({ goal });
  await screen.findByRole('button', { name: line });
});

test.each(['0', '1001', 'many', '-3', '1.5'])(
  'a goal of %s is not sent, and the field says why',
  async (typed) => {
    const { user, sent } = show();
    await user.click(await screen.findByRole('button', { name: /42 today/ }));
    await user.type(await screen.findByLabelText('Goal for a day'), typed);
    await user.click(screen.getByRole('button', { name: 'Save the goal' }));
    await screen.findByText('A number from 1 to 1000');
    expect(sent(change)).toEqual([]);
  },
);

test.each<[string, string, number | null]>([
  ['150', ' 150 ', 150],
  ['none, when it is emptied', '', null],
])('a goal is set to %s', async (_, typed, goal) => {
  const { user, sent } = show({ goal: 40 }, { [change]: { ...day, goal } });
  await user.click(await screen.findByRole('button', { name: /42 of 40/ }));
  const field = await screen.findByLabelText('Goal for a day');
  await user.clear(field);
  if (typed) await user.type(field, typed);
  await user.click(screen.getByRole('button', { name: 'Save the goal' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(change)).toEqual([{ goal }]);
});

test('a goal that was not saved says why, and what was typed is still there', async () => {
  const { user } = show(
    {},
    { [change]: () => refused(503, 'unavailable', 'The database is away.') },
  );
  await user.click(await screen.findByRole('button', { name: /42 today/ }));
  const field = await screen.findByLabelText('Goal for a day');
  await user.type(field, '150');
  await user.click(screen.getByRole('button', { name: 'Save the goal' }));
  await screen.findByText('The goal was not saved');
  expect((field as HTMLInputElement).value).toBe('150');
});
