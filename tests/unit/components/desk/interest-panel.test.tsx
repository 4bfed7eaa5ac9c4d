import { screen, within } from '@testing-library/react';
import type { InterestRow } from '@/components/desk/interest/interest-of-rows';
import { InterestPanel } from '@/components/desk/interest/interest-panel';
import { opened } from '@/tests/support/screen/screen';

type Taken = { at: number; amount: string };

/** Of no claim that another test has seen. */
const fresh = () => `claim ${Math.random()}`;

const show = ({
  rows = [] as InterestRow[],
  claimId = fresh(),
  commencementDate = '2026-10-01' as string | null,
} = {}) => {
  const taken: Taken[] = [];
  const page = opened(
    <InterestPanel
      claimId={claimId}
      principal="1000.00"
      since=""
      inClass={false}
      head="Interest"
      at={1}
      rows={rows}
      onTake={(interest) => taken.push(...interest)}
      onClose={() => {}}
    />,
    { answers: { 'GET /api/case': { commencementDate } } },
  );
  return { ...page, taken };
};
type Page = ReturnType<typeof show>;

const group = (name: RegExp) => screen.getByRole('group', { name });
async function type({ user }: Page, name: RegExp, day: string) {
  await user.click(within(group(name)).getByLabelText('Day'));
  await user.paste(day);
}
async function rate({ user }: Page, text: string) {
  const field = await screen.findByLabelText(/Rate/);
  await user.clear(field);
  await user.type(field, text);
}
const ready = () => screen.findByText(/Left empty: the commencement date/);
const work = ({ user }: Page) => user.click(screen.getByRole('button', { name: 'Work out' }));
const result = () => screen.queryByRole('button', { name: /^Admit ₹10.27 as Interest/ });

test('interest is worked out from what stands in the fields, and taking it gives its amount', async () => {
  const page = show();
  await ready();
  await rate(page, '12.5');
  await type(page, /Interest runs from/, '01/09/2026');
  await work(page);
  await screen.findByText('30 days up to 1 Oct 2026');
  expect(page.calls.filter(({ call }) => call.includes('interest'))).toEqual([]);
  await page.user.click(result() as HTMLElement);
  expect(page.taken).toEqual([{ at: 1, amount: '10.27' }]);
});

test('nothing is worked out without a rate, from a day after the last, or without a last day', async () => {
  const page = show();
  await ready();
  await rate(page, 'much');
  await type(page, /Interest runs from/, '02/10/2026');
  await work(page);
  await screen.findByText('Write a rate such as 12 or 12.5');
  await rate(page, '12');
  await work(page);
  await screen.findByText(/Not after the day up to which it runs/);
  expect(screen.queryByRole('button', { name: /^Admit/ })).toBeNull();
  page.close();
  const unknown = show({ commencementDate: null });
  await screen.findByText('The case has no commencement date yet: choose a day');
  await rate(unknown, '12');
  await type(unknown, /Interest runs from/, '01/09/2026');
  await work(unknown);
  await screen.findByText('Please fill this in');
});

test('interest of former values is not offered, also after a day was picked in the calendar', async () => {
  const page = show();
  await ready();
  await rate(page, '12.5');
  await type(page, /Interest runs from/, '01/09/2026');
  await work(page);
  await screen.findByText('30 days up to 1 Oct 2026');
  await page.user.type(screen.getByLabelText(/Rate/), '5');
  expect(result()).toBeNull();
  await work(page);
  await screen.findByText('30 days up to 1 Oct 2026');
  await page.user.click(within(group(/Interest runs from/)).getByRole('button'));
  await page.user.click(
    await screen.findByRole('button', { name: /\b(?<!\d)2 Sep(tember)? 2026/ }),
  );
  expect(screen.queryByText(/^\d+ days? up to/)).toBeNull();
});

test('interest beyond the commencement date is worked out only when it is meant', async () => {
  const page = show();
  await ready();
  await rate(page, '12');
  await type(page, /Interest runs from/, '01/09/2026');
  await type(page, /Up to/, '02/10/2026');
  await work(page);
  screen.getByText('This goes beyond the commencement date');
  expect(screen.queryByText(/^\d+ days? up to/)).toBeNull();
  await page.user.click(screen.getByRole('checkbox', { name: 'I mean a later day' }));
  await work(page);
  await screen.findByText('31 days up to 2 Oct 2026');
});

test('the rate that was used last stands there, of this claim before that of others', async () => {
  const first = show({ claimId: 'one' });
  await ready();
  await rate(first, '9');
  await work(first);
  first.close();
  const second = show({ claimId: 'two' });
  await ready();
  expect(screen.getByLabelText(/Rate/)).toHaveProperty('value', '9');
  await rate(second, '18');
  await work(second);
  second.close();
  show({ claimId: 'one' });
  await ready();
  expect(screen.getByLabelText(/Rate/)).toHaveProperty('value', '9');
});

test('each invoice has interest from its own day, and only rows that claim it take it', async () => {
  const row = (at: number | null, label: string, since: string): InterestRow => ({
    at,
    label,
    principal: 100_000n,
    since,
  });
  const page = show({
    rows: [row(1, 'INV-1', '2025-10-01'), row(null, 'INV-2', '2026-09-01'), row(4, 'INV-3', '')],
  });
  await ready();
  await rate(page, '12');
  await page.user.keyboard('{Enter}');
  await page.user.click(await screen.findByRole('button', { name: 'Admit ₹120.00 in 1 row' }));
  expect(page.taken).toEqual([{ at: 1, amount: '120.00' }]);
  const said = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(said[2]).toContain('not claimed');
  expect(said[3]).toMatch(/INV-3––.*–$/);
});
