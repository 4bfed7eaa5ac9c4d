import { screen, within } from '@testing-library/react';
import { InterestCalculator } from '@/components/desk/interest/interest-calculator';
import { cutOff, opened } from '@/tests/support/screen/screen';

const to = 'POST /api/interest';
const show = (
  reply: unknown = { interest: '300.00', total: '1300.00', days: 30, to: '2026-10-01' },
) => {
  const taken: string[] = [];
  const page = opened(
    <InterestCalculator
      principal="1000.00"
      head="Interest"
      onTake={(interest) => taken.push(interest)}
      onClose={() => {}}
    />,
    { answers: { 'GET /api/case': { commencementDate: '2026-10-01' }, [to]: reply } },
  );
  return { ...page, taken };
};
type Page = ReturnType<typeof show>;

const group = (name: RegExp) => screen.getByRole('group', { name });
async function type({ user }: Page, name: RegExp, day: string) {
  await user.click(within(group(name)).getByLabelText('Day'));
  await user.paste(day);
}
const work = ({ user }: Page) => user.click(screen.getByRole('button', { name: 'Work out' }));
const result = () => screen.queryByRole('button', { name: /^Admit ₹300.00 as Interest/ });

test('interest is worked out from what stands in the fields, and taking it gives its amount', async () => {
  const page = show();
  await page.user.type(screen.getByLabelText(/Rate/), '12.5');
  await type(page, /Interest runs from/, '01/09/2026');
  await work(page);
  await screen.findByText('30 days up to 1 Oct 2026');
  expect(page.sent(to)).toEqual([
    { principal: '1000.00', rate: '12.5', from: '2026-09-01', compounding: 'none' },
  ]);
  await page.user.click(result() as HTMLElement);
  expect(page.taken).toEqual(['300.00']);
});

test('interest of former values is not offered, also after a day was picked in the calendar', async () => {
  const page = show();
  await page.user.type(screen.getByLabelText(/Rate/), '12');
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
  expect(result()).toBeNull();
});

test('interest beyond the commencement date is asked for only when it is meant', async () => {
  const page = show();
  await page.user.type(screen.getByLabelText(/Rate/), '12');
  await type(page, /Interest runs from/, '01/09/2026');
  await type(page, /Up to/, '02/10/2026');
  await work(page);
  screen.getByText('This goes beyond the commencement date');
  expect(page.sent(to)).toEqual([]);
  await page.user.click(screen.getByRole('checkbox', { name: 'I mean a later day' }));
  await work(page);
  await screen.findByText(/^30 days/);
  expect(page.sent(to)).toMatchObject([{ to: '2026-10-02', beyond: true }]);
});

test('a call without an answer says so, and what was typed stays', async () => {
  const page = show(cutOff);
  await page.user.type(screen.getByLabelText(/Rate/), '12');
  await type(page, /Interest runs from/, '01/09/2026');
  await work(page);
  await screen.findByText('The interest could not be calculated');
  screen.getByDisplayValue('1,000.00');
});
