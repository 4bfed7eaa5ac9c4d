import { screen, waitFor, within } from '@testing-library/react';
import { Desk } from '@/components/desk/desk';
import type { DeskClaim } from '@/lib/claims/queues/desk/list';
import { daysAfter } from '@/lib/format/days';
import { claimOf } from '@/tests/support/screen/claim';
import { oneDay } from '@/tests/support/screen/day';
import { meera, ravi } from '@/tests/support/screen/people';
import { cutOff, opened } from '@/tests/support/screen/screen';

const today = oneDay();
const amounts = {
  claimed: '1.00',
  contingent: '0.00',
  notAdmitted: '0.00',
  underVerification: '0.00',
};

const claim = (n: number, more: Partial<DeskClaim> = {}): DeskClaim => ({
  ...claimOf('form_b'),
  id: `00000000-0000-0000-0000-00000000000${n}`,
  claimNumber: `CLM-${n}`,
  verifyBy: null,
  documentCount: 0,
  claimData: {},
  queue: 'proposed',
  flagged: [],
  determination: {
    id: `d${n}`,
    state: 'proposed',
    number: 1,
    category: 'operational',
    totals: { ...amounts, admitted: `${n}00.00` },
  },
  ...more,
});

const counts = {
  to_verify: 0,
  proposed: 30,
  returned: 0,
  waiting: 0,
  set_aside: 0,
  flagged: 0,
  decided: 0,
  objections: 0,
  change_requests: 0,
  overdue: 0,
  toTell: 0,
  tellOverdue: 0,
  transfers: 0,
};
const list = 'GET /api/verification';

const show = (
  claims: DeskClaim[],
  { as = meera, at = '/ip/verify?queue=proposed', total = claims.length } = {},
) =>
  opened(<Desk />, {
    as,
    at,
    answers: {
      [list]: { claims, total },
      'GET /api/verification/counts': counts,
      'GET /api/case': {},
    },
  });
type Page = ReturnType<typeof show>;
const asked = ({ calls }: Page) =>
  calls
    .flatMap(({ call }) => call.split(`${list}?`)[1] ?? [])
    .map((query) => new URLSearchParams(query));

test.each([
  [-1, /overdue since/],
  [0, /^due$/],
  [1, /^due$/],
])('a claim to verify by today %+i says so', async (days, says) => {
  show([claim(1, { queue: 'to_verify', verifyBy: daysAfter(today, days) })]);
  await screen.findByText(says);
});

test('a decided claim is never overdue', async () => {
  show([claim(1, { queue: 'decided', verifyBy: daysAfter(today, -1) })]);
  await screen.findByText(/^due$/);
});

test('an overdue claim that is set aside says both', async () => {
  const by = { id: ravi.id, firstName: 'Ravi', lastName: 'Menon' };
  const setAside = { until: daysAfter(today, 3), note: null, by, at: today };
  const overdue = { queue: 'set_aside', verifyBy: daysAfter(today, -1), setAside } as const;
  show([claim(1, overdue), claim(2, { ...overdue, setAside: { ...setAside, until: null } })]);
  expect(await screen.findAllByText(/overdue since/)).toHaveLength(2);
  screen.getByText(/^Set aside until 23 Nov.* by Ravi Menon$/);
  screen.getByText('Set aside until the claimant answers, by Ravi Menon');
});

test('the key of claims that wait leads to those that were set aside when it is pressed again', async () => {
  const { user } = show([claim(1)]);
  await screen.findByText('CLM-1');
  await user.keyboard('4');
  expect(location.search).toBe('?queue=waiting');
  await user.keyboard('4');
  expect(location.search).toBe('?queue=set_aside');
});

test('who may not confirm cannot choose proposals to confirm', async () => {
  show([claim(1)], { as: ravi });
  await screen.findByText('CLM-1');
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('another queue and filter begin at the first page, and pages keep them', async () => {
  const page = show([claim(1)], { at: '/ip/verify?queue=proposed&sort=amount&page=2', total: 60 });
  await screen.findByText('Page 2 of 3');
  await page.user.click(screen.getByRole('button', { name: 'Next page' }));
  await screen.findByText('Page 3 of 3');
  await page.user.selectOptions(screen.getByLabelText('Queues'), 'returned');
  await screen.findByText('Page 1 of 3');
  const told = asked(page).map((query) => [
    query.get('queue'),
    query.get('sort'),
    query.get('page'),
  ]);
  expect(told.filter(([, , number]) => number !== null)).toEqual(
    expect.arrayContaining([
      ['proposed', 'amount', '2'],
      ['proposed', 'amount', '3'],
      ['returned', 'amount', '1'],
    ]),
  );
  expect(location.search).toBe('?queue=returned&sort=amount');
});

test('the open claim stays marked when other rows came before it, and is not counted among them', async () => {
  const open = claim(9, { creditorName: 'Setu Spares' });
  opened(<Desk />, {
    as: meera,
    at: `/ip/verify?queue=proposed&claim=${open.id}`,
    answers: {
      [list]: { claims: [claim(1), claim(2)], total: 60 },
      'GET /api/verification/counts': counts,
      'GET /api/case': {},
      [`GET /api/claims/${open.id}`]: { ...claimOf('form_b'), ...open, documents: [] },
    },
  });
  const marked = await screen.findByText('Open; not on this page of the list');
  expect(marked.parentElement?.getAttribute('aria-current')).toBe('true');
  expect(marked.parentElement?.textContent).toContain('CLM-9');
  const rows = within(screen.getByRole('list', { name: 'Claims' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent?.slice(0, 5))).toEqual(['CLM-1', 'CLM-2']);
});

test('the next three claims are loaded before they are opened, one after the other', async () => {
  const page = show([1, 2, 3, 4, 5].map((n) => claim(n)));
  const asked = () =>
    page.calls.flatMap(({ call }) => /GET \/api\/claims\/[\d-]+(\d)$/.exec(call)?.[1] ?? []);
  await waitFor(() => expect(asked()).toEqual(['1', '2', '3']), { timeout: 3_000 });
});

describe('the search of the desk', () => {
  const box = () => screen.findByRole('searchbox', { name: 'Search this queue' });
  const number = 'POST /api/claims/number';
  const type = async ({ user }: Page, text: string) => {
    await user.clear(await box());
    await user.type(await box(), `${text}{Enter}`);
  };
  const searching = (answers: object, at = '/ip/verify?queue=proposed&page=2') =>
    opened(<Desk />, {
      as: meera,
      at,
      answers: { 'GET /api/verification/counts': counts, 'GET /api/case': {}, ...answers },
    });
  const found = (more: object) => ({
    claims: [claim(1, { creditorName: 'Md. Rafiq' })],
    total: 1,
    ...more,
  });

  it('says that it failed, and keeps what was typed', async () => {
    const page = searching({ [list]: found({}), [number]: cutOff });
    await type(page, 'ABCDE1234F');
    await screen.findByText('The search failed');
    expect(location.search).not.toContain('ABCDE1234F');
    expect(await box()).toMatchObject({ value: 'ABCDE1234F' });
  });

  it('puts a name into the address, and a PAN only as its token', async () => {
    const page = searching({ [list]: found({}), [number]: { token: 't1' } });
    await type(page, 'rafiq');
    await waitFor(() => expect(location.search).toBe('?queue=proposed&search=rafiq'));
    await type(page, 'ABCDE1234F');
    await waitFor(() => expect(location.search).toBe('?queue=proposed&number=t1'));
    expect(page.sent(number)).toEqual([{ number: 'ABCDE1234F' }]);
    expect(await box()).toMatchObject({ value: 'ABCDE1234F' });
  });

  it('marks what was found', async () => {
    searching({ [list]: found({ marks: ['Rafiq', 'Md'] }) }, '/ip/verify?search=mohd+rafik');
    const row = within(await screen.findByRole('list', { name: 'Claims' }));
    await waitFor(() =>
      expect(
        row.getAllByText(/./, { selector: 'mark' }).map(({ textContent }) => textContent),
      ).toEqual(['Md', 'Rafiq']),
    );
  });

  it('says that names only come near, which are not chosen together', async () => {
    searching({ [list]: found({ near: true }) }, '/ip/verify?queue=proposed&search=rafik');
    await screen.findByText(/These names come near/);
    expect(screen.queryByRole('button', { name: 'Choose all' })).toBeNull();
  });
});
