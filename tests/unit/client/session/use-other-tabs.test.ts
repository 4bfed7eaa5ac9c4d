import { QueryClient } from '@tanstack/react-query';
import { outgoing } from '@/lib/client/conversation/outgoing';
import { queries } from '@/lib/client/queries';
import { followOtherTabs } from '@/lib/client/session/use-other-tabs';

/** Asha's tab with a list loaded and a message that did not get through, when another tab signs `next` in. */
async function anotherTabSignsIn(next: string) {
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
  const failed = { clientKey: 'one', message: '', state: 'failed', share: 0, at: '' } as const;
  outgoing.forget();
  outgoing.add('a', [failed]);

  const stop = followOtherTabs(client);
  signedIn = next;
  tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'token' }));
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

test('somebody else signed in by another tab finds nothing of whoever was here', async () => {
  const left = await anotherTabSignsIn('meera');
  expect(left).toEqual({ user: 'meera', loaded: undefined, undelivered: 0 });
});

test('the same person signed in again by another tab goes on where they were', async () => {
  const left = await anotherTabSignsIn('asha');
  expect(left).toMatchObject({ user: 'asha', loaded: { total: 1 }, undelivered: 1 });
});
