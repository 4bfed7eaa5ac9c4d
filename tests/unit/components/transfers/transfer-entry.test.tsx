import { screen } from '@testing-library/react';
import { TransferEntry } from '@/components/transfers/transfer-entry';
import type { PresentedTransfer, TransferDeed } from '@/lib/claims/deeds/transfers/present';
import type { Language } from '@/lib/i18n/language';
import type { PresentedUser } from '@/lib/identity/accounts/present';
import { asha, meera } from '@/tests/support/screen/people';
import { type Answers, cutOff, held, opened, refused } from '@/tests/support/screen/screen';

const transfer: PresentedTransfer = {
  id: 't1',
  direction: 'from',
  state: 'reported',
  amount: '50000.00',
  on: '2026-10-01',
  reportBy: '2026-10-08',
  reportedOn: '2026-10-02',
  answeredOn: null,
  closedOn: null,
  effectiveOn: null,
  transferee: { name: 'Kaveri Bank', email: 'kaveri@example.in' },
  from: { id: 'claim', claimNumber: 'CLM-2026-000001', name: 'Asha Devi' },
  to: null,
  relatedParty: null,
  deed: { id: 'deed', name: 'deed.pdf', mimeType: 'application/pdf' },
  reasons: null,
  next: [],
};

const show = (
  more: Partial<PresentedTransfer>,
  as: PresentedUser = asha,
  answers: Answers = {},
  language: Language = 'en',
) => opened(<TransferEntry transfer={{ ...transfer, ...more }} />, { as, answers, language });

const fact = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

test.each([
  ['2026-10-07', false],
  ['2026-10-08', false],
  ['2026-10-09', true],
])(
  'what was told on %s, of a transfer to report by 8 October, came too late: %s',
  async (day, late) => {
    show({ reportedOn: day, answeredOn: day });
    await screen.findByText('Kaveri Bank', { exact: false });
    for (const name of ['Reported by the former creditor', 'Answered by the new creditor'])
      expect([name, fact(name)?.includes('after that day')]).toEqual([name, late]);
  },
);

test('a Hindi reader is told that a report came too late, and no other', async () => {
  show({ reportedOn: '2026-10-09', answeredOn: '2026-10-08' }, asha, {}, 'hi');
  expect(await screen.findAllByText(/उस दिन के बाद/)).toHaveLength(1);
});

test.each<[PresentedTransfer['state'], RegExp, RegExp, RegExp]>([
  ['reported', /You can take it back/, /now yours to get/, /has not answered/],
  ['agreed', /decides/, /decides/, /accept or refuse/],
  ['proposed', /is deciding/, /is deciding/, /Somebody else who may confirm/],
  ['accepted', /no longer counts in your claim/, /counts in your own claim/, /basis “Assigned”/],
  ['refused', /stays as it was/, /stays with the former creditor/, /told the reasons/],
  ['declined', /did not go to them/, /You said/, /said no\. The claim/],
  ['taken_back', /stays as it was/, /took the report back/, /stays as it was/],
])(
  'a transfer that is %s tells each of its readers what it means for them',
  async (state, from, to, desk) => {
    for (const [direction, as, says] of [
      ['from', asha, from],
      ['to', asha, to],
      ['from', meera, desk],
    ] as const) {
      const { close } = show({ state, direction }, as);
      await screen.findByText(says);
      close();
    }
  },
);

const may = (...next: TransferDeed[]) => ({ next });

test('the new creditor answers no word that they did not choose', async () => {
  const { user, sent } = show({ direction: 'to', ...may('answer') }, asha, {
    'POST /api/transfers/t1/answer': { ...transfer, state: 'agreed' },
  });
  await user.click(screen.getByRole('button', { name: 'Give the answer' }));
  await user.click(screen.getByRole('button', { name: 'Send the answer' }));
  expect(sent('POST /api/transfers/t1/answer')).toEqual([]);
  const choose = async (question: RegExp, answer: string) => {
    const group = screen.getByRole('radiogroup', { name: question });
    const radio = [...group.querySelectorAll('label')].find(
      ({ textContent }) => textContent === answer,
    );
    await user.click(radio as HTMLElement);
  };
  await choose(/money/, 'Yes');
  await user.click(screen.getByRole('button', { name: 'Send the answer' }));
  expect(sent('POST /api/transfers/t1/answer')).toEqual([]);
  await choose(/related party/, 'Yes');
  await user.click(screen.getByRole('button', { name: 'Send the answer' }));
  expect(sent('POST /api/transfers/t1/answer')).toEqual([{ agreed: true, relatedParty: true }]);
});

test('a double press accepts a transfer once', async () => {
  const { answer, give } = held();
  const { user, sent } = show({ state: 'agreed', ...may('accept') }, meera, {
    'POST /api/transfers/t1/accept': answer,
  });
  await user.dblClick(screen.getByRole('button', { name: 'Accept the transfer' }));
  expect(sent('POST /api/transfers/t1/accept')).toHaveLength(1);
  give({ ...transfer, state: 'proposed' });
  await screen.findByText(/Proposed. A second person/);
});

test('the reasons of a refusal stay where the call is refused or not answered, and go out on the next press', async () => {
  let answer: () => unknown = () => refused(409, 'transfer_moved_on', 'Somebody else decided it.');
  const { user, sent } = show({ state: 'agreed', ...may('accept', 'refuse') }, meera, {
    'POST /api/transfers/t1/refuse': () => answer(),
  });
  await user.click(screen.getByRole('button', { name: 'Refuse' }));
  const refuse = screen.getByRole('button', { name: 'Refuse the transfer' });
  await user.click(refuse);
  expect(sent('POST /api/transfers/t1/refuse')).toEqual([]);
  await user.type(screen.getByRole('textbox'), ' The deed is not stamped ');
  await user.click(refuse);
  await screen.findByText('Somebody else decided it.');
  answer = cutOff;
  await user.click(refuse);
  await screen.findByText(/network|connection/i);
  screen.getByDisplayValue('The deed is not stamped');
  answer = () => ({ ...transfer, state: 'refused' });
  await user.click(refuse);
  await screen.findByText('The transfer is refused');
  expect(sent('POST /api/transfers/t1/refuse')).toEqual(
    Array(3).fill({ reasons: 'The deed is not stamped' }),
  );
});
