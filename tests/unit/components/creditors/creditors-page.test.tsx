import { screen, waitFor, within } from '@testing-library/react';
import { CreditorsPage } from '@/components/creditors/creditors-page';
import { type ListLine, type PresentedList, summaryOf } from '@/lib/creditor-lists/present';
import type { ListState } from '@/lib/creditor-lists/states';
import { oneDay } from '@/tests/support/screen/day';
import { meera, ravi } from '@/tests/support/screen/people';
import { type Answers, held, opened, refused } from '@/tests/support/screen/screen';

const today = oneDay();
const deed = { by: meera, at: '2026-10-02T10:00:00.000Z' };

const list = (
  number: number,
  state: ListState,
  more: Partial<PresentedList> = {},
): PresentedList => ({
  number,
  asOn: '2026-10-01',
  state,
  madeAt: deed.at,
  asked: deed,
  confirmed: null,
  published: null,
  withdrawn: null,
  replacedBy: null,
  publishedOver: null,
  objectionsUntil: null,
  debtorName: null,
  debtorCin: null,
  tribunal: null,
  tribunalBench: null,
  caseNumber: null,
  admissionOrderDate: null,
  admissionOrderNumber: null,
  commencementDate: null,
  professionalName: null,
  professionalRegistration: null,
  lawEdition: '2026',
  rows: 45,
  ...summaryOf([]),
  votingBase: '0.00',
  hindrances: [],
  sha256: 'a'.repeat(64),
  progress: null,
  failing: false,
  ...more,
});

const lists = (...all: PresentedList[]): Answers => ({
  'GET /api/creditor-lists': { lists: all },
  'GET /api/creditor-lists/settings': { namesMasked: true, indexed: false, objectionDays: 7 },
  ...Object.fromEntries(all.map((one) => [`GET /api/creditor-lists/${one.number}`, one])),
});
const show = (answers: Answers, { as = meera, at = '/ip/creditors' } = {}) =>
  opened(<CreditorsPage />, { as, at, answers });

const ask = 'POST /api/creditor-lists';
const settings = 'PATCH /api/creditor-lists/settings';

test('a list is asked for as on the day that is shown, once', async () => {
  const { answer, give } = held();
  const { user, sent } = show({ ...lists(), [ask]: answer });
  await user.dblClick(await screen.findByRole('button', { name: 'Make a list' }));
  expect(sent(ask)).toEqual([{ asOn: today }]);
  give({ number: 1 });
  await screen.findByText('The list is being made');
});

test('no list is asked for while one is being made', async () => {
  show(lists(list(1, 'making', { sha256: null, progress: { done: 3, total: 1_000 } })));
  await screen.findByText('3 of 1,000 claims are in it. You can go on working.');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Make a list' }).disabled).toBe(
    true,
  );
});

test.each<[ListState, Partial<PresentedList>, string]>([
  ['making', {}, 'Being made'],
  ['draft', {}, 'Draft'],
  ['confirmed', {}, 'Confirmed'],
  ['published', {}, 'Published'],
  ['published', { replacedBy: 2 }, 'Replaced'],
  ['withdrawn', {}, 'Withdrawn'],
])('a list that is %s %j says %s', async (state, more, says) => {
  show(lists(list(1, state, more)));
  const row = (await screen.findByText(/List.* 1/)).closest('li') as HTMLElement;
  within(row).getByText(says);
});

test.each<[ListState, string[]]>([
  ['making', ['Do not make this list']],
  ['draft', ['Confirm', 'Withdraw']],
  ['confirmed', ['Publish', 'Withdraw']],
  ['published', ['Withdraw']],
  ['withdrawn', []],
])(
  'of a list that is %s an administrator may: %j; a case manager may nothing',
  async (state, may) => {
    const possible = () =>
      screen
        .getAllByRole('button')
        .map(({ textContent }) => textContent ?? '')
        .filter((name) => /^(Confirm|Publish|Withdraw|Do not make)/.test(name));
    const { close } = show(lists(list(1, state)), { at: '/ip/creditors?list=1' });
    await screen.findByRole('heading', { level: 1 });
    expect(possible()).toEqual(may);
    close();
    show(lists(list(1, state)), { at: '/ip/creditors?list=1', as: ravi });
    await screen.findByRole('heading', { level: 1 });
    expect(possible()).toEqual([]);
  },
);

test('a list is published after a question that names its day and where it will be read; a colleague who was faster is told', async () => {
  const decide = 'PATCH /api/creditor-lists/1';
  let reply: () => unknown = () => refused(409, 'list_state_differs', 'It was withdrawn.');
  const { user, sent } = show(
    { ...lists(list(1, 'confirmed')), [decide]: () => reply() },
    { at: '/ip/creditors?list=1' },
  );
  const publish = async () => {
    await user.click(await screen.findByRole('button', { name: 'Publish' }));
    const dialog = await screen.findByRole('alertdialog');
    within(dialog).getByText(/without an account, at http:\/\/localhost\/creditors/);
    return within(dialog).getByRole('button', { name: 'Publish' });
  };
  await user.click(await publish());
  await screen.findByText('It was withdrawn.');
  const { answer, give } = held();
  reply = answer;
  await user.dblClick(await publish());
  expect(sent(decide)).toEqual([
    { state: 'published', reason: null },
    { state: 'published', reason: null },
  ]);
  give(list(1, 'published'));
  await screen.findByText('Published');
});

test('each setting of published lists is sent by itself, and days beyond the range are not', async () => {
  const { user, sent } = show({ ...lists(), [settings]: {} });
  await user.click(await screen.findByRole('checkbox', { name: /initials/ }));
  await screen.findByText('Saved');
  await user.click(screen.getByRole('checkbox', { name: /search engines/ }));
  const days = screen.getByLabelText(/Days for objections/);
  for (const typed of ['0', '91', '1e1', '10']) {
    await user.clear(days);
    await user.type(days, typed);
    await user.click(screen.getByRole('button', { name: 'Save' }));
  }
  expect(sent(settings)).toEqual([
    { namesMasked: false },
    { indexed: true },
    { objectionDays: 10 },
  ]);
});

test('pages of lines keep what they are narrowed to, and another narrowing begins at the first page', async () => {
  const rows = 'GET /api/creditor-lists/1/rows';
  const { user, calls } = show(
    { ...lists(list(1, 'draft')), [rows]: { rows: [], total: 45 } },
    { at: '/ip/creditors?list=1&part=lines&annexure=5' },
  );
  const asked = () => calls.flatMap(({ call }) => call.split(`${rows}?`)[1] ?? []).at(-1);
  await user.type(await screen.findByLabelText(/Name or claim number/), ' kaveri ');
  await user.click(screen.getByRole('button', { name: 'Find' }));
  await screen.findByText('1 to 20 of 45');
  expect(asked()).toBe('annexure=5&search=kaveri&page=1&limit=20');
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  await screen.findByText('21 to 40 of 45');
  expect(asked()).toBe('annexure=5&search=kaveri&page=2&limit=20');
  await user.selectOptions(screen.getByLabelText('Annexure'), '6');
  await screen.findByText('1 to 20 of 45');
  expect(asked()).toBe('annexure=6&search=kaveri&page=1&limit=20');
});

describe('the files of a committee', () => {
  const member = { debt: '5.00', votingDebt: '5.00', share: '50.00', kind: 'class' as const };
  const named = { number: 3, name: 'Allottees of Tower A' };
  const committee = (members: object[]) => ({
    'GET /api/creditor-lists/1/committee': {
      composition: 'financial',
      base: '10.00',
      members,
      memberCount: members.length,
      nonVoting: [],
      nonVotingCount: 0,
      operational: { dues: '0.00', debt: '10.00', attend: false },
    },
  });
  const at = '/ip/creditors?list=1&part=committee';
  const kinds = 'Financial creditors in a class, by their authorised representative';

  test('are one for each class, where the list names several', async () => {
    const members = [
      { ...member, name: named.name, creditorClass: named, representative: 'Farida Khan' },
      { ...member, name: kinds, creditorClass: null },
    ];
    const { user, calls } = show({ ...lists(list(1, 'draft')), ...committee(members) }, { at });
    const file = (name: string) => screen.findByRole('button', { name: `Class list: ${name}` });
    await user.click(await file(named.name));
    const other = await file('No named class');
    await waitFor(() => expect(other).toHaveProperty('disabled', false));
    await user.click(other);
    expect(screen.queryByRole('button', { name: 'Class list' })).toBeNull();
    const voters = () => calls.flatMap(({ call }) => /voters\?(.*)&format/.exec(call)?.[1] ?? []);
    await waitFor(() => expect(voters()).toEqual(['of=class&class=3', 'of=class&class=none']));
  });

  test('are one for all creditors in a class, where it names none', async () => {
    show({ ...lists(list(1, 'draft')), ...committee([{ ...member, name: kinds }]) }, { at });
    await screen.findByRole('button', { name: 'Class list' });
    await screen.findByText(kinds);
  });
});

const setu: Partial<ListLine> = {
  annexure: 5,
  slNo: 1,
  claimId: 'c1',
  claimNumber: 'CLM-2026-000001',
  employee: 0,
  name: 'Setu Spares',
  receivedOn: '2026-09-01',
  claimed: '10.00',
  admitted: '0.00',
  contingent: '0.00',
  notAdmitted: '0.00',
  underVerification: '10.00',
  transferred: '0.00',
  transfers: [],
  reasons: [],
  grounds: [],
  currency: null,
  facilities: null,
  share: null,
};

test.each([
  ['&hindrance=no_determination', 1],
  ['', 0],
])('a line is led to the desk where something stands in its way: lines%s', async (query, links) => {
  const hindrances = [
    { code: 'no_determination', count: 1, filter: 'hindrance=no_determination' } as const,
  ];
  show(
    {
      ...lists(list(1, 'draft', { hindrances })),
      'GET /api/creditor-lists/1/rows': { rows: [setu], total: 1 },
    },
    { at: `/ip/creditors?list=1&part=lines${query}` },
  );
  await screen.findByText('CLM-2026-000001');
  const toDesk = screen.queryAllByRole('link', { name: 'At the desk: CLM-2026-000001' });
  expect(toDesk.map((link) => link.getAttribute('href'))).toEqual(
    Array.from({ length: links }, () => '/ip/verify?claim=c1'),
  );
});

test.each([true, undefined])(
  'a searched line marks what was found; only names that come near say so (%j)',
  async (near) => {
    const marks = ['Spares', 'CLM-2026-000001'];
    show(
      {
        ...lists(list(1, 'draft')),
        'GET /api/creditor-lists/1/rows': { rows: [setu], total: 1, near, marks },
      },
      { at: '/ip/creditors?list=1&part=lines&search=spores' },
    );
    const table = within(await screen.findByRole('region', { name: 'Annexures' }));
    await waitFor(() =>
      expect(
        table.getAllByText(/./, { selector: 'mark' }).map(({ textContent }) => textContent),
      ).toEqual(marks),
    );
    expect(screen.queryAllByText(/These names come near/)).toHaveLength(near ? 1 : 0);
  },
);

test('each part of a long list’s PDF says which lines are in it', async () => {
  const sums = {
    admittedCount: 0,
    claimed: '0.00',
    admitted: '0.00',
    contingent: '0.00',
    not_admitted: '0.00',
    under_verification: '0.00',
  };
  const stored = [
    { ...sums, annexure: 2, received: 300 },
    { ...sums, annexure: 5, received: 1_200 },
  ];
  show(lists(list(1, 'draft', { rows: 1_500, ...summaryOf(stored) })), {
    at: '/ip/creditors?list=1',
  });
  const parts = await screen.findByRole('combobox', { name: 'Part of the PDF' });
  expect([...parts.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'PDF, part 1 of 2: Annexure 2, 1 to 300, Annexure 5, 1 to 700',
    'PDF, part 2 of 2: Annexure 5, 701 to 1,200',
  ]);
});
