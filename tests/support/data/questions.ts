import type { PresentedQuestions } from '@/lib/claims/deeds/questions/present';
import { dayInIndia } from '@/lib/format/date';
import { daysAfter } from '@/lib/format/days';
import { call } from '@/tests/support/http/api';
import type { TestPerson } from './people';

export interface QuestionsAnswer {
  questions: PresentedQuestions[];
  code?: string;
  message?: string;
  issues?: { path: string; rule: string; message: string }[];
}

/** The day of India so many days from now. */
export const inDays = (days: number) => daysAfter(dayInIndia(new Date()), days);

/** What `work` gives for today in India; it is done anew when midnight came meanwhile. */
export async function onOneDay<T>(work: (today: string) => Promise<T>): Promise<T> {
  const today = inDays(0);
  const given = await work(today);
  return today === inDays(0) ? given : onOneDay(work);
}

export const questionsAs = (person: TestPerson, claimId: string) =>
  call<QuestionsAnswer>('GET', `${person.portal}/api/claims/${claimId}/questions`, {
    token: person.token,
  });

export const askAs = (person: TestPerson, claimId: string, body: unknown) =>
  call<QuestionsAnswer>('POST', `${person.portal}/api/claims/${claimId}/questions`, {
    token: person.token,
    body,
  });

/** Asks these things of a claim, to be answered in a week, and gives the list. */
export async function askedOf(
  person: TestPerson,
  claimId: string,
  items: readonly (string | Record<string, unknown>)[],
  due = inDays(7),
) {
  const answer = await askAs(person, claimId, {
    due,
    items: items.map((item) => (typeof item === 'string' ? { text: item } : item)),
  });
  const [list] = answer.body.questions ?? [];
  if (answer.status !== 201 || !list) throw new Error(`Could not ask: ${answer.text}`);
  return list;
}

type Item = readonly [listId: string, n: number];

const at = (person: TestPerson, [listId, n]: Item, deed = '') =>
  `${person.portal}/api/questions/${listId}/items/${n}${deed}`;

export const answerAs = (person: TestPerson, item: Item, body: unknown) =>
  call<QuestionsAnswer>('PATCH', at(person, item), { token: person.token, body });

export const acceptAs = (person: TestPerson, item: Item, body?: unknown) =>
  call<QuestionsAnswer>('POST', at(person, item, '/accept'), { token: person.token, body });

export const askAgainAs = (person: TestPerson, item: Item, body?: unknown) =>
  call<QuestionsAnswer>('POST', at(person, item, '/ask-again'), { token: person.token, body });
