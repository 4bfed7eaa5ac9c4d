import { screen } from '@testing-library/react';
import { JudgedQuestion } from '@/components/questions/judged-question';
import type { PresentedAnswer, PresentedQuestions } from '@/lib/claims/deeds/questions/present';
import { daysAfter } from '@/lib/format/days';
import { claimOf } from '@/tests/support/screen/claim';
import { oneDay } from '@/tests/support/screen/day';
import { meera } from '@/tests/support/screen/people';
import { type Answers, held, opened, refused } from '@/tests/support/screen/screen';

const claim = claimOf('form_d', { status: 'info_required' });
const at = (answeredAt: string, more: Partial<PresentedAnswer> = {}): PresentedAnswer => ({
  answer: 'In October',
  unavailable: false,
  documentIds: [],
  answeredAt,
  returnedAt: null,
  remark: null,
  ...more,
});
const [first, second] = ['2026-11-02T10:00:00.000Z', '2026-11-03T10:00:00.000Z'];

const due = daysAfter(oneDay(), 30);

const questionOf = (...answers: PresentedAnswer[]) => {
  const item = {
    n: 2,
    text: 'Where is the invoice?',
    code: null,
    documentSlot: null,
    state: answers.length > 0 ? ('answered' as const) : ('asked' as const),
    acceptedAt: null,
    answers,
  };
  const list: PresentedQuestions = {
    id: 'list',
    number: 1,
    due,
    askedAt: '2026-11-01T10:00:00.000Z',
    askedBy: { firstName: 'Meera', lastName: 'Iyer' },
    closedAt: null,
    items: [item],
  };
  return { list, item };
};
const accept = 'POST /api/questions/list/items/2/accept';
const again = 'POST /api/questions/list/items/2/ask-again';
const show = (question: ReturnType<typeof questionOf>, answers: Answers = {}) =>
  opened(<JudgedQuestion claim={claim} question={question} />, { as: meera, answers });

test('the newest answer that was seen is accepted, once', async () => {
  const { answer, give } = held();
  const returned = at(first, { returnedAt: '2026-11-02T12:00:00.000Z' });
  const { user, sent } = show(questionOf(returned, at(second)), { [accept]: answer });
  await user.dblClick(await screen.findByRole('button', { name: /^Accept/ }));
  expect(sent(accept)).toEqual([{ answeredAt: second }]);
  give({ questions: [] });
  await screen.findByRole('button', { name: /^Accept/, busy: false });
});

test('a question without an answer is closed as one, and cannot be asked again', async () => {
  const { user, sent } = show(questionOf(), { [accept]: { questions: [] } });
  await user.click(await screen.findByRole('button', { name: /^Close without an answer/ }));
  expect(sent(accept)).toEqual([{ answeredAt: null }]);
  expect(screen.queryByRole('button', { name: /^Ask again/ })).toBeNull();
});

test('an acceptance that came too late is reported', async () => {
  const { user } = show(questionOf(at(first)), {
    [accept]: refused(409, 'answer_changed', 'They answered again.'),
  });
  await user.click(await screen.findByRole('button', { name: /^Accept/ }));
  await screen.findByText('They answered again.');
});

test('a question asked again goes out with its remark, its day and the answer that was seen; refused, it stays', async () => {
  let reply: () => unknown = () => refused(409, 'answer_changed', 'They answered again.');
  const { user, sent } = show(questionOf(at(first)), { [again]: () => reply() });
  await user.click(await screen.findByRole('button', { name: /^Ask again/ }));
  await user.type(await screen.findByLabelText(/What is missing/), ' Which? ');
  const send = screen.getByRole('button', { name: 'Ask again' });
  await user.click(send);
  await screen.findByText('They answered again.');
  screen.getByDisplayValue('Which?');
  const { answer, give } = held();
  reply = answer;
  await user.dblClick(send);
  give({ questions: [] });
  await screen.findByText('Asked again');
  const body = { remark: 'Which?', due, answeredAt: first };
  expect(sent(again)).toEqual([body, body]);
  expect(screen.queryByRole('dialog')).toBeNull();
});
