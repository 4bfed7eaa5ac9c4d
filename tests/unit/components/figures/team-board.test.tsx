import { screen, within } from '@testing-library/react';
import { FiguresPage } from '@/components/figures/figures-page';
import { TeamBoard } from '@/components/figures/team-board';
import type { TeamLine } from '@/lib/claims/queues/day/team';
import { meera, ravi } from '@/tests/support/screen/people';
import { opened, refused } from '@/tests/support/screen/screen';

const none = {
  decided: 0,
  lastHour: 0,
  open: 0,
  setAside: 0,
  overdue: 0,
  dueToday: 0,
  dueThisWeek: 0,
};
const personOf = ({ id, firstName, lastName }: typeof ravi) => ({ id, firstName, lastName });
const team: TeamLine[] = [
  { ...none, person: personOf(meera), active: true, decided: 7, open: 1 },
  { ...none, person: personOf(ravi), active: false, open: 2, overdue: 1 },
  { ...none, person: null, active: true, open: 1234 },
];
const read = 'GET /api/verification/team';
const period = 'GET /api/figures';

test('the board says that it could not be counted', async () => {
  opened(<TeamBoard />, { as: meera, answers: { [read]: () => refused(503, 'unavailable') } });
  await screen.findByText('The day of the team could not be counted');
});

test('each colleague has a row, who left is said to have, and nobody’s claims stand last', async () => {
  opened(<TeamBoard />, { as: meera, answers: { [read]: { team } } });
  const rows = within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);
  expect(rows.map((row) => row.firstElementChild?.textContent)).toEqual([
    `${meera.firstName} ${meera.lastName}`,
    `${ravi.firstName} ${ravi.lastName} (no longer here)`,
    'Nobody',
    'Total',
  ]);
  const cells = (at: number) =>
    [...(rows[at]?.children ?? [])].map(({ textContent }) => textContent);
  expect(cells(0).slice(1)).toEqual(['7', '0', '1', '0', '0', '0', '0']);
  expect(cells(3).slice(1)).toEqual(['', '', '1,237', '0', '0', '0', '1']);
});

test('its tab is for who leads the team, stands in the address, and asks for no figures of a period', async () => {
  const { user, calls } = opened(<FiguresPage />, {
    as: meera,
    at: '/ip/figures?tab=team',
    answers: { [read]: { team } },
  });
  await screen.findByText('Nobody');
  expect(calls.filter(({ call }) => call.startsWith(period))).toEqual([]);
  await user.click(screen.getByRole('tab', { name: 'A period' }));
  expect(location.search).toBe('');
});

test('a case manager sees the figures of a period and no tabs, whatever the address says', async () => {
  const { calls } = opened(<FiguresPage />, { as: ravi, at: '/ip/figures?tab=team' });
  await screen.findByText('The figures could not be calculated');
  expect(screen.queryByRole('tab')).toBeNull();
  expect(calls.filter(({ call }) => call === read)).toEqual([]);
});
