import { screen, within } from '@testing-library/react';
import { PaperList } from '@/components/papers/paper-list';
import type { PresentedClaim } from '@/lib/claims/records/present';
import type { PresentedPaper } from '@/lib/papers/present';
import type { Sent } from '@/lib/papers/sending/present';
import { claimOf } from '@/tests/support/screen/claim';
import { asha, meera } from '@/tests/support/screen/people';
import { type Answers, held, opened, refused } from '@/tests/support/screen/screen';

const paper: PresentedPaper = {
  id: 'p1',
  kind: 'acknowledgement',
  language: 'en',
  number: 'CLM-2026-000001-P1',
  state: 'made',
  claimVersion: 1,
  createdAt: '2026-11-01T10:00:00.000Z',
  madeAt: '2026-11-01T10:00:00.000Z',
  fileSize: 1,
  sha256: null,
  checkCode: null,
  replacedBy: null,
  sent: [],
};
const at = '2026-11-02T10:00:00.000Z';
const when = '2 Nov 2026, 3:30 pm';
const ask = 'POST /api/claims/claim/papers';

const show = (
  papers: PresentedPaper[],
  answers: Answers = {},
  more: Partial<PresentedClaim> = {},
  as = asha,
) =>
  opened(<PaperList claim={claimOf('form_d', more)} />, {
    as,
    answers: { 'GET /api/claims/claim/papers': { papers }, ...answers },
  });

test.each<[Sent['way'], Sent['state'], string]>([
  ['portal', 'sent', `In the portal: since ${when}, not opened yet`],
  ['portal', 'opened', `In the portal: opened by the claimant on ${when}`],
  ['mail', 'waiting', 'By mail: waiting to be sent'],
  ['mail', 'sent', `By mail: sent on ${when}`],
  ['mail', 'bounced', `By mail: refused by the mail server on ${when}`],
  ['mail', 'failed', `By mail: could not be delivered, ${when}`],
  ['mail', 'not_sent', 'By mail: not sent'],
  ['post', 'posted', 'Posted on 2 Nov 2026'],
])('a letter that went by %s and is %s says so', async (way, state, says) => {
  show([{ ...paper, sent: [{ way, state, at }] }], {}, {}, meera);
  const line = (await screen.findByText(/^(In the portal|By mail|Posted)/)).textContent;
  expect(line).toBe(says);
});

test('how a letter went is the office’s record, which its claimant does not read', async () => {
  show([{ ...paper, sent: [{ way: 'mail', state: 'bounced', at }] }]);
  await screen.findByText('Receipt');
  expect(screen.queryByText(/mail server/)).toBeNull();
});

test('a paper that is there is downloaded, one that is not is asked for once, one being made is waited for', async () => {
  const { answer, give } = held();
  const { user, sent } = show([{ ...paper, language: 'hi', state: 'queued' }], { [ask]: answer });
  const english = await screen.findByRole('button', { name: /Receipt: English make it/ });
  await user.dblClick(english);
  expect(sent(ask)).toEqual([{ kind: 'acknowledgement', language: 'en' }]);
  await user.click(screen.getByRole('button', { name: /Receipt: .*is being made/ }));
  expect(sent(ask)).toHaveLength(1);
  give({ papers: [paper] });
  await screen.findByRole('button', { name: /Receipt: English download/ });
});

test('a paper that failed is asked for again, and a refusal is said', async () => {
  const { user, sent } = show([{ ...paper, state: 'failed' }], {
    [ask]: refused(429, 'too_many_papers', 'Too many papers today.'),
  });
  await user.click(await screen.findByRole('button', { name: /Receipt: English make it/ }));
  await screen.findByText('Too many papers today.');
  expect(sent(ask)).toEqual([{ kind: 'acknowledgement', language: 'en' }]);
});

const short = (state: 'proposed' | 'confirmed'): PresentedClaim['determination'] => ({
  id: 'd',
  state,
  number: 1,
  category: 'workmen',
  totals: {
    claimed: '1.00',
    admitted: '1.00',
    contingent: '0.00',
    notAdmitted: '0.00',
    underVerification: '0.00',
  },
});

test.each([
  [null, false],
  [short('proposed'), false],
  [short('confirmed'), true],
] as const)(
  'a decision letter is offered only of what is decided (%#)',
  async (determination, there) => {
    show([], {}, { determination });
    await screen.findByText('Receipt');
    expect(screen.queryByText('Letter about the decision') !== null).toBe(there);
  },
);

test('a replaced paper stands among the earlier ones with its number, and the newer one in its place', async () => {
  show([
    { ...paper, id: 'p2', number: 'CLM-2026-000001-P2' },
    { ...paper, replacedBy: 'p2' },
  ]);
  const earlier = (await screen.findByText('1 earlier paper')).closest('details') as HTMLElement;
  within(earlier).getByText(/CLM-2026-000001-P1/);
  expect(screen.queryByText(/-P2/)).toBeNull();
});
