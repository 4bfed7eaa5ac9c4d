import { screen, waitFor } from '@testing-library/react';
import { ClaimantQuestions } from '@/components/questions/claimant-questions';
import type {
  PresentedAnswer,
  PresentedQuestion,
  PresentedQuestions,
} from '@/lib/claims/deeds/questions/present';
import { keptEdit } from '@/lib/client/on-device/edits';
import { emptyVault } from '@/lib/client/on-device/vault';
import { chooses } from '@/tests/support/screen/chooses';
import { claimOf, documentOf } from '@/tests/support/screen/claim';
import { asha } from '@/tests/support/screen/people';
import { type Answers, cutOff, held, opened, refused } from '@/tests/support/screen/screen';

const item: PresentedQuestion = {
  n: 1,
  text: 'Where is the invoice?',
  code: null,
  documentSlot: null,
  state: 'asked',
  acceptedAt: null,
  answers: [],
};
const answer: PresentedAnswer = {
  answer: 'In October',
  unavailable: false,
  documentIds: [],
  answeredAt: '2026-11-02T10:00:00.000Z',
  returnedAt: null,
  remark: null,
};
const listOf = (...items: PresentedQuestion[]): PresentedQuestions => ({
  id: 'list',
  number: 1,
  due: '2026-11-10',
  askedAt: '2026-11-01T10:00:00.000Z',
  askedBy: { firstName: 'Meera', lastName: 'Iyer' },
  closedAt: null,
  items,
});

const here = 'PATCH /api/questions/list/items/1';
const claim = claimOf('form_d', { status: 'info_required' });
const show = (list: PresentedQuestions, answers: Answers = {}, of = claim) =>
  opened(<ClaimantQuestions claim={of} lists={[list]} />, { as: asha, answers });

const words = () => screen.findByLabelText<HTMLTextAreaElement>('Your answer');
const kept = (turn: number) => keptEdit(asha.id, `claim:list:1:${turn}`);

beforeEach(emptyVault);
afterEach(() => jest.restoreAllMocks());

test('an answer that was not sent is there again after a reload, and gone once it was sent', async () => {
  const sent = { questions: [listOf({ ...item, state: 'answered', answers: [answer] })] };
  const { user, reload, ...page } = show(listOf(item), { [here]: sent });
  await user.type(await words(), 'In May');
  await waitFor(async () => expect(await kept(0)).toEqual({ words: 'In May', files: [] }));
  reload();
  await waitFor(async () => expect((await words()).value).toBe('In May'));
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  await screen.findByText('Your answer was sent');
  expect(page.sent(here)).toEqual([{ answer: 'In May', documentIds: [] }]);
  await waitFor(async () => expect(await kept(0)).toBeNull());
});

test.each(['Send answer', 'I do not have it'])(
  'an answer without a file that did not arrive goes only after a question: %s',
  async (button) => {
    const { user, sent } = show(listOf(item), {
      'POST /api/documents/upload-object-storage': () => refused(500, 'internal'),
      [here]: { questions: [listOf({ ...item, state: 'answered', answers: [answer] })] },
    });
    await user.type(await words(), 'In May');
    for (const name of ['invoice.pdf', 'slip.pdf']) {
      chooses(new File(['%PDF'], name, { type: 'application/pdf' }));
      await user.click(screen.getByRole('button', { name: 'Add a file' }));
      await screen.findByRole('button', { name: `Retry the upload of ${name}` });
      await user.click(screen.getByRole('button', { name: button }));
      await screen.findByText(/did not arrive\. Send without (it|them)\?/);
      expect(sent(here)).toEqual([]);
    }
    await user.click(screen.getByRole('button', { name: button }));
    await screen.findByText('Your answer was sent');
    expect(sent(here)).toHaveLength(1);
  },
);

test('a question asked again begins without the words of the answer before', async () => {
  const returned = { ...answer, returnedAt: '2026-11-03T10:00:00.000Z', remark: 'Which one?' };
  show(listOf({ ...item, answers: [returned] }));
  expect((await words()).value).toBe('');
  screen.getByText('Which one?');
});

test('an empty answer is not sent, but that there is nothing is an answer', async () => {
  const { answer: reply, give } = held();
  const { user, sent } = show(listOf(item), { [here]: reply });
  await user.type(await words(), '  ');
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  screen.getByText('Write an answer, add a file, or say that you do not have it.');
  expect(sent(here)).toEqual([]);
  await user.dblClick(screen.getByRole('button', { name: 'I do not have it' }));
  give({ questions: [] });
  await screen.findByText('Your answer was sent');
  expect(sent(here)).toEqual([{ unavailable: true }]);
});

test('an answer that was refused or not answered stays, and says so', async () => {
  let reply: () => unknown = cutOff;
  const { user, sent } = show(listOf(item), { [here]: () => reply() });
  await user.type(await words(), 'In May');
  const send = screen.getByRole('button', { name: 'Send answer' });
  await user.click(send);
  await screen.findByText('The answer could not be sent');
  reply = () => refused(409, 'question_closed', 'It was accepted meanwhile.');
  await user.click(send);
  await screen.findByText('It was accepted meanwhile.');
  expect((await words()).value).toBe('In May');
  expect(sent(here)).toHaveLength(2);
});

test('what was added since the one open question was asked can be sent as its answer, without what was there before', async () => {
  const documents = [
    documentOf('before', { uploadedAt: '2026-10-31T10:00:00.000Z' }),
    documentOf('since', { uploadedAt: '2026-11-02T10:00:00.000Z' }),
  ];
  const of = { ...claim, documents };
  const { user, sent } = show(listOf(item), { [here]: { questions: [] } }, of);
  await user.click(await screen.findByRole('button', { name: 'I have sent it' }));
  expect(sent(here)).toEqual([{ documentIds: ['since'] }]);
});

test.each<[PresentedQuestion['state'], typeof claim.status, boolean]>([
  ['asked', 'info_required', true],
  ['answered', 'info_required', true],
  ['accepted', 'info_required', false],
  ['asked', 'withdrawn', false],
])(
  'a question that is %s, of a claim that is %s, can be answered: %s',
  async (state, status, may) => {
    const answers = state === 'asked' ? [] : [answer];
    show(listOf({ ...item, state, answers }), {}, { ...claim, status });
    await screen.findByText('1. Where is the invoice?');
    const send = await screen
      .findByText(/Open|Answered|Accepted|question/)
      .then(() => screen.queryByRole('button', { name: /Send answer|Change the answer/ }));
    expect(send !== null).toBe(may);
  },
);
