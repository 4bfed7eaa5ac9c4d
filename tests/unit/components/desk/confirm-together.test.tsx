import { act, screen, waitFor, within } from '@testing-library/react';
import { tellDone } from '@/components/desk/decisions-to-undo/done-to-many';
import { heldDeeds } from '@/components/desk/decisions-to-undo/held-deeds';
import { ConfirmMany } from '@/components/desk/list/confirm-many';
import { ListPane } from '@/components/desk/list/list-pane';
import { useDeskList } from '@/components/desk/list/use-desk-list';
import { useDeskPlace } from '@/components/desk/place/use-desk-place';
import type { ProposalsSummary } from '@/lib/claims/deeds/determinations/bulk-summary';
import type { DeskClaim } from '@/lib/claims/queues/desk/list';
import { claimOf } from '@/tests/support/screen/claim';
import { meera, ravi } from '@/tests/support/screen/people';
import { cutOff, held, opened } from '@/tests/support/screen/screen';

type Answers = NonNullable<Parameters<typeof opened>[1]>['answers'];

const amounts = { contingent: '0.00', notAdmitted: '0.00', underVerification: '0.00' };
const claim = (n: number): DeskClaim => ({
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
    totals: { ...amounts, claimed: '900.00', admitted: `${n}00.00` },
  },
});
const proposedClaim = (n: number) => ({
  id: claim(n).id,
  claimNumber: `CLM-${n}`,
  creditorName: 'Setu Spares',
  admitted: `${n}00.00`,
});
const nobody = { count: 0, first: [] };
const summary = (more: Partial<ProposalsSummary> = {}): ProposalsSummary => ({
  proposals: 3,
  admitted: '600.00',
  ready: { proposals: 3, admitted: '600.00', claimed: '2700.00' },
  byForm: [{ form: 'form_b', proposals: 3, admitted: '600.00' }],
  byProposer: [
    { person: ravi, rule: null, proposals: 2, admitted: '300.00' },
    { person: null, rule: 'in_full_below:50000.00', proposals: 1, admitted: '300.00' },
  ],
  largest: [proposedClaim(3), proposedClaim(2), proposedClaim(1)],
  sample: [proposedClaim(2)],
  nothing: nobody,
  own: nobody,
  edited: nobody,
  papers: nobody,
  ...more,
});
const totals = { ...amounts, claimed: '900.00', admitted: '300.00' };
const confirmed = (more: object = {}) => ({
  confirmed: 2,
  skipped: [],
  totals,
  together: 'deed',
  ...more,
});

const counts = {
  to_verify: 0,
  proposed: 3,
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
const [summed, chosen, selected] = [
  'POST /api/determinations/bulk/summary',
  'POST /api/determinations/bulk/confirm',
  'POST /api/verification/selections',
];
const partOf = (id: string) => `PATCH /api/determinations/selections/${id}/confirm`;

function Pane() {
  const { place, goTo } = useDeskPlace();
  return <ListPane place={place} goTo={goTo} list={useDeskList(place, goTo)} />;
}

const show = (answers: Answers = {}, at = '/ip/verify?queue=proposed') =>
  opened(<Pane />, {
    as: meera,
    at,
    answers: {
      'GET /api/verification': { claims: [1, 2, 3].map(claim), total: 3 },
      'GET /api/verification/counts': counts,
      'GET /api/case': {},
      [summed]: summary(),
      [chosen]: confirmed(),
      [selected]: { id: 's1', count: 3 },
      ...answers,
    },
  });
type Page = ReturnType<typeof show>;
const choose = async ({ user }: Page, n: number) =>
  user.click(await screen.findByRole('checkbox', { name: `Choose CLM-${n}` }));
const press = async ({ user }: Page, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
const dialog = () => screen.findByRole('dialog', { name: 'Confirm proposals' });

afterEach(() => {
  act(() => {
    for (const { id } of heldDeeds.current()) heldDeeds.giveUp(id);
    tellDone(null);
  });
});

describe('confirming many proposals shows its weight before', () => {
  const open = (answers: Answers, length = 3) =>
    opened(
      <ConfirmMany
        marked={{
          length,
          asked: { ids: ['d1', 'd2', 'd3'] },
          claimIds: [],
          giveBack: () => undefined,
        }}
        onClose={() => undefined}
        onDone={() => undefined}
      />,
      { as: meera, answers },
    );

  it('by form and proposer, with the largest and a sample to open', async () => {
    open({ [summed]: summary({ proposals: 30 }) });
    const box = within(await dialog());
    await box.findByText('3 proposals take effect. In all they admit');
    box.getByText('₹600.00', { exact: false, selector: 'p' });
    const rows = box.getAllByRole('row').map((row) =>
      within(row)
        .getAllByText(/./)
        .map(({ textContent }) => textContent),
    );
    expect(rows).toEqual([
      ['Form B', '3', '₹600.00'],
      ['Ravi Menon', '2', '₹300.00'],
      ['the rule for claims below ₹50,000.00', '1', '₹300.00'],
      ['CLM-3', 'Setu Spares', '₹300.00'],
      ['CLM-2', 'Setu Spares', '₹200.00'],
      ['CLM-1', 'Setu Spares', '₹100.00'],
    ]);
    const [, sample] = box.getAllByRole('link', { name: 'CLM-2' });
    expect(sample?.getAttribute('href')).toBe(`/ip/verify?queue=proposed&claim=${claim(2).id}`);
    expect(sample?.getAttribute('target')).toBe('_blank');
  });

  it('and names those that need a second look; those that cannot be confirmed do not count', async () => {
    const one = { count: 1, first: [proposedClaim(1)] };
    open(
      {
        [summed]: summary({
          ready: { proposals: 1, admitted: '300.00', claimed: '900.00' },
          nothing: { count: 12, first: [proposedClaim(1)] },
          own: one,
          edited: one,
          papers: one,
        }),
      },
      5,
    );
    const box = within(await dialog());
    await box.findByRole('button', { name: 'Confirm 1' });
    box.getByText('12 admit nothing');
    box.getByText('and 11 more');
    box.getByText(/^1 is your own/);
    box.getByText(/^1 is of a claim that was edited since/);
    box.getByText(/^1 is of a claim that got documents since/);
    box.getByText('2 that you chose are no open proposals any more');
  });

  it('and nothing can be confirmed before it is there, or when it failed', async () => {
    const { answer, give } = held();
    const page = open({ [summed]: answer });
    expect(await screen.findByRole('button', { name: 'Adding up…' })).toMatchObject({
      disabled: true,
    });
    give(new Response('{}', { status: 500 }));
    await screen.findByText('The proposals could not be added up');
    expect(screen.getByRole('button', { name: 'Adding up…' })).toMatchObject({ disabled: true });
    expect(page.sent(chosen)).toEqual([]);
  });

  it('nor what has nothing left to confirm', async () => {
    open({ [summed]: summary({ ready: { proposals: 0, admitted: '0.00', claimed: '0.00' } }) });
    expect(await screen.findByRole('button', { name: 'Confirm 0' })).toMatchObject({
      disabled: true,
    });
  });
});

describe('proposals chosen one by one', () => {
  it('are held, and taken back without a call; they are chosen again', async () => {
    const page = show();
    for (const n of [1, 2, 3]) await choose(page, n);
    await choose(page, 2);
    await press(page, 'Confirm 2…');
    await press(page, 'Confirm 3');
    expect(page.sent(summed)).toEqual([{ ids: ['d1', 'd3'] }]);
    await screen.findByText(/^3 proposals: confirmed in ten seconds/);
    expect(screen.queryByText('CLM-1')).toBeNull();
    act(() => void heldDeeds.undo());
    await screen.findByRole('button', { name: 'Confirm 2…' });
    await screen.findByText('CLM-1');
    expect(page.sent(chosen)).toEqual([]);
  });

  it('are confirmed once, and what was left out is named, with a paper of it', async () => {
    const message = 'It is no longer proposed.';
    const skipped = [{ id: 'd2', claimNumber: 'CLM-2', reason: 'no_longer_proposed', message }];
    const page = show({ [chosen]: confirmed({ confirmed: 1, skipped }) });
    await choose(page, 1);
    await choose(page, 2);
    await press(page, 'Confirm 2…');
    await press(page, 'Confirm 3');
    await press(page, 'Now');
    await screen.findByText('1 proposal was confirmed, admitting ₹300.00.');
    expect(page.sent(chosen)).toEqual([{ ids: ['d1', 'd2'] }]);
    screen.getByRole('button', { name: 'What was confirmed together (CSV)' });
    await press(page, '1 was left out');
    const box = within(await screen.findByRole('dialog', { name: '1 was left out' }));
    expect(box.getByRole('listitem').textContent).toMatch(/^CLM-2 .*no longer/);
    await page.user.keyboard('{Escape}');
    await press(page, 'Close what was confirmed');
    expect(screen.queryByText(/was confirmed, admitting/)).toBeNull();
  });

  it('that could not be sent are not lost: given up, they are chosen again', async () => {
    const page = show({ [chosen]: cutOff });
    await choose(page, 1);
    await press(page, 'Confirm 1…');
    await press(page, 'Confirm 3');
    await press(page, 'Now');
    await waitFor(() => expect(heldDeeds.current()).toMatchObject([{ state: 'failed' }]));
    act(() => heldDeeds.giveUp(heldDeeds.current()[0]?.id ?? 0));
    await screen.findByRole('button', { name: 'Confirm 1…' });
  });
});

describe('all proposals of a search', () => {
  it('are chosen by one call, but for those taken out, and confirmed part by part', async () => {
    const parts = [confirmed({ next: 500, total: 900 }), confirmed({ next: null, total: 900 })];
    const page = show({
      [selected]: { id: 's1', count: 900 },
      [partOf('s1')]: () => parts.shift(),
    });
    await press(page, 'Choose all');
    expect(page.sent(selected)).toEqual([{ queue: 'proposed' }]);
    await screen.findByRole('button', { name: 'Confirm 900…' });
    await choose(page, 2);
    await press(page, 'Confirm 899…');
    await press(page, 'Confirm 3');
    const except = [claim(2).id];
    expect(page.sent(summed)).toEqual([{ selectionId: 's1', except }]);
    await press(page, 'Now');
    await screen.findByText('4 proposals were confirmed, admitting ₹600.00.');
    expect(page.sent(partOf('s1'))).toEqual([
      { from: 0, except },
      { from: 500, except },
    ]);
  });

  it('go on where they were cut off', async () => {
    const answers = [confirmed({ next: 500 }), cutOff, confirmed({ next: null })];
    const page = show({
      [partOf('s1')]: () => {
        const next = answers.shift();
        return typeof next === 'function' ? next() : next;
      },
    });
    await press(page, 'Choose all');
    await press(page, 'Confirm 3…');
    await press(page, 'Confirm 3');
    await press(page, 'Now');
    await waitFor(() => expect(heldDeeds.current()).toMatchObject([{ state: 'failed', done: 2 }]));
    act(() => heldDeeds.again(heldDeeds.current()[0]?.id ?? 0));
    await screen.findByText('4 proposals were confirmed, admitting ₹600.00.');
    expect(page.sent(partOf('s1')).map((body) => (body as { from: number }).from)).toEqual([
      0, 500, 500,
    ]);
  });

  it('that could not be chosen leave the choice as it was, and say so', async () => {
    const page = show({ [selected]: cutOff });
    await choose(page, 1);
    await press(page, 'Clear the choice');
    await press(page, 'Choose all');
    await screen.findByText('The proposals could not be chosen');
    expect(screen.queryByRole('button', { name: /^Confirm / })).toBeNull();
  });
});

describe('a choice does not outlive its search', () => {
  it('another filter ends it, and a press restores what was chosen one by one', async () => {
    const page = show();
    await choose(page, 1);
    await page.user.selectOptions(await screen.findByRole('combobox', { name: 'Form' }), 'form_b');
    await screen.findByText('1 no longer chosen');
    expect(screen.queryByRole('button', { name: 'Confirm 1…' })).toBeNull();
    await choose(page, 2);
    await press(page, 'Restore');
    await screen.findByRole('button', { name: 'Confirm 2…' });
    expect(screen.queryByText(/no longer chosen/)).toBeNull();
  });

  it('order keeps it, and all of a search are chosen in that search alone', async () => {
    const page = show();
    await press(page, 'Choose all');
    await page.user.selectOptions(await screen.findByRole('combobox', { name: 'Order' }), 'amount');
    await screen.findByRole('button', { name: 'Confirm 3…' });
    await page.user.selectOptions(screen.getByRole('combobox', { name: 'Form' }), 'form_b');
    await screen.findByText('3 no longer chosen');
    expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
  });
});
