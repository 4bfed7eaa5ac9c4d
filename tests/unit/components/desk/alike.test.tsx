import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { AlikeDialog } from '@/components/desk/alike/alike-dialog';
import { exampleIn } from '@/components/desk/alike/example-in';
import { tellDone } from '@/components/desk/decisions-to-undo/done-to-many';
import { heldDeeds } from '@/components/desk/decisions-to-undo/held-deeds';
import { Notices } from '@/components/desk/determination/notices';
import { MarkedLines } from '@/components/desk/list/marked-lines';
import type { Marked } from '@/components/desk/list/use-marked';
import type { PresentedDetermination } from '@/lib/claims/records/determination';
import type { PresentedClaim } from '@/lib/claims/records/present';
import type { AlikeShown } from '@/lib/client/mutations/alike';
import { sharesOf } from '@/lib/law/alike';
import type { DeterminedHead } from '@/lib/law/judge';
import { claimOf } from '@/tests/support/screen/claim';
import { meera } from '@/tests/support/screen/people';
import { type Answers, cutOff, held, opened } from '@/tests/support/screen/screen';

const claim = claimOf('form_d', {
  claimAmount: '100.00',
  claimData: { overtimeAmount: '40.00' },
});
const heads: DeterminedHead[] = [
  {
    head: 'overtimeAmount',
    claimed: '40.00',
    admitted: '10.00',
    contingent: '0.00',
    notAdmitted: '30.00',
    underVerification: '0.00',
    reasons: [{ code: 'not_agreed', text: null, amount: '30.00' }],
  },
  {
    head: 'remainder',
    claimed: '60.00',
    admitted: '60.00',
    contingent: '0.00',
    notAdmitted: '0.00',
    underVerification: '0.00',
    reasons: [],
  },
];
const determination = {
  id: 'd1',
  number: 1,
  state: 'proposed',
  heads,
  currency: null,
  facilities: null,
} as unknown as PresentedDetermination;

const other = (n: number) => ({
  id: `c${n}`,
  claimNumber: `CLM-${n}`,
  creditorName: 'A driver',
  claimed: `${n}00.00`,
});
const found = (more: Partial<AlikeShown> = {}): AlikeShown => ({
  claims: 250,
  claimed: '25000.00',
  largest: [other(3), other(2)],
  sample: [other(1)],
  shares: [],
  until: '2026-11-28T05:00:00.000Z',
  ...more,
});
const path = '/api/determinations/d1/alike';
const none = { lost: 0, restore: undefined } as unknown as Marked;

function Desk() {
  const [open, setOpen] = useState(true);
  return (
    <>
      {open && (
        <AlikeDialog
          claim={claim}
          determination={determination}
          shares={sharesOf(claim, heads) ?? []}
          labelOf={(head) => `The ${head}`}
          onClose={() => setOpen(false)}
        />
      )}
      <MarkedLines marked={none} />
    </>
  );
}

const show = (answers: Answers = {}, language: 'en' | 'hi' = 'en') =>
  opened(<Desk />, {
    as: meera,
    language,
    answers: { [`POST ${path}`]: found(), ...answers },
  });
const box = async () => within(await screen.findByRole('dialog'));

afterEach(() => {
  act(() => {
    for (const { id } of heldDeeds.current()) heldDeeds.giveUp(id);
    tellDone(null);
  });
});

test('shares, number, sum, the largest and a sample are shown before anything is written', async () => {
  const { sent, calls } = show();
  const dialog = await box();
  await dialog.findByText('250 claims');
  expect(dialog.getByText('₹25,000.00 claimed')).toBeTruthy();
  expect(dialog.getByRole('row', { name: /^The overtimeAmount 25 % ./ })).toBeTruthy();
  expect(dialog.getByRole('row', { name: /^The remainder All/ })).toBeTruthy();
  expect(
    within(dialog.getByRole('region', { name: 'The 2 largest' })).getAllByRole('link'),
  ).toHaveLength(2);
  expect(dialog.getByRole('link', { name: 'CLM-1' }).getAttribute('href')).toContain('claim=c1');
  expect(sent(`POST ${path}`)).toEqual([{ by: 'reason', head: 'overtimeAmount' }]);
  expect(calls.some(({ call }) => call.startsWith('PATCH'))).toBe(false);
});

test('the proposals are held, go in parts once they are sent, and say what they did', async () => {
  const answers = [
    { proposed: 100, admitted: '100.00', next: 'c100' },
    { proposed: 49, admitted: '0.50', next: null },
  ];
  const second = held();
  const { user, sent } = show({
    [`PATCH ${path}`]: ({ body }: { body: { after: string | null } }) =>
      body.after === null ? answers[0] : second.answer(),
  });
  await user.click(await (await box()).findByRole('button', { name: 'Propose for 250' }));
  await screen.findByText('250 proposals like CLM-2026-000001: made in ten seconds.');
  expect(sent(`PATCH ${path}`)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Now' }));
  await screen.findByText('Proposing 100 of 250');
  second.give(answers[1]);
  await screen.findByText('149 claims were proposed like CLM-2026-000001, admitting ₹100.50.');
  const asked = { by: 'reason', head: 'overtimeAmount', until: '2026-11-28T05:00:00.000Z' };
  expect(sent(`PATCH ${path}`)).toEqual([
    { ...asked, after: null },
    { ...asked, after: 'c100' },
  ]);
});

test('taken back while it is held, nothing is written', async () => {
  const { user, sent } = show();
  await user.click(await (await box()).findByRole('button', { name: 'Propose for 250' }));
  act(() => void heldDeeds.undo());
  expect(heldDeeds.current()).toEqual([]);
  expect(sent(`PATCH ${path}`)).toEqual([]);
});

test('cut off between two parts, it goes on where it stopped', async () => {
  let cut = true;
  const { user, sent } = show({
    [`PATCH ${path}`]: ({ body }: { body: { after: string | null } }) => {
      if (body.after === null) return { proposed: 100, admitted: '1.00', next: 'c100' };
      return cut ? cutOff() : { proposed: 7, admitted: '1.00', next: null };
    },
  });
  await user.click(await (await box()).findByRole('button', { name: 'Propose for 250' }));
  const id = heldDeeds.current()[0]?.id ?? 0;
  act(() => heldDeeds.again(id));
  await waitFor(() => expect(heldDeeds.current()[0]?.state).toBe('failed'));
  cut = false;
  act(() => heldDeeds.again(id));
  await screen.findByText(/^107 claims were proposed/);
  expect(sent(`PATCH ${path}`).map((body) => (body as { after: unknown }).after)).toEqual([
    null,
    'c100',
    'c100',
  ]);
});

test('where no claim is like it, or the sum fails, nothing can be proposed', async () => {
  let answer: unknown = cutOff;
  const { user } = show({
    [`POST ${path}`]: () => (typeof answer === 'function' ? answer() : answer),
  });
  const dialog = await box();
  await dialog.findByText('The claims could not be added up');
  expect(dialog.getByRole('button', { name: 'Adding up…' })).toHaveProperty('disabled', true);
  answer = found({ claims: 0, claimed: '0.00', largest: [], sample: [] });
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  await dialog.findByText(/^No other claim is like it/);
  expect(dialog.getByRole('button', { name: 'Propose for 0' })).toHaveProperty('disabled', true);
});

test('in Hindi the words are Hindi', async () => {
  show({}, 'hi');
  await (await box()).findByText('250 दावे');
});

test.each<[string, Partial<PresentedDetermination>, Partial<PresentedClaim>]>([
  ['returned', { state: 'returned' }, {}],
  ['replaced', { state: 'superseded' }, {}],
  ['of facilities', { facilities: [] }, {}],
  ['of a claim edited since', {}, { flagged: [{ name: 'edited' }] as PresentedClaim['flagged'] }],
])('a determination that is %s is no example', (_, said, of) => {
  expect(exampleIn(claim, determination)?.length).toBe(2);
  expect(exampleIn({ ...claim, ...of }, { ...determination, ...said })).toBeNull();
});

test('the button stands beside the newest determination, and opens what it would do', async () => {
  const newest = { ...determination, proposedBy: meera, proposedAt: '2026-11-27T10:00:00.000Z' };
  const { user } = opened(
    <Notices claim={claim} newest={{ ...newest, effectiveOn: null, confirmedAt: null, rule: null }}>
      {null}
    </Notices>,
    { as: meera, answers: { [`POST ${path}`]: found() } },
  );
  await user.click(await screen.findByRole('button', { name: 'Decide others like this one…' }));
  await (await box()).findByText('250 claims');
});

test('without a determination there is no example', () =>
  expect(exampleIn(claim, undefined)).toBeNull());
