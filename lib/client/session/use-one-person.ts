'use client';

import { hashKey, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { accountQueries } from '@/lib/client/account-queries';
import { outgoing } from '@/lib/client/conversation/outgoing';
import { watchOtherTabs } from '@/lib/client/request/token';

const { queryKey } = accountQueries.me;
const meHash = hashKey(queryKey);

const personIn = (client: QueryClient) => client.getQueryData(queryKey)?.id;

/** Nothing that was loaded for somebody else, or not sent by them, stays. */
function beginAnew(client: QueryClient) {
  outgoing.forget();
  return client.resetQueries({ predicate: (query) => query.queryHash !== meHash });
}

/** When another tab signs somebody in, asks who it is, and begins anew for them. */
const followOtherTabs = (client: QueryClient) =>
  watchOtherTabs(async () => {
    const before = personIn(client);
    await client.refetchQueries({ queryKey });
    if (before === undefined && personIn(client) !== before) await beginAnew(client);
  });

/** Begins anew when the answer to who is signed in names somebody else than before. */
function followAnswers(client: QueryClient) {
  let before = personIn(client);
  return client.getQueryCache().subscribe(({ query }) => {
    if (query.queryHash !== meHash) return;
    const now = personIn(client);
    if (now === before) return;
    const another = before !== undefined && now !== undefined;
    before = now ?? before;
    if (another) void beginAnew(client);
  });
}

/**
 * Sees to it that a tab shows only what is its person's, when another tab signs somebody in, and when a page was
 * drawn by a cookie that is not this sign-in's. Gives what ends it.
 */
export function followPerson(client: QueryClient) {
  const stops = [followOtherTabs(client), followAnswers(client)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** See {@link followPerson}; for as long as the page is there. */
export function useOnePerson(client: QueryClient) {
  useEffect(() => followPerson(client), [client]);
}
