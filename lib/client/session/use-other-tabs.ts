'use client';

import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { outgoing } from '@/lib/client/conversation/outgoing';
import { queries } from '@/lib/client/queries';
import { watchOtherTabs } from '@/lib/client/request/token';

/** When another tab signs somebody in, asks who it is; of anybody else, nothing loaded or unsent here stays. */
export const followOtherTabs = (client: QueryClient) =>
  watchOtherTabs(async () => {
    const { queryKey } = queries.me;
    const before = client.getQueryData(queryKey)?.id;
    await client.refetchQueries({ queryKey });
    if (before === client.getQueryData(queryKey)?.id) return;
    outgoing.forget();
    await client.resetQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] });
  });

/** See {@link followOtherTabs}; for as long as the page is there. */
export function useOtherTabs(client: QueryClient) {
  useEffect(() => followOtherTabs(client), [client]);
}
