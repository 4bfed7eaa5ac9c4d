import { act, screen, waitFor } from '@testing-library/react';
import { revealed } from '@/components/claim-form/field-id';
import { ClaimantObjections } from '@/components/objections/claimant-objections';
import type {
  ListedNow,
  ObjectionsOfClaim,
  PresentedObjection,
} from '@/lib/claims/deeds/objections/present';
import { keptEdit } from '@/lib/client/on-device/edits';
import { emptyVault } from '@/lib/client/on-device/vault';
import { chooses } from '@/tests/support/screen/chooses';
import { claimOf, documentOf } from '@/tests/support/screen/claim';
import { asha } from '@/tests/support/screen/people';
import { type Answers, cutOff, held, opened, refused } from '@/tests/support/screen/screen';

const claim = claimOf('form_b', { status: 'approved', listedIn: 2 });

const listed: ListedNow = {
  number: 2,
  asOn: '2026-11-01',
  until: '2026-11-10',
  over: false,
  row: {
    annexure: 8,
    slNo: 3,
    lines: 1,
    share: null,
    claimed: '900.00',
    admitted: '500.00',
    contingent: '0.00',
    notAdmitted: '400.00',
    underVerification: '0.00',
  },
};
const objection: PresentedObjection = {
  id: 'o1',
  list: { number: 2, asOn: '2026-11-01', state: 'published' },
  row: listed.row,
  ground: 'amount',
  text: 'All of it is due',
  documentIds: [],
  madeAt: '2026-11-02T10:00:00.000Z',
  state: 'open',
  closedAt: null,
  reasons: null,
  determination: null,
  receivedBy: null,
  sender: null,
};

const objections = 'POST /api/claims/claim/objections';
const show = (found: ObjectionsOfClaim, answers: Answers = {}, language: 'en' | 'hi' = 'en') =>
  opened(<ClaimantObjections claim={claim} />, {
    as: asha,
    language,
    answers: { 'GET /api/claims/claim/objections': found, ...answers },
  });
const open = { listed, objections: [] };

const object = () => screen.findByRole('button', { name: 'I do not agree' });
const typed = () => screen.getByLabelText<HTMLTextAreaElement>(/Say what it should be/);
const keptText = () => keptEdit(asha.id, 'claim:objection:2');

beforeEach(emptyVault);
afterEach(() => jest.restoreAllMocks());

test('what a claimant wrote as an objection is there again after a reload, until they cancel', async () => {
  const { user, reload } = show(open);
  await user.click(await object());
  await user.click(screen.getByRole('radio', { name: 'Something else' }));
  await waitFor(async () => expect(await keptText()).not.toBeNull());
  await user.type(typed(), 'All is due');
  await waitFor(async () =>
    expect(await keptText()).toEqual({ ground: 'other', text: 'All is due' }),
  );
  reload();
  await user.click(await object());
  await waitFor(() => expect(typed().value).toBe('All is due'));
  screen.getByRole('radio', { name: 'Something else', checked: true });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(async () => expect(await keptText()).toBeNull());
  await waitFor(async () => expect(document.activeElement).toBe(await object()));
});

test('an objection without a ground or words is not sent, says what is missing and leads there', async () => {
  const led = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { user, sent } = show(open);
  await user.click(await object());
  await user.type(typed(), '  ');
  await user.click(screen.getByRole('button', { name: 'Send objection' }));
  screen.getByText('Choose what is wrong.');
  screen.getByText('Say what it should be, and why.');
  expect(sent(objections)).toEqual([]);
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('radio'));
  // The first choice has the focus; what is wrong stands below the last.
  expect(led.mock.contexts.at(-1)?.textContent).toContain('Choose what is wrong.');
});

test('an objection that was refused or not answered stays as it was, and goes out once more as it is', async () => {
  let answer: () => unknown = cutOff;
  let found: ObjectionsOfClaim = open;
  const { user, sent } = show(open, {
    'GET /api/claims/claim/objections': () => found,
    [objections]: () => answer(),
  });
  await user.click(await object());
  await user.click(screen.getByRole('radio', { name: 'The amount admitted is not right' }));
  await user.type(typed(), ' All ');
  const send = screen.getByRole('button', { name: 'Send objection' });
  await user.click(send);
  await screen.findByText('The objection could not be sent');
  answer = () => refused(409, 'objections_over', 'The days are over.');
  await user.click(send);
  await screen.findByText('The days are over.');
  expect(typed().value).toBe(' All ');
  found = { listed, objections: [objection] };
  answer = () => found;
  await user.dblClick(send);
  await screen.findByText('Your objection was sent');
  await screen.findByText('All of it is due');
  const body = { list: 2, ground: 'amount', text: 'All', documentIds: [] };
  expect(sent(objections)).toEqual([body, body, body]);
  expect(await keptText()).toBeNull();
});

test('an objection waits for its files, and goes with them', async () => {
  const { answer, give } = held();
  const { user, sent } = show(open, {
    'POST /api/documents/upload-object-storage': answer,
    [objections]: { listed, objections: [objection] },
  });
  await user.click(await object());
  await user.click(screen.getByRole('radio', { name: 'The amount admitted is not right' }));
  await user.type(typed(), 'All');
  chooses(new File(['%PDF'], 'invoice.pdf', { type: 'application/pdf' }));
  await user.click(screen.getByRole('button', { name: 'Add a file' }));
  await screen.findByRole('progressbar', { name: /invoice\.pdf/ });
  const send = screen.getByRole('button', { name: 'Send objection' });
  await user.click(send);
  expect(sent(objections)).toEqual([]);
  give(documentOf('invoice', { claimId: null }));
  await screen.findByRole('button', { name: /: invoice\.pdf$/ });
  await user.click(send);
  await screen.findByText('Your objection was sent');
  expect(sent(objections)).toEqual([
    { list: 2, ground: 'amount', text: 'All', documentIds: ['invoice'] },
  ]);
});

test('an objection without a file that did not arrive is sent only after a question', async () => {
  const { user, sent } = show(open, {
    'POST /api/documents/upload-object-storage': () => refused(500, 'internal'),
    [objections]: { listed, objections: [objection] },
  });
  await user.click(await object());
  await user.click(screen.getByRole('radio', { name: 'The amount admitted is not right' }));
  await user.type(typed(), 'All');
  chooses(new File(['%PDF'], 'invoice.pdf', { type: 'application/pdf' }));
  await user.click(screen.getByRole('button', { name: 'Add a file' }));
  await screen.findByRole('button', { name: 'Retry the upload of invoice.pdf' });
  const send = screen.getByRole('button', { name: 'Send objection' });
  await user.click(send);
  const question = await screen.findByText('A file did not arrive. Send without it?');
  expect(document.activeElement?.contains(question)).toBe(true);
  expect(sent(objections)).toEqual([]);
  await user.click(send);
  await screen.findByText('Your objection was sent');
  expect(sent(objections)).toHaveLength(1);
});

test.each<[string, Partial<ListedNow>, PresentedObjection[], string | null]>([
  ['until the last day', {}, [], 'If something is wrong, tell us by 10 Nov 2026.'],
  [
    'after it',
    { over: true },
    [],
    'The time to object to this list ended on 10 Nov 2026. You can still write in the chat.',
  ],
  ['once', {}, [objection], null],
])('a claimant may object %s', async (_, more, made, said) => {
  show({ listed: { ...listed, ...more }, objections: made });
  await screen.findByText('List 2, as on 1 Nov 2026');
  expect(
    screen.queryByText(/^(If something is wrong, tell us|The time to object)/)?.textContent ?? null,
  ).toBe(said);
  const may = said !== null && !more.over;
  expect(screen.queryAllByRole('button', { name: 'I do not agree' })).toHaveLength(may ? 1 : 0);
});

test.each<[PresentedObjection['state'], Partial<PresentedObjection>, RegExp, RegExp]>([
  ['open', {}, /You will see the answer here/, /जवाब आपको/],
  [
    'refused',
    { reasons: 'No invoice' },
    /Not accepted on 5 Nov 2026.*for these reasons/,
    /5 नवंबर 2026.*नहीं मानी गई/,
  ],
  [
    'revised',
    { determination: { number: 4, admitted: '700.00' } },
    /by decision 4: ₹700.00 is admitted now/,
    /फ़ैसला 4 .*₹700.00 माने गए/,
  ],
  ['lapsed', {}, /because the claim was withdrawn/, /वापस ले लिया/],
])('an objection that is %s says what became of it', async (state, more, english, hindi) => {
  const closedAt = state === 'open' ? null : '2026-11-05T10:00:00.000Z';
  const found = { listed, objections: [{ ...objection, state, closedAt, ...more }] };
  const { close } = show(found);
  await screen.findByText(english);
  if (more.reasons) screen.getByText(more.reasons);
  close();
  show(found, {}, 'hi');
  await screen.findByText(hindi);
});

test('whoever is led here finds the form open', async () => {
  show(open);
  await object();
  act(() => {
    document.getElementById('object')?.dispatchEvent(new Event(revealed, { bubbles: true }));
  });
  expect(typed()).toBeTruthy();
});

test('whoever came by the address before the page was drawn finds the form open too', async () => {
  opened(<ClaimantObjections claim={claim} />, {
    as: asha,
    at: '/claim/claim#object',
    answers: { 'GET /api/claims/claim/objections': open },
  });
  await screen.findByRole('form');
});
