import { addedSince, countsOf, openQuestions } from '@/components/questions/open-questions';
import type { PresentedAnswer, PresentedQuestions } from '@/lib/claims/deeds/questions/present';
import type { PresentedDocument } from '@/lib/documents/present';

const said = (changes: Partial<PresentedAnswer> = {}): PresentedAnswer => ({
  answer: 'x',
  unavailable: false,
  documentIds: [],
  answeredAt: '2026-11-10T06:00:00.000Z',
  returnedAt: null,
  remark: null,
  ...changes,
});

const list = (
  number: number,
  items: Partial<PresentedQuestions['items'][number]>[],
  closedAt: string | null = null,
): PresentedQuestions => ({
  id: `list ${number}`,
  number,
  due: '2026-11-16',
  askedAt: '2026-11-09T06:00:00.000Z',
  askedBy: { firstName: 'Ravi', lastName: 'Menon' },
  closedAt,
  items: items.map((item, at) => ({
    n: at + 1,
    text: `Question ${at + 1}`,
    code: null,
    documentSlot: null,
    state: 'asked',
    acceptedAt: null,
    answers: [],
    ...item,
  })),
});

const uploaded = (id: string, uploadedAt: string) => ({ id, uploadedAt }) as PresentedDocument;

test('open questions stand in the order in which they were asked, without those of a closed list', () => {
  const lists = [
    list(3, [{}]),
    list(2, [{}], '2026-11-12T00:00:00Z'),
    list(1, [{ state: 'answered', answers: [said()] }, {}]),
  ];
  expect(openQuestions(lists).map(({ list: { number }, item: { n } }) => [number, n])).toEqual([
    [1, 2],
    [3, 1],
  ]);
  expect(countsOf(lists)).toEqual({ asked: 2, answered: 1, accepted: 0 });
});

test('only unused documents that came after a question was last asked are offered as its answer', () => {
  const asked = list(1, [
    { answers: [said({ returnedAt: '2026-11-11T06:00:00.000Z', documentIds: ['used'] })] },
  ]);
  const [question] = openQuestions([asked]);
  if (!question) throw new Error('one waits');
  const documents = [
    uploaded('newest', '2026-11-13T06:00:00.000Z'),
    uploaded('used', '2026-11-12T06:00:00.000Z'),
    uploaded('new', '2026-11-12T06:00:00.000Z'),
    uploaded('before it was asked again', '2026-11-10T06:00:00.000Z'),
  ];
  expect(addedSince(question, [asked], documents).map(({ id }) => id)).toEqual(['new', 'newest']);
});
