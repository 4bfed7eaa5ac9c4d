import { act, screen, waitFor, within } from '@testing-library/react';
import { OpenTeam } from '@/components/team/open-team';
import { showTeam } from '@/components/team/team-address';
import type { Professional } from '@/lib/client/queries/queries';
import { meera, ravi } from '@/tests/support/screen/people';
import { type Answers, held, opened, refused } from '@/tests/support/screen/screen';

const list = 'GET /api/ip-professionals';
const searching = (words: string) => `${list}?search=${words}`;

const member = (person: typeof meera, more: Partial<Professional> = {}) => ({
  ...person,
  role: 'ip_case_manager',
  assignedClaims: 0,
  openClaims: 0,
  secondFactor: false,
  emailProven: true,
  proposal: null,
  licenceLooksUnusual: false,
  ...more,
});
const both = [member(meera), member(ravi)];
const none = 'Nobody matches your search.';
const near = /These names come near/;

const show = (answers: Answers = {}, at = '/ip/mail?page=2', language: 'en' | 'hi' = 'en') =>
  opened(<OpenTeam />, { as: meera, at, language, answers: { [list]: both, ...answers } });

const dialog = () => screen.findByRole('dialog', { name: 'Team Management' });
const field = () => screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search the team' });
const names = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
const marked = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
/** What a screen reader is told, of what is drawn too. */
const told = () => screen.getByRole('status').textContent;

test('what is searched for in the team stands in the address of the page, and a reload keeps it', async () => {
  const { user, reload } = show({ [searching('menon')]: [member(ravi)] });
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => showTeam(''));
  await screen.findByRole('article', { name: 'Meera Iyer' });
  expect(location.search).toBe('?page=2&team=');
  await user.type(await field(), 'menon{Enter}');
  await waitFor(() => expect(names()).toEqual(['Ravi Menon']));
  expect(location.search).toBe('?page=2&team=menon');
  reload();
  await screen.findByRole('article', { name: 'Ravi Menon' });
  expect((await field()).value).toBe('menon');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.search).toBe('?page=2');
});

test('whoever comes back to a page finds the team as they left it', async () => {
  show({ [searching('menon')]: [member(ravi)] }, '/ip/mail?team=menon');
  await screen.findByRole('article', { name: 'Ravi Menon' });
  act(() => history.pushState(null, '', '/ip/verify'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  history.back();
  await screen.findByRole('article', { name: 'Ravi Menon' });
  expect((await field()).value).toBe('menon');
});

test('a team that closes while its field is left stays closed', async () => {
  const { user } = show({}, '/ip/mail?team=');
  const box = await field();
  await user.type(box, 'men');
  act(() => {
    showTeam(null);
    box.blur();
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.search).toBe('');
});

test('where nobody is found the team says so, and clears its search', async () => {
  const { user } = show({ [searching('nobody')]: [] });
  act(() => showTeam('nobody'));
  await waitFor(() => expect(told()).toBe(none));
  expect(screen.queryByRole('article')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  await waitFor(() => expect(names()).toEqual(['Meera Iyer', 'Ravi Menon']));
  expect([told(), (await field()).value, location.search]).toEqual(['', '', '?page=2&team=']);
});

test('names that only come near are told as such, and what sounds so is marked in them', async () => {
  const found = member(ravi, { near: true, marks: ['Menon'], organization: 'Menon & Sons' });
  const { answer, give } = held();
  const { user } = show({ [searching('memon')]: answer, [searching('memons')]: held().answer });
  act(() => showTeam(''));
  await screen.findByRole('article', { name: 'Meera Iyer' });
  await user.type(await field(), 'memon{Enter}');
  // Those of the search before are still shown: nothing is said of them.
  expect([names(), told()]).toEqual([['Meera Iyer', 'Ravi Menon'], '']);
  give([found]);
  await waitFor(() => expect(told()).toMatch(near));
  await waitFor(() => expect(marked()).toEqual(['Menon', 'Menon']));
  expect(names()).toEqual(['Ravi Menon']);
  await user.type(await field(), 's{Enter}');
  await waitFor(() => expect(location.search).toContain('memons'));
  expect([names(), told()]).toEqual([['Ravi Menon'], '']);
});

test('in a name that is written so the typed words are marked, and nothing is told as near', async () => {
  show({ [searching('ravi%40example.in')]: [member(ravi, { marks: ['ravi@example.in'] })] });
  act(() => showTeam('ravi@example.in'));
  await waitFor(() => expect(marked()).toEqual(['ravi@example.in']));
  expect(told()).toBe('');
});

test('a team that cannot be searched says neither that nobody is found nor that names come near', async () => {
  let answer: unknown = refused(503, 'unavailable', 'Away.');
  const { user } = show({ [searching('menon')]: () => answer });
  act(() => showTeam('menon'));
  await screen.findByText('Away.');
  expect(told()).toBe('');
  answer = [member(ravi)];
  await user.click(screen.getByRole('button', { name: /again/i }));
  await screen.findByRole('article', { name: 'Ravi Menon' });
});

test.each([
  [1_999, 0],
  [2_000, 1],
])('of %i active colleagues the team says %i times that there are more', async (count, times) => {
  const many = Array.from({ length: count }, (_, at) => member({ ...ravi, id: `${at}` }));
  show({ [list]: many }, '/ip/mail?team=');
  await screen.findByRole('heading', { name: `Active (${count})` });
  expect(screen.queryAllByText(/This is not everybody/)).toHaveLength(times);
});

test.each([
  ['a sign that no name has', 'a%00b'],
  ['too many letters', 'x'.repeat(300)],
])('an address may hold %s', async (_, words) => {
  const { calls } = show({}, `/ip/mail?team=${words}`);
  within(await dialog()).getByRole('searchbox');
  await waitFor(() => expect(calls.some(({ call }) => call.startsWith(list))).toBe(true));
  for (const { call } of calls) {
    const asked = new URLSearchParams(call.split('?')[1]).get('search') ?? '';
    expect(asked.length).toBeLessThanOrEqual(200);
    expect(asked).not.toContain('\0');
  }
});

test('in Hindi too the team says what it found', async () => {
  show(
    { [searching('memon')]: [member(ravi, { near: true })], [searching('nobody')]: [] },
    '/ip/mail?team=memon',
    'hi',
  );
  await screen.findByText('ठीक ऐसा लिखा नाम नहीं मिला। ये मिलते-जुलते नाम हैं।');
  act(() => showTeam('nobody'));
  await screen.findByText('आपकी खोज से कोई नहीं मिला।');
});
