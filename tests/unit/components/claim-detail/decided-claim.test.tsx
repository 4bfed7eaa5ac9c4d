import { cleanup, screen } from '@testing-library/react';
import { ClaimantClaim } from '@/components/claim-detail/claimant-claim';
import type { Awaited, PresentedClaim } from '@/lib/claims/records/present';
import type { ReasonCode } from '@/lib/law/reasons';
import { waitsForNothing } from '@/tests/support/data/awaited';
import { claimOf } from '@/tests/support/screen/claim';
import { asha } from '@/tests/support/screen/people';
import { opened } from '@/tests/support/screen/screen';

const totals = {
  claimed: '186400.00',
  admitted: '0.00',
  contingent: '0.00',
  notAdmitted: '186400.00',
  underVerification: '0.00',
};

const decided: Partial<PresentedClaim> = {
  status: 'rejected',
  reviewNote: 'Not our driver',
  version: 2,
  listedIn: 1,
  determination: { id: 'd1', number: 1, state: 'confirmed', category: 'workmen', totals },
};

function show(more: Partial<PresentedClaim>, code: ReasonCode = 'other', text = 'Not our driver') {
  const heads = [{ head: 'remainder', ...totals, reasons: [{ code, text, amount: '186400.00' }] }];
  const one = { id: 'd1', state: 'confirmed', claimVersion: 1, heads, totals, voting: null };
  return opened(<ClaimantClaim id="claim" />, {
    as: asha,
    answers: {
      'GET /api/claims/claim': claimOf('form_d', more),
      'GET /api/claims/claim/determinations': { determinations: [one] },
      'GET /api/claims/claim/questions': { questions: [] },
      'GET /api/claims/claim/change-requests': { changes: [] },
      'GET /api/claims/claim/objections': { listed: null, objections: [] },
      'GET /api/claims/claim/papers': { papers: [] },
      'GET /api/claims/claim/transfers': { transfers: [] },
    },
  }).user;
}

const cards = async () => {
  await screen.findByRole('heading', { name: 'Where your claim is' });
  return screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
};

const folded = () =>
  screen
    .getAllByRole('button', { name: /^Show: / })
    .map((button) => button.getAttribute('aria-label')?.replace('Show: ', ''));

test.each([
  ['decided', decided],
  ['decided in part, and the rest is being checked', { ...decided, status: 'under_review' }],
] as const)(
  'once it is %s the outcome comes first, and what was filed is folded on a telephone',
  async (_, claim) => {
    show(claim);
    const titles = await cards();
    expect(titles.slice(0, 2)).toEqual(['₹0.00 of your claim is admitted', 'Where your claim is']);
    expect(folded()).toEqual(titles.slice(2));
    expect(folded()).toContain('Documents');
  },
);

test.each([
  ['something is asked', { ...decided, status: 'info_required' }],
  ['nothing is decided', { ...decided, status: 'under_review', determination: null }],
] as const)('while %s, what is to be done comes first, and nothing is folded', async (_, claim) => {
  show(claim);
  expect((await cards())[0]).toBe('Where your claim is');
  expect(screen.queryByRole('button', { name: /^Show: / })).toBeNull();
});

test.each([
  [
    'while one may object',
    { awaited: { objectUntil: '2026-11-30', letters: 0, ...waitsForNothing } },
  ],
  ['once one has objected', { objection: 'refused' }],
] as const)('its line in the list is open %s', async (_, more) => {
  show({ ...decided, ...more });
  const titles = await cards();
  expect(titles).toContain('Your row in the list of creditors');
  expect(folded()).not.toContain('Your row in the list of creditors');
});

test.each([
  ['all of it is decided', decided],
  ['a part of it is decided', { ...decided, status: 'under_review' }],
  ['something is asked as well', { ...decided, status: 'info_required' }],
] as const)(
  'a paper for a refused amount is sent as a request, with the reason begun, when %s',
  async (_, claim) => {
    const user = show(claim);
    await user.click(await screen.findByRole('button', { name: /^Send this paper/ }));
    const words = await screen.findByLabelText<HTMLTextAreaElement>(
      /Which amount is this paper for/,
    );
    expect(words.value).toMatch(/^You did not admit ₹1,86,400.00: “Not our driver”/);
    if (claim.status === 'rejected')
      screen.getByRole('radio', { name: 'Another paper', checked: true });
    screen.getByText(/^If it proves an amount that is not admitted/);
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

test.each<[string, Partial<Awaited>, string, string]>([
  [
    'objection',
    { objectedOn: '2026-11-12' },
    'You objected to the list of creditors on 12 Nov 2026. The insolvency professional answers next.',
    '#objections',
  ],
  [
    'request',
    { askedOn: '2026-11-13' },
    'You asked for a change on 13 Nov 2026. The insolvency professional answers next.',
    '#changes',
  ],
])(
  'the %s that waits is named where the claim stands, with its day, in place of what to read',
  async (_, more, name, href) => {
    const awaited = { objectUntil: null, letters: 0, ...waitsForNothing };
    show({ ...decided, changes: { count: 1, open: ['contact'] }, awaited });
    await screen.findByRole('link', { name: /is not admitted. Read why/ });
    cleanup();
    show({
      ...decided,
      changes: { count: 1, open: ['contact'] },
      objection: 'open',
      awaited: { ...awaited, ...more },
    });
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href);
    expect(screen.queryByRole('link', { name: /Read why/ })).toBeNull();
    screen.getByText('You do not need to do anything now.');
  },
);

test('papers and the form of a decided claim lead to asking; those of an open one do not', async () => {
  show(decided);
  expect((await screen.findByRole('link', { name: 'Send a paper' })).getAttribute('href')).toBe(
    '#ask-change',
  );
  screen.getByRole('link', { name: 'Ask for a change' });
  cleanup();
  show({ ...decided, status: 'under_review' });
  await screen.findByText('Add documents');
  expect(screen.queryByRole('link', { name: /Send a paper|Ask for a change/ })).toBeNull();
});

test('a note that stands among the reasons is not said twice; another one is', async () => {
  show(decided);
  await screen.findAllByText('Not our driver');
  expect(screen.queryByText('Note from the insolvency professional')).toBeNull();
});

test('a note that is not among the reasons of a decision is shown', async () => {
  show(decided, 'time_barred', '');
  await screen.findByText('Note from the insolvency professional');
});
