import { screen, waitFor, within } from '@testing-library/react';
import type { BegunChange } from '@/components/changes/begun';
import { ClaimantChanges } from '@/components/changes/claimant-changes';
import { type ChangeKind, changeKinds } from '@/lib/claims/deeds/changes/kinds';
import type { ChangesOfClaim, PresentedChange } from '@/lib/claims/deeds/changes/present';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { keptEdit } from '@/lib/client/on-device/edits';
import { emptyVault } from '@/lib/client/on-device/vault';
import { chooses } from '@/tests/support/screen/chooses';
import { claimOf, documentOf } from '@/tests/support/screen/claim';
import { asha } from '@/tests/support/screen/people';
import { type Answers, cutOff, opened, refused } from '@/tests/support/screen/screen';

const claim = claimOf('form_d', { status: 'approved' });
claim.claimData = { ...claim.claimData, accountNumber: '••••5678' };

const change: PresentedChange = {
  id: 'r1',
  kind: 'bank_account',
  reason: 'The old account is closed.',
  proposed: { accountNumber: '••••5432' },
  documentIds: [],
  askedAt: '2026-11-02T10:00:00.000Z',
  state: 'open',
  closedAt: null,
  answer: null,
  receivedBy: null,
  sender: null,
};

const totals = {
  claimed: '186400.00',
  admitted: '100000.00',
  contingent: '0.00',
  notAdmitted: '50000.00',
  underVerification: '36400.00',
};

const requests = 'POST /api/claims/claim/change-requests';
interface Page {
  found?: ChangesOfClaim;
  answers?: Answers;
  language?: 'en' | 'hi';
  begun?: BegunChange | null;
  more?: Partial<PresentedClaim>;
}
const show = ({
  found = { changes: [] },
  answers,
  language = 'en',
  begun = null,
  more,
}: Page = {}) =>
  opened(<ClaimantChanges claim={{ ...claim, ...more }} begun={begun} />, {
    as: asha,
    language,
    answers: { 'GET /api/claims/claim/change-requests': found, ...answers },
  });

const ask = () => screen.findByRole('button', { name: 'Ask for a change' });
const choose = (name: string) => screen.findByRole('radio', { name });
const asked = {
  document: /^Which amount is this paper for/,
  bank_account: /^Why is the account to be changed/,
  contact: /^Why is this to be changed/,
  other: /^What is to be changed, and why/,
};
const kinds: Record<ChangeKind, string> = {
  document: 'Another paper',
  bank_account: 'Bank account',
  contact: 'Telephone, e-mail or address',
  other: 'Something else',
};
const lacking = {
  document: /^Say in a few words which amount the paper is for and what it shows/,
  bank_account: /^Say in a few words why the account is to be changed/,
  contact: /^Say in a few words why this is to be changed/,
  other: /^Say in a few words what is to be changed and why/,
};
const reason = (kind: ChangeKind) => screen.getByLabelText<HTMLTextAreaElement>(asked[kind]);
const send = () => screen.getByRole('button', { name: 'Send request' });
const kept = () => keptEdit(asha.id, 'claim:change');

beforeEach(emptyVault);

test('a request without a kind or words is not sent, and says what is missing', async () => {
  const { user, sent } = show();
  await user.click(await ask());
  await choose('Bank account');
  await user.click(send());
  screen.getByText('Choose what is to be changed.');
  screen.getByText(/^Say in a few words what is to be changed/);
  expect(sent(requests)).toEqual([]);
});

test.each(changeKinds)(
  'a request of the kind %s asks in its own words, and says them when they lack',
  async (kind) => {
    const { user, sent } = show();
    await user.click(await ask());
    await user.click(await choose(kinds[kind]));
    expect(reason(kind)).toBeTruthy();
    await user.click(send());
    screen.getByText(lacking[kind]);
    expect(sent(requests)).toEqual([]);
  },
);

test('another account is asked for with what was typed over alone', async () => {
  const { user, sent } = show({ answers: { [requests]: { changes: [change] } } });
  await user.click(await ask());
  await user.click(await choose('Bank account'));
  await user.type(reason('bank_account'), 'The old account is closed.');
  await user.click(await screen.findByRole('button', { name: /Change.*Account number/i }));
  const number = screen.getByLabelText<HTMLInputElement>(/^Account number/i);
  await user.type(number, '12');
  await user.click(send());
  await screen.findByText('Correct the fields in red.');
  expect(sent(requests)).toEqual([]);
  await user.clear(number);
  await user.type(number, '60200098765432');
  await user.click(send());
  await screen.findByText('Your request was sent');
  expect(sent(requests)).toEqual([
    {
      kind: 'bank_account',
      reason: 'The old account is closed.',
      values: { accountNumber: '60200098765432' },
      documentIds: [],
    },
  ]);
  expect(await kept()).toBeNull();
});

test('a photo of a passbook is read for another account, and what is used goes with the request', async () => {
  class Reader {
    onmessage: (event: { data: { text: string } }) => void = () => {};
    postMessage() {
      this.onmessage({ data: { text: 'IFSC : SBIN0001234\nA/c No. 30012345678' } });
    }
    terminate() {}
  }
  Object.assign(globalThis, { Worker: Reader });
  const { user, sent } = show({ answers: { [requests]: { changes: [change] } } });
  await user.click(await ask());
  await user.click(await choose('Telephone, e-mail or address'));
  expect(screen.queryByRole('button', { name: 'Read from a photo' })).toBeNull();
  await user.click(await choose('Bank account'));
  await user.type(reason('bank_account'), 'The old account is closed.');
  await user.click(screen.getByRole('button', { name: 'Read from a photo' }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByRole('button', { name: 'Take or choose a photo' });
  const photo = new File(['dots'], 'passbook.jpg', { type: 'image/jpeg' });
  await user.upload(dialog.querySelector('input[type=file]') as HTMLInputElement, photo);
  await user.click(await within(dialog).findByRole('button', { name: /^Use 30012345678/ }));
  await user.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(send());
  await screen.findByText('Your request was sent');
  // The IFSC was offered as well, and nobody used it.
  expect(sent(requests)).toMatchObject([{ values: { accountNumber: '30012345678' } }]);
  expect(sent(requests)).not.toHaveProperty('0.values.ifscCode');
});

test('a request for a change leaves out values that are there already', async () => {
  const { user, sent } = show();
  await user.click(await ask());
  await user.click(await choose('Telephone, e-mail or address'));
  await user.type(reason('contact'), 'I have moved house.');
  await user.click(send());
  await screen.findByText('These are the values that we have. Change what is wrong.');
  expect(sent(requests)).toEqual([]);
});

test('a paper is sent with its file, and not without one', async () => {
  const { user, sent } = show({
    answers: {
      'POST /api/documents/upload-object-storage': documentOf('slip', { claimId: null }),
      [requests]: { changes: [{ ...change, kind: 'document', proposed: null }] },
    },
  });
  await user.click(await ask());
  await user.click(await choose('Another paper'));
  await user.type(reason('document'), 'The slip of March.');
  await user.click(send());
  await screen.findByText('Add the paper that you want to send.');
  expect(sent(requests)).toEqual([]);
  chooses(new File(['%PDF'], 'slip.pdf', { type: 'application/pdf' }));
  await user.click(screen.getByRole('button', { name: 'Add a file' }));
  await screen.findByRole('button', { name: /: slip\.pdf$/ });
  await user.click(send());
  await screen.findByText('Your request was sent');
  expect(sent(requests)).toEqual([
    { kind: 'document', reason: 'The slip of March.', values: {}, documentIds: ['slip'] },
  ]);
});

test('a claim that is decided in part takes a paper alone', async () => {
  const { user, sent } = show({
    more: {
      status: 'under_review',
      determination: { id: 'd1', number: 1, state: 'confirmed', category: 'workmen', totals },
    },
    answers: {
      'POST /api/documents/upload-object-storage': documentOf('slip', { claimId: null }),
      [requests]: { changes: [{ ...change, kind: 'document', proposed: null }] },
    },
  });
  await screen.findByText(/^A part of this claim is decided/);
  await user.click(await ask());
  await waitFor(() => expect(document.activeElement).toBe(reason('document')));
  expect(screen.queryByRole('radio')).toBeNull();
  await user.type(reason('document'), 'The slip of March.');
  chooses(new File(['%PDF'], 'slip.pdf', { type: 'application/pdf' }));
  await user.click(screen.getByRole('button', { name: 'Add a file' }));
  await screen.findByRole('button', { name: /: slip\.pdf$/ });
  await user.click(send());
  await screen.findByText('Your request was sent');
  expect(sent(requests)).toMatchObject([{ kind: 'document', documentIds: ['slip'] }]);
});

test('a request that was refused or not answered stays as it was typed', async () => {
  let answer: () => unknown = cutOff;
  const { user } = show({ answers: { [requests]: () => answer() } });
  await user.click(await ask());
  await user.click(await choose('Something else'));
  await user.type(reason('other'), 'My father’s name is wrong.');
  await user.click(send());
  await screen.findByText('The request could not be sent');
  answer = () => refused(409, 'change_waits', 'One waits already.');
  await user.click(send());
  await screen.findByText('One waits already.');
  expect(reason('other').value).toBe('My father’s name is wrong.');
});

test('what was typed is there again after a reload, until it is given up', async () => {
  const { user, reload } = show();
  await user.click(await ask());
  await user.click(await choose('Telephone, e-mail or address'));
  await user.type(reason('contact'), 'I have a new number.');
  const phone = screen.getByLabelText<HTMLInputElement>(/^Alternate phone/i);
  await user.clear(phone);
  await user.type(phone, '9884012377');
  await waitFor(async () =>
    expect(await kept()).toEqual({
      kind: 'contact',
      reason: 'I have a new number.',
      alternatePhone: '9884012377',
    }),
  );
  reload();
  await user.click(await ask());
  await waitFor(() => expect(reason('contact').value).toBe('I have a new number.'));
  expect(screen.getByLabelText<HTMLInputElement>(/^Alternate phone/i).value).toBe('9884012377');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(async () => expect(await kept()).toBeNull());
  await waitFor(async () => expect(document.activeElement).toBe(await ask()));
});

test('a paper that the outcome begins opens the form with its reason, and the focus there', async () => {
  show({ begun: { reason: 'No proof came (₹36,400.00): ', times: 1 } });
  await choose('Another paper');
  expect(
    screen.getByRole<HTMLInputElement>('radio', { name: 'Another paper', checked: true }),
  ).toBeTruthy();
  expect(reason('document').value).toBe('No proof came (₹36,400.00): ');
  expect(document.activeElement).toBe(reason('document'));
});

test('a kind that waits for its answer is not asked for twice, and can be taken back', async () => {
  let found: ChangesOfClaim = { changes: [change] };
  const { user, sent } = show({
    answers: {
      'GET /api/claims/claim/change-requests': () => found,
      'POST /api/change-requests/r1/take-back': () => {
        found = {
          changes: [{ ...change, state: 'taken_back', closedAt: '2026-11-03T10:00:00.000Z' }],
        };
        return found;
      },
    },
  });
  await user.click(await ask());
  await user.click(await choose('Bank account'));
  screen.getByText(/^You have asked for this already/);
  expect(screen.queryByRole('button', { name: 'Send request' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Take back the request: Bank account' }));
  await screen.findByText('The request is taken back');
  expect(sent('POST /api/change-requests/r1/take-back')).toHaveLength(1);
  await screen.findByText('Taken back');
  await screen.findByRole('button', { name: 'Send request' });
});

test.each<[PresentedChange['state'], Partial<PresentedChange>, RegExp, RegExp]>([
  ['open', {}, /We will answer here and by e-mail/, /^जवाब आपको यहाँ/],
  ['accepted', { answer: 'Noted.' }, /Done on 5 Nov 2026/, /5 नवंबर 2026.*हो गया/],
  ['declined', { answer: 'No cheque.' }, /Not done on 5 Nov 2026/, /5 नवंबर 2026.*नहीं हुआ/],
  ['taken_back', {}, /Ended on 5 Nov 2026/, /5 नवंबर 2026.*ख़त्म/],
])('a request that is %s says what became of it', async (state, more, english, hindi) => {
  const closedAt = state === 'open' ? null : '2026-11-05T10:00:00.000Z';
  const found = { changes: [{ ...change, state, closedAt, ...more }] };
  const { close } = show({ found });
  const said = await screen.findByRole('region', { name: /^Bank account/ });
  within(said).getByText(english);
  within(said).getByText('The old account is closed.');
  if (more.answer) within(said).getByText(more.answer);
  expect(within(said).queryAllByRole('button', { name: /^Take back/ })).toHaveLength(
    state === 'open' ? 1 : 0,
  );
  close();
  show({ found, language: 'hi' });
  await screen.findByText(hindi);
});

test('a number that is asked for is shown in full on demand', async () => {
  const { user } = show({
    found: { changes: [change] },
    answers: {
      'POST /api/change-requests/r1/reveal': { values: { accountNumber: '60200098765432' } },
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Show Account number.* in full/i }));
  await screen.findByText(/6020 ?0098 ?7654 ?32/);
});

test('a claim that was withdrawn or has twenty requests takes no more', async () => {
  const over = { ...change, state: 'taken_back' as const, closedAt: change.askedAt };
  const twenty = Array.from({ length: 20 }, (_, n) => ({ ...over, id: `r${n}` }));
  const { close } = show({ found: { changes: twenty } });
  await screen.findByText(/^You have asked for 20 changes/);
  expect(screen.queryByRole('button', { name: 'Ask for a change' })).toBeNull();
  close();
  show({ found: { changes: [over] }, more: { status: 'withdrawn' } });
  await screen.findByRole('region', { name: /^Bank account/ });
  expect(screen.queryByRole('button', { name: 'Ask for a change' })).toBeNull();
});
