'use client';

import { hashKey, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { outgoing } from '@/lib/client/conversation/outgoing';
import { accountQueries } from '@/lib/client/queries/account';
import { watchOtherTabs } from '@/lib/client/request/token';

const { queryKey } = accountQueries.me;
const meHash = hashKey(queryKey);

const personIn = (client: QueryClient) => client.getQueryData(queryKey)?.id;

/** Drops what was loaded for another person, and what that person did not send. */
function beginAnew(client: QueryClient) {
  outgoing.forget();
  return client.resetQueries({ predicate: (query) => query.queryHash !== meHash });
}

/** When another tab signs a person in, asks who it is and starts afresh for them. */
const followOtherTabs = (client: QueryClient) =>
  watchOtherTabs(async () => {
    const before = personIn(client);
    await client.refetchQueries({ queryKey });
    if (before === undefined && personIn(client) !== before) await beginAnew(client);
  });

/** Starts afresh when the answer to who is signed in names another person than before. */
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
 * Keeps a tab to one person's data, when another tab signs somebody in and when the server drew the page by another session's
 * cookie. Gives the function that ends this.
 */
export function followPerson(client: QueryClient) {
  const stops = [followOtherTabs(client), followAnswers(client)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Runs {@link followPerson} as long as the component is mounted. */
export function useOnePerson(client: QueryClient) {
  useEffect(() => followPerson(client), [client]);
}
