import { screen, within } from '@testing-library/react';
import { AdmittedCard } from '@/components/claim-detail/determinations/admitted-card';
import type { PresentedClaim } from '@/lib/claims/records/present';
import type { Amounts } from '@/lib/law/amounts';
import type { Reason } from '@/lib/law/judge';
import { waitsForNothing } from '@/tests/support/data/awaited';
import { claimOf } from '@/tests/support/screen/claim';
import { asha } from '@/tests/support/screen/people';
import { opened } from '@/tests/support/screen/screen';

const amounts = (given: Partial<Amounts>): Amounts => ({
  claimed: '186400.00',
  admitted: '0.00',
  contingent: '0.00',
  notAdmitted: '0.00',
  underVerification: '0.00',
  ...given,
});

interface Decision {
  totals: Amounts;
  reasons: Reason[];
  /** Beside the rest; they have no reasons. */
  others?: string[];
  more?: Partial<PresentedClaim>;
  language?: 'en' | 'hi';
}

function show({ totals, reasons, others = [], more, language = 'en' }: Decision) {
  const claim = claimOf('form_d', {
    status: 'approved',
    determination: {
      id: 'd1',
      number: 1,
      state: 'confirmed',
      category: 'workmen',
      totals,
    },
    ...more,
  });
  const decided = {
    id: 'd1',
    number: 1,
    state: 'confirmed',
    claimVersion: 1,
    heads: [
      { head: 'remainder', ...totals, reasons },
      ...others.map((head) => ({ head, ...totals, reasons: [] })),
    ],
    totals,
    confirmedAt: '2026-10-20T10:00:00.000Z',
    effectiveOn: '2026-10-20',
    voting: null,
  };
  const onPaper = jest.fn();
  const part = (
    <AdmittedCard claim={claim} onPaper={claim.status === 'withdrawn' ? undefined : onPaper} />
  );
  const page = opened(part, {
    as: asha,
    language,
    answers: {
      'GET /api/claims/claim/determinations': { determinations: [decided] },
      'GET /api/claims/claim/messages': [],
    },
  });
  return { ...page, onPaper };
}

// A message that one test began is not there in the next.
beforeEach(() => sessionStorage.clear());

/** The figures above everything else, by their names. */
const lines = () =>
  [...document.querySelectorAll('dl > div')].map((line) =>
    [...line.children].map(({ textContent }) => textContent),
  );
const whys = async () =>
  (await screen.findAllByRole('listitem'))
    .filter((item) => item.querySelector('h3'))
    .map((item) => [...item.children].map(({ textContent }) => textContent));

const part = { totals: amounts({ admitted: '150000.00', notAdmitted: '36400.00' }) };
const noProof: Reason = { code: 'no_proof', text: '1 Oct 2026', amount: '36400.00' };

test.each([
  [
    'en',
    ['Claimed', 'Admitted', 'Not admitted'],
    [
      'Why ₹36,400.00 is not admitted',
      'We asked for proof on 1 Oct 2026, and none came',
      'What can bring it backA bill, an agreement, a salary slip or a bank statement that shows this amount.',
      'Send this paper',
    ],
    'I do not agree (until 30 Nov 2026)',
  ],
  [
    'hi',
    null,
    [
      '₹36,400.00 क्यों नहीं माने गए',
      expect.stringContaining('1 Oct 2026'),
      expect.stringContaining('किस काग़ज़ से रकम मानी जा सकती है'),
      'यह काग़ज़ भेजें',
    ],
    'मैं सहमत नहीं हूँ (30 नवंबर 2026 तक)',
  ],
] as const)(
  'what is admitted in part is said in three lines, with its reason, its paper and the last day, in %s',
  async (language, names, why, disagree) => {
    show({
      ...part,
      reasons: [noProof],
      more: { awaited: { objectUntil: '2026-11-30', letters: 0, ...waitsForNothing } },
      language,
    });
    const [said] = await whys();
    expect(lines().map(([, amount]) => amount)).toEqual([
      '₹1,86,400.00',
      '₹1,50,000.00',
      '₹36,400.00',
    ]);
    if (names) expect(lines().map(([name]) => name)).toEqual(names);
    expect(said).toEqual(why);
    expect(screen.getByRole('link', { name: disagree }).getAttribute('href')).toBe('#object');
  },
);

test('a claim that is admitted whole has two lines, says so, and asks for nothing', async () => {
  show({ totals: amounts({ admitted: '186400.00' }), reasons: [] });
  await screen.findByText('Everything you asked for is admitted.');
  expect(lines()).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /Send this paper|I do not agree/ })).toBeNull();
});

test('the outcome of a claim does not call a contingent amount refused', async () => {
  show({
    totals: amounts({ admitted: '100000.00', contingent: '86400.00' }),
    reasons: [{ code: 'dispute_pending', text: 'the Labour Court', amount: '86400.00' }],
  });
  const [said] = await whys();
  expect(said?.slice(0, 2)).toEqual([
    'Why ₹86,400.00 is not certain yet',
    'There is a case about it before the Labour Court',
  ]);
  expect(lines().map(([name]) => name)).toEqual(['Claimed', 'Admitted', 'Contingent']);
});

test('a claim of which nothing is admitted has its note as the reason', async () => {
  show({
    totals: amounts({ notAdmitted: '186400.00' }),
    reasons: [{ code: 'other', text: 'Not our driver', amount: '186400.00' }],
    more: { status: 'rejected' },
  });
  const [said] = await whys();
  expect(said?.slice(0, 2)).toEqual(['Why ₹1,86,400.00 is not admitted', 'Not our driver']);
  expect(lines()[1]).toEqual(['Admitted', '₹0.00']);
});

test('an amount under verification has its line in the outcome and asks for nothing', async () => {
  show({
    totals: amounts({ admitted: '100000.00', underVerification: '86400.00' }),
    reasons: [],
  });
  await screen.findByText(/^₹86,400.00 is still being checked/);
  expect(lines()).toHaveLength(3);
  expect(screen.queryByText('Everything you asked for is admitted.')).toBeNull();
});

test('a withdrawn claim says why, and offers nothing that nobody would take', async () => {
  show({
    ...part,
    reasons: [noProof],
    more: {
      status: 'withdrawn',
      awaited: { objectUntil: '2026-11-30', letters: 0, ...waitsForNothing },
    },
  });
  const [said] = await whys();
  expect(said).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /Send this paper/ })).toBeNull();
  expect(screen.queryByRole('link', { name: /I do not agree/ })).toBeNull();
});

test('of several amounts a reason names those that it is about', async () => {
  show({ ...part, reasons: [noProof], others: ['gratuity'] });
  const [said] = await whys();
  expect(said?.slice(0, 2)).toEqual(['Why ₹36,400.00 is not admitted', 'This is about Salary.']);
});

test('where no paper helps, a calculation is asked for', async () => {
  show({ ...part, reasons: [{ ...noProof, code: 'interest_after_commencement', text: null }] });
  await screen.findByRole('button', { name: /^Send your calculation/ });
  expect(screen.queryByRole('button', { name: /^Send this paper/ })).toBeNull();
});

test('a paper begins with the reason as the office’s words, and its amount', async () => {
  const { user, onPaper } = show({ ...part, reasons: [noProof] });
  await user.click(await screen.findByRole('button', { name: /^Send this paper/ }));
  expect(onPaper.mock.calls).toEqual([
    [
      'You did not admit ₹36,400.00: “We asked for proof on 1 Oct 2026, and none came”. I am sending: ',
    ],
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what somebody began to write in the chat stays, and what is begun stands there once', async () => {
  const { user } = show({ ...part, reasons: [noProof] });
  const disagree = await screen.findByRole('button', { name: 'I do not agree' });
  const box = async () =>
    within(await screen.findByRole('dialog')).getByRole<HTMLTextAreaElement>('textbox');
  await user.click(disagree);
  const begun = 'I do not agree with the decision, because ';
  expect((await box()).value).toBe(begun);
  expect((await box()).selectionStart).toBe(begun.length);
  await user.type(await box(), 'the slip is there');
  await user.keyboard('{Escape}');
  await user.click(disagree);
  expect((await box()).value).toBe(`${begun}the slip is there`);
});

test('whoever may not object any more says so in the chat; whoever has objected waits', async () => {
  const page = show({ ...part, reasons: [noProof] });
  await page.user.click(await screen.findByRole('button', { name: 'I do not agree' }));
  const box = within(await screen.findByRole('dialog')).getByRole<HTMLTextAreaElement>('textbox');
  expect(box.value).toBe('I do not agree with the decision, because ');
  page.close();
  show({ ...part, reasons: [noProof], more: { objection: 'open' } });
  await screen.findByRole('button', { name: /^Send this paper/ });
  expect(screen.queryByRole('button', { name: 'I do not agree' })).toBeNull();
});

test('the decision amount by amount is folded until it is asked for', async () => {
  const { user } = show({ ...part, reasons: [noProof] });
  const all = await screen.findByRole('button', { name: 'Show amount by amount' });
  const body = document.getElementById(all.getAttribute('aria-controls') ?? '');
  const shut = body?.className;
  await user.click(all);
  expect(screen.getByRole('button', { name: 'Hide amount by amount' })).toBe(all);
  expect(body?.className).not.toBe(shut);
});
