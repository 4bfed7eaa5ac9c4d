import { screen, within } from '@testing-library/react';
import { PeriodForm } from '@/components/figures/period-form';
import { daysAfter } from '@/lib/format/days';
import { oneDay } from '@/tests/support/screen/day';
import { opened } from '@/tests/support/screen/screen';

const today = oneDay();
const period = { from: '2026-09-01', to: '2026-09-30' };
const usual = {
  lastMonth: period,
  thisMonth: { from: '2026-10-01', to: '2026-10-05' },
  all: { from: '2026-08-01', to: '2026-10-05' },
};
const show = () => opened(<PeriodForm period={period} usual={usual} />, { at: '/ip/figures' });
type Page = ReturnType<typeof show>;

async function type({ user }: Page, name: string, day: string) {
  await user.tripleClick(within(screen.getByRole('group', { name })).getByLabelText('Day'));
  await user.paste(day.split('-').reverse().join('/'));
}

test('a usual period is one press away, and the one that is shown says so', async () => {
  const { user } = show();
  const pressed = (name: string) =>
    screen.getByRole('button', { name }).getAttribute('aria-pressed');
  expect([pressed('Last month'), pressed('This month')]).toEqual(['true', 'false']);
  await user.click(screen.getByRole('button', { name: 'Since the commencement date' }));
  expect(location.search).toBe('?from=2026-08-01&to=2026-10-05');
});

test.each([
  ['2026-09-10', '2026-09-10', '?from=2026-09-10&to=2026-09-10'],
  ['2026-09-10', '2026-09-09', ''],
  ['2026-09-10', today, `?from=2026-09-10&to=${today}`],
  ['2026-09-10', daysAfter(today, 1), ''],
])('from %s to %s the address becomes “%s”', async (from, to, address) => {
  const page = show();
  await type(page, 'To', to);
  await type(page, 'From', from);
  await page.user.click(screen.getByRole('button', { name: 'Show' }));
  expect(location.search).toBe(address);
});
