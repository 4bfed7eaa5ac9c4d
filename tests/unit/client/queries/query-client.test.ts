import {
  InfiniteQueryObserver,
  MutationObserver,
  type MutationObserverOptions,
  QueryObserver,
} from '@tanstack/react-query';
import type { CaseChange } from '@/lib/case/schema';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { caseMutations } from '@/lib/client/mutations/case';
import { claimMutations } from '@/lib/client/mutations/claims';
import { conversationMutations } from '@/lib/client/mutations/conversation';
import { draftMutations } from '@/lib/client/mutations/drafts';
import { securityMutations } from '@/lib/client/mutations/security';
import { queries } from '@/lib/client/queries/queries';
import { makeQueryClient } from '@/lib/client/queries/query-client';

const client = makeQueryClient();
const list = queries.claims({ page: 1, limit: 10 });

let answer: Response;
beforeEach(() => {
  client.clear();
  Object.assign(globalThis, {
    localStorage: { getItem: () => 'a token' },
    document: { documentElement: { lang: 'en' } },
    fetch: async () => answer,
  });
});
afterAll(() => Object.assign(globalThis, { document: undefined, localStorage: undefined }));

const ok = () => Response.json({ id: 'a', companyName: 'Acme' });
const failure = (status: number) => Response.json({ message: '', code: 'internal' }, { status });

/** Whether each of these is stale once the mutation is over; loaded before, shown nowhere. */
async function staleAfter<Answer, Body>(
  mutation: MutationObserverOptions<Answer, Error, Body>,
  body: Body,
  asked: { queryKey: readonly unknown[] }[],
) {
  for (const { queryKey } of asked) client.setQueryData(queryKey, {});
  await new MutationObserver(client, mutation).mutate(body).catch(() => undefined);
  return asked.map(({ queryKey }) => client.getQueryState(queryKey)?.isInvalidated);
}

const decision = { status: 'approved', reviewNote: '' } as const;
const ofClaims = [
  list,
  queries.claim('a'),
  queries.audit('a'),
  queries.statistics,
  queries.overview,
];

it('a change of a claim makes its lists, the claim, its audit trail and the counts stale, and nothing else', async () => {
  answer = ok();
  const asked = [...ofClaims, queries.notifications, queries.me];
  const stale = await staleAfter(claimMutations.setStatus('a'), decision, asked);
  expect(stale).toEqual([true, true, true, true, true, false, false]);
});

it('a change that failed makes the same queries stale, since somebody else may have been faster', async () => {
  answer = failure(409);
  const stale = await staleAfter(claimMutations.setStatus('a'), decision, ofClaims);
  expect(stale).toEqual([true, true, true, true, true]);
});

it('an edit refused because the session has ended makes nothing stale, so that the form stays', async () => {
  answer = failure(401);
  const edit = { claimData: {}, version: 1 };
  expect(await staleAfter(claimMutations.edit('a'), edit, [queries.claim('a')])).toEqual([false]);
  answer = failure(500);
  expect(await staleAfter(claimMutations.edit('a'), edit, [queries.claim('a')])).toEqual([true]);
});

it('reading a chat makes the unread counts and the notifications stale, and no claim', async () => {
  answer = ok();
  const asked = [
    queries.unreadCounts,
    queries.statistics,
    queries.notifications,
    queries.claim('a'),
  ];
  const stale = await staleAfter(conversationMutations.markRead('a'), undefined, asked);
  expect(stale).toEqual([true, true, true, false]);
});

it('deleting a draft makes the list of drafts stale, and not the draft that is open', async () => {
  answer = ok();
  const asked = [queries.drafts, queries.draft('form_b')];
  expect(await staleAfter(draftMutations.delete('form_b'), undefined, asked)).toEqual([
    true,
    false,
  ]);
});

it('signing out a device that is already signed out succeeds', async () => {
  answer = failure(404);
  const end = new MutationObserver(client, securityMutations.endSession('gone'));
  await expect(end.mutate()).resolves.toBeUndefined();
});

it('a page shows at once what the answer to a change of the case says', async () => {
  answer = ok();
  await new MutationObserver(client, caseMutations.change).mutate({
    companyName: 'Acme',
  } as CaseChange);
  expect(client.getQueryData(queries.case.queryKey)).toMatchObject({ companyName: 'Acme' });
});

describe('while the queries that a change made stale load again', () => {
  let answerWaiting: () => void;
  let unsubscribe: () => void;
  beforeEach(() => {
    client.setQueryData(queries.claim('a').queryKey, {} as PresentedClaim);
    client.setQueryData(queries.audit('a').queryKey, { pages: [[]], pageParams: [''] });
    const fetch = (_: string, { method }: { method: string }) =>
      new Promise<Response>((resolve) => {
        if (method === 'GET') answerWaiting = () => resolve(ok());
        else resolve(ok());
      });
    Object.assign(globalThis, { fetch });
  });
  afterEach(() => {
    answerWaiting();
    unsubscribe();
  });

  it('the change is still pending', async () => {
    unsubscribe = new QueryObserver(client, queries.claim('a')).subscribe(() => undefined);
    const change = new MutationObserver(client, claimMutations.setStatus('a'));
    const done = change.mutate(decision);
    await new Promise(setImmediate);
    expect(client.isFetching(queries.claim('a'))).toBe(1);
    expect(change.getCurrentResult().isPending).toBe(true);
    answerWaiting();
    await done;
  });

  it('a refused change is no longer pending, so that it can be corrected', async () => {
    const waiting = globalThis.fetch;
    const refusal = Response.json({ message: '', code: 'invalid', issues: [] }, { status: 400 });
    const fetch = async (path: string, init: RequestInit) =>
      init.method === 'GET' ? waiting(path, init) : refusal;
    Object.assign(globalThis, { fetch });
    unsubscribe = new QueryObserver(client, queries.claim('a')).subscribe(() => undefined);
    const change = new MutationObserver(client, claimMutations.setStatus('a'));
    await expect(change.mutate(decision)).rejects.toThrow();
    expect(client.isFetching(queries.claim('a'))).toBe(1);
    expect(change.getCurrentResult().isPending).toBe(false);
  });

  it('a revealed number is shown already', async () => {
    unsubscribe = new InfiniteQueryObserver(client, queries.audit('a')).subscribe(() => undefined);
    const reveal = new MutationObserver(client, claimMutations.reveal('a', 'pan'));
    await reveal.mutate();
    expect(client.isFetching({ queryKey: queries.audit('a').queryKey })).toBe(1);
    expect(reveal.getCurrentResult().isSuccess).toBe(true);
  });
});
