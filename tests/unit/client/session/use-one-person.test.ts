import { QueryClient } from '@tanstack/react-query';
import { outgoing } from '@/lib/client/conversation/outgoing';
import { queries } from '@/lib/client/queries/queries';
import { followPerson } from '@/lib/client/session/use-one-person';

const inAnotherTab = (tab: EventTarget) =>
  tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'token' }));
const askedAgain = (_tab: EventTarget, client: QueryClient) => client.refetchQueries(queries.me);

/** Asha's tab with a loaded list and an unsent message, when `next` is found to be signed in. */
async function signsIn(
  next: string,
  comesOut: (tab: EventTarget, client: QueryClient) => unknown = inAnotherTab,
) {
  const tab = new EventTarget();
  let signedIn = 'asha';
  Object.assign(globalThis, {
    window: tab,
    localStorage: { getItem: () => 'a token' },
    fetch: async () => Response.json({ id: signedIn }),
  });
  const client = new QueryClient();
  await client.prefetchQuery(queries.me);
  client.setQueryData(queries.statistics.queryKey, { total: 1, pending: 0, approved: 0 });
  const failed = { idempotencyKey: 'one', message: '', state: 'failed', share: 0, at: '' } as const;
  outgoing.forget();
  outgoing.add('a', [{ ...failed, abort: new AbortController() }]);

  const stop = followPerson(client);
  signedIn = next;
  await comesOut(tab, client);
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  stop();
  const { queryKey } = queries.me;
  return {
    user: client.getQueryData(queryKey)?.id,
    loaded: client.getQueryData(queries.statistics.queryKey),
    undelivered: outgoing.of('a').length,
  };
}

test('when another tab signs in somebody else, this tab keeps nothing of the former person', async () => {
  const left = await signsIn('meera');
  expect(left).toEqual({ user: 'meera', loaded: undefined, undelivered: 0 });
});

test('when another tab signs in the same person again, this tab keeps their work', async () => {
  const left = await signsIn('asha');
  expect(left).toMatchObject({ user: 'asha', loaded: { total: 1 }, undelivered: 1 });
});

test('a page that was drawn for somebody else by their cookie keeps nothing of theirs', async () => {
  const left = await signsIn('meera', askedAgain);
  expect(left).toEqual({ user: 'meera', loaded: undefined, undelivered: 0 });
});
