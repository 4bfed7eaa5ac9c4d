import { screen, waitFor, within } from '@testing-library/react';
import { Rail } from '@/components/rail/rail';
import { type Marks, RailCounts } from '@/components/rail/rail-counts';
import { railIcons } from '@/components/rail/rail-icons';
import { meera, ravi } from '@/tests/support/screen/people';
import { type Answers, opened, refused } from '@/tests/support/screen/screen';

const free = { secondFactor: false, secondFactorNeeded: false };
const counts = {
  ...{ to_verify: 40, proposed: 0, returned: 0, waiting: 0, flagged: 0, decided: 0 },
  ...{
    set_aside: 0,
    objections: 0,
    change_requests: 0,
    overdue: 0,
    toTell: 0,
    tellOverdue: 0,
    transfers: 0,
  },
};

interface Shown {
  as?: typeof meera;
  at?: string;
  answers?: Answers;
}

const show = ({ as = meera, at = '/ip/dashboard', answers = {} }: Shown = {}) =>
  opened(
    <>
      <Rail icons={railIcons} />
      <p>The page</p>
    </>,
    { as, at, answers: { 'GET /api/auth/security': free, ...answers } },
  );

const rail = () => screen.findByRole('navigation', { name: 'Console' });
const links = async () =>
  within(await rail())
    .getAllByRole('link')
    .map((link) => link.getAttribute('aria-label'));

const ofAll = [
  'Claims',
  'Verification desk',
  'Lists of creditors',
  'Letters for the post',
  'Figures of a period',
];

test('the rail leads to the places of a role, and to the team only whoever manages it', async () => {
  show();
  expect(await links()).toEqual([...ofAll, 'Case settings']);
  screen.getByRole('button', { name: 'Team' });
});

test('the rail opens the team over a page, but for that with the claims, which opens it itself', async () => {
  const { user, close } = show({ at: '/ip/mail', answers: { 'GET /api/ip-professionals': [] } });
  await user.click(await screen.findByRole('button', { name: 'Team' }));
  await screen.findByRole('dialog', { name: 'Team Management' });
  expect(location.search).toBe('?team=');
  close();
  for (const at of ['/', '/ip/dashboard']) {
    const shown = show({ at });
    await shown.user.click(await screen.findByRole('button', { name: 'Team' }));
    expect([location.search, screen.queryByRole('dialog')]).toEqual(['?team=', null]);
    shown.close();
  }
});

test('an address with the team opens nothing for a case manager', async () => {
  show({ as: ravi, at: '/ip/mail?team=' });
  await rail();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a case manager finds neither the case nor the team in the rail', async () => {
  show({ as: ravi });
  expect(await links()).toEqual(ofAll);
  expect(screen.queryByRole('button', { name: 'Team' })).toBeNull();
});

test.each([
  ['waits for approval', { ...meera, status: 'pending' as const }, free],
  ['has to set up two-step sign-in first', meera, { ...free, secondFactorNeeded: true }],
])('whoever %s has no rail', async (_, as, security) => {
  const { calls } = show({
    as: as as typeof meera,
    answers: { 'GET /api/auth/security': security },
  });
  await waitFor(() => expect(calls.map(({ call }) => call)).toContain('GET /api/auth/security'));
  await screen.findByText('The page');
  await waitFor(() => expect(screen.queryByRole('navigation')).toBeNull());
});

test.each([
  ['/ip/verify', 'Verification desk', 'page'],
  ['/ip/claim/0b0e', 'Claims', 'true'],
  ['/ip/mail', undefined, undefined],
])('at %s the rail marks %s', async (at, name, current) => {
  show({ at });
  const marked = within(await rail())
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'));
  expect(marked.map((link) => [link.getAttribute('aria-label'), link.ariaCurrent])).toEqual(
    name ? [[name, current]] : [],
  );
});

test('behind its last button the rail lists the rarer places, and closes when one is chosen', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'More' }));
  const more = await screen.findByRole('dialog', { name: 'More' });
  const rarer = [
    ...['Figures of a period', 'Case settings', 'Enter a claim from paper'],
    'Look at a register',
    ...['Whole files of claims', 'Undelivered mail', 'Accounts'],
  ];
  expect(
    within(more)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(rarer);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' }));
});

/** What the rail is told to mark. */
async function marksFor(as: typeof meera, answers: Answers, language: 'en' | 'hi' = 'en') {
  let told: Marks = {};
  const { calls } = opened(<RailCounts onCounted={(marks) => (told = marks)} />, {
    as,
    language,
    answers,
  });
  return { marks: () => told, calls };
}

test('an overdue claim presses, and the words say what the number leaves out', async () => {
  const { marks } = await marksFor(meera, {
    'GET /api/verification/counts': {
      ...counts,
      overdue: 3,
      transfers: 2,
      toTell: 5,
      tellOverdue: 1,
    },
    'GET /api/ip-professionals': [{ status: 'pending' }, { status: 'active' }],
  });
  await waitFor(() => expect(Object.keys(marks())).toHaveLength(3));
  expect(marks()).toEqual({
    desk: { count: 3, calm: false, told: '3 overdue, 40 to verify, 2 transfers waiting' },
    post: { count: 5, calm: false, told: '5 decisions to tell, 1 late' },
    team: { count: 1, calm: true, told: '1 awaiting approval' },
  });
});

test('while nothing is overdue the desk counts what is to verify, calmly', async () => {
  const { marks, calls } = await marksFor(ravi, { 'GET /api/verification/counts': counts });
  await waitFor(() =>
    expect(marks().desk).toEqual({ count: 40, calm: true, told: '40 to verify' }),
  );
  expect(marks().post).toBeUndefined();
  // The team is not for a case manager to ask for.
  expect(calls.map(({ call }) => call)).not.toContain('GET /api/ip-professionals');
});

test('what cannot be counted is left out, without a word', async () => {
  const { marks, calls } = await marksFor(meera, {
    'GET /api/verification/counts': refused(503, 'unavailable'),
    'GET /api/ip-professionals': refused(503, 'unavailable'),
  });
  await waitFor(() =>
    expect(calls.map(({ call }) => call)).toContain('GET /api/verification/counts?'),
  );
  expect(marks()).toEqual({});
  expect(screen.queryByRole('alert')).toBeNull();
});
