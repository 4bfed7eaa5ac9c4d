import { screen, within } from '@testing-library/react';
import { TeamCard } from '@/components/team/team-card';
import type { Professional } from '@/lib/client/queries/queries';
import { meera } from '@/tests/support/screen/people';
import { type Answers, cutOff, held, opened, refused } from '@/tests/support/screen/screen';

const ravi: Professional = {
  id: 'ravi',
  firstName: 'Ravi',
  lastName: 'Menon',
  email: 'ravi@example.in',
  role: 'ip_case_manager',
  status: 'active',
  licenseNumber: null,
  organization: null,
  createdAt: '2026-09-01T10:00:00.000Z',
  assignedClaims: 12,
  openClaims: 3,
  secondFactor: false,
  emailProven: true,
  proposal: null,
  licenceLooksUnusual: false,
};

const change = 'PATCH /api/ip-professionals/ravi';
const show = (person: Professional, answers: Answers = {}) =>
  opened(<TeamCard person={person} self={false} onPage={0} />, {
    as: meera,
    answers: { 'GET /api/auth/security': { secondFactor: false }, ...answers },
  });
type Page = ReturnType<typeof show>;

async function open({ user }: Page, name: string) {
  await user.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog'));
  const password = await dialog.findByLabelText(/Current Password/, { selector: 'input' });
  return { dialog, password };
}

test('an account is changed from what was shown of it, with the password, once', async () => {
  const { answer, give } = held();
  const page = show(ravi, { [change]: answer });
  const { dialog, password } = await open(page, 'Switch off Ravi Menon');
  await page.user.type(password, 'Lotus-Quorum-88');
  await page.user.dblClick(dialog.getByRole('button', { name: 'Switch off' }));
  expect(page.sent(change)).toEqual([
    {
      status: 'disabled',
      from: { status: 'active', role: 'ip_case_manager' },
      password: 'Lotus-Quorum-88',
    },
  ]);
  give({ awaitsConfirmation: false });
  await screen.findByText('The account of Ravi Menon was switched off');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what needs a second administrator is not told as done', async () => {
  const page = show(ravi, { [change]: { awaitsConfirmation: true } });
  const { dialog, password } = await open(page, 'Make Administrator: Ravi Menon');
  await page.user.type(password, 'x');
  await page.user.click(dialog.getByRole('button', { name: 'Make Administrator' }));
  await screen.findByText(/Another administrator has to confirm that Ravi Menon/);
  expect(screen.queryByText('Ravi Menon is now an Administrator')).toBeNull();
});

test('a wrong password and a lost answer leave the question open, a colleague who was faster ends it', async () => {
  let reply: () => unknown = () => refused(401, 'wrong_credentials', 'Wrong password.');
  const page = show(ravi, { [change]: () => reply() });
  const { dialog, password } = await open(page, 'Switch off Ravi Menon');
  const press = () => page.user.click(dialog.getByRole('button', { name: 'Switch off' }));
  await press();
  expect(page.sent(change)).toEqual([]);
  await page.user.type(password, 'x');
  await press();
  await screen.findByText('Wrong password.');
  reply = cutOff;
  await page.user.type(password, 'y');
  await press();
  await screen.findByText(/network|connection/i);
  screen.getByRole('dialog');
  reply = () => refused(409, 'account_changed_meanwhile', 'Somebody was faster.');
  await page.user.type(password, 'z');
  await press();
  await screen.findByText('Somebody was faster.');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each<[Professional['status'], string[]]>([
  ['pending', ['Approve', 'Make Administrator', 'Decline']],
  ['active', ['Make Administrator', 'Switch off', 'Allow more numbers']],
  ['declined', ['Approve']],
  ['disabled', ['Switch on']],
])('an account that is %s offers %j', async (status, offered) => {
  show({ ...ravi, status });
  const card = await screen.findByRole('article', { name: 'Ravi Menon' });
  expect(
    within(card)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(offered);
});

test.each([
  ['9', '2001'],
  ['3000', '3000'],
  ['99999999', '50000'],
])('of %s numbers typed, what is allowed stands in the field: %s', async (typed, stands) => {
  const numbers = 'POST /api/ip-professionals/ravi/numbers';
  const page = show(ravi, { [numbers]: {} });
  const { dialog, password } = await open(page, 'Allow more numbers: Ravi Menon');
  const field = dialog.getByLabelText<HTMLInputElement>('Numbers within 24 hours');
  await page.user.clear(field);
  await page.user.type(field, typed);
  await page.user.type(password, 'x');
  expect(field.value).toBe(stands);
  await page.user.click(dialog.getByRole('button', { name: 'Allow more numbers' }));
  expect(page.sent(numbers)).toEqual([{ numbers: Number(stands), password: 'x' }]);
});

test('a proposal of another administrator is refused with the password', async () => {
  const refusal = 'POST /api/ip-professionals/ravi/proposal/refusal';
  const by = { id: 'kavita', firstName: 'Kavita', lastName: 'Rao' };
  const page = show({ ...ravi, proposal: { kind: 'promote', by, until: null } }, { [refusal]: {} });
  await screen.findByText(/Kavita Rao/);
  const { dialog, password } = await open(page, 'Refuse the proposal about Ravi Menon');
  await page.user.type(password, 'x');
  await page.user.click(dialog.getByRole('button', { name: 'Refuse' }));
  await screen.findByText('Refused: the account of Ravi Menon stays as it is');
  expect(page.sent(refusal)).toEqual([{ password: 'x' }]);
});
