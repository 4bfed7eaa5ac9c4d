import { screen, waitFor } from '@testing-library/react';
import { IpClaims } from '@/components/ip-dashboard/ip-claims';
import { claimOf } from '@/tests/support/screen/claim';
import { meera as anyMeera, ravi } from '@/tests/support/screen/people';
import { opened } from '@/tests/support/screen/screen';

const list = 'GET /api/claims';
const meera = { ...anyMeera, id: '00000000-0000-4000-8000-000000000001' };
const claims = ['a', 'b', 'c'].map((id) => ({
  ...claimOf('form_d', { id, claimNumber: `CLM-${id}` }),
  documentCount: 1,
  flagged: [],
}));

const show = ({ as = meera, at = '/ip/dashboard' } = {}) =>
  opened(<IpClaims rowsDrawn={20} />, {
    as,
    at,
    answers: {
      [list]: { claims, total: claims.length },
      'GET /api/statistics/dashboard': { total: 65, pending: 41, approved: 20, rejected: 4 },
      'GET /api/claims/layout': { layout: null },
      'GET /api/ip-professionals': [],
    },
  });
const figure = (name: string) => screen.findByRole('button', { name });
const query = () => location.search;
const listed = (page: ReturnType<typeof show>) =>
  page.calls
    .map(({ call }) => call)
    .filter((call) => call.startsWith(`${list}?`))
    .at(-1);

describe('a figure lists what it counts', () => {
  it.each([
    ['Pending Review 41', '?status=pending'],
    ['Approved 20', '?status=approved'],
    ['Rejected 4', '?status=rejected'],
    ['My Assignments 0', `?assignedToId=${meera.id}`],
  ])('%s, and everything when it is pressed again', async (name, filters) => {
    const page = show({ at: '/ip/dashboard?search=setu&status=submitted' });
    await page.user.click(await figure(name));
    expect(query()).toBe(filters);
    expect((await figure(name)).getAttribute('aria-pressed')).toBe('true');
    await waitFor(() => expect(listed(page)).toContain(filters.slice(1)));
    await page.user.click(await figure(name));
    expect(query()).toBe('');
    expect((await figure('Total Claims 65')).getAttribute('aria-pressed')).toBe('true');
  });

  it('the total takes away all that narrows, and keeps the order', async () => {
    const page = show({ at: '/ip/dashboard?search=setu&late=yes&sort=claimAmount' });
    expect((await figure('Total Claims 65')).getAttribute('aria-pressed')).toBe('false');
    await page.user.click(await figure('Total Claims 65'));
    expect(query()).toBe('?sort=claimAmount');
  });

  it('is not pressed while something else narrows the list, too', async () => {
    show({ at: '/ip/dashboard?status=pending&search=setu' });
    expect((await figure('Pending Review 41')).getAttribute('aria-pressed')).toBe('false');
    expect(screen.getByRole('combobox', { name: 'Status' })).toMatchObject({ value: 'pending' });
  });

  it('a case manager’s own claims are all that they see', async () => {
    const page = show({ as: ravi, at: '/ip/dashboard?status=approved' });
    await page.user.click(await figure('My Assignments 0'));
    expect(query()).toBe('');
  });
});

describe('a selection does not outlive its search', () => {
  const bar = () => screen.queryByRole('region', { name: 'Selected claims' });
  const choose = async (page: ReturnType<typeof show>, name: string) =>
    page.user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
  const chosen = async () => {
    const page = show();
    await choose(page, 'CLM-a');
    await choose(page, 'CLM-b');
    await screen.findByText('2 selected, 2 on this page', { selector: 'span' });
    return page;
  };

  it('another search takes it away, and the former does not bring it back by itself', async () => {
    const page = await chosen();
    await page.user.click(await figure('Approved 20'));
    await screen.findByText('2 no longer selected', { selector: 'span' });
    expect(bar()).toBeNull();
    await page.user.click(await figure('Approved 20'));
    expect(bar()).toBeNull();
  });

  it('what was taken away comes back by a press, to what was selected since', async () => {
    const page = await chosen();
    await page.user.click(await figure('Approved 20'));
    await choose(page, 'CLM-c');
    await page.user.click(screen.getByRole('button', { name: 'Restore' }));
    await screen.findByText('3 selected, 3 on this page', { selector: 'span' });
    expect(screen.queryByText(/no longer selected/, { selector: 'span' })).toBeNull();
  });

  it('order, pages and a reload keep it; it is not offered again after a reload', async () => {
    const page = await chosen();
    await page.user.click(screen.getAllByRole('button', { name: /^Amount/ })[0] as HTMLElement);
    await screen.findByText('2 selected, 2 on this page', { selector: 'span' });
    page.reload();
    await screen.findByText('2 selected, 2 on this page', { selector: 'span' });
    await page.user.click(await figure('Approved 20'));
    await screen.findByText('2 no longer selected', { selector: 'span' });
    page.reload();
    await figure('Approved 20');
    expect(screen.queryByText(/no longer selected/)).toBeNull();
  });
});
