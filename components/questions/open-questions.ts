import type { PresentedQuestion, PresentedQuestions } from '@/lib/claims/deeds/questions/present';
import type { PresentedDocument } from '@/lib/documents/present';

export interface QuestionOfList {
  list: PresentedQuestions;
  item: PresentedQuestion;
}

/** Questions that nobody has answered or judged, in the order in which they were asked. */
export const openLists = (lists: readonly PresentedQuestions[]) =>
  lists.filter(({ closedAt }) => closedAt === null).toReversed();

/** Questions that still wait for an answer. */
export const openQuestions = (lists: readonly PresentedQuestions[]): QuestionOfList[] =>
  openLists(lists).flatMap((list) =>
    list.items.filter(({ state }) => state === 'asked').map((item) => ({ list, item })),
  );

/** Counts the questions by state, over all open lists. */
export function countsOf(lists: readonly PresentedQuestions[]) {
  const items = openLists(lists).flatMap((list) => list.items);
  const count = (state: PresentedQuestion['state']) =>
    items.filter((item) => item.state === state).length;
  return { asked: count('asked'), answered: count('answered'), accepted: count('accepted') };
}

export function standingAnswer({ answers }: PresentedQuestion) {
  const newest = answers.at(-1);
  return newest && !newest.returnedAt ? newest : undefined;
}

/** Since when a question waits for its answer, ISO 8601. */
const waitsSince = ({ list, item }: QuestionOfList) =>
  item.answers.at(-1)?.returnedAt ?? list.askedAt;

/** The documents that were added after a question and answer none, oldest first. */
export function addedSince(
  question: QuestionOfList,
  lists: readonly PresentedQuestions[],
  documents: readonly PresentedDocument[],
) {
  const used = new Set(
    lists.flatMap(({ items }) =>
      items.flatMap(({ answers }) => answers.flatMap(({ documentIds }) => documentIds)),
    ),
  );
  return documents
    .filter(({ id, uploadedAt }) => uploadedAt > waitsSince(question) && !used.has(id))
    .toSorted((one, other) => (one.uploadedAt < other.uploadedAt ? -1 : 1));
}
