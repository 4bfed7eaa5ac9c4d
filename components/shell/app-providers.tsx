'use client';

import {
  hashKey,
  notifyManager,
  QueryCache,
  QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import '@/components/ui/style-nonce';
import { LanguageSync } from '@/components/shell/language/language-sync';
import { Toaster } from '@/components/ui/toast/toaster';
import { queries } from '@/lib/client/queries';
import { RequestError } from '@/lib/client/request/request';
import { useOtherTabs } from '@/lib/client/session/use-other-tabs';
import { OfflineBanner } from './offline-banner';

// Before the next press of anybody: a button knows at once that its work is under way.
notifyManager.setScheduler(queueMicrotask);

const meHash = hashKey(queries.me.queryKey);

function makeClient() {
  const client: QueryClient = new QueryClient({
    // A sign-in that ended elsewhere shows in the first call it fails: who is signed in is asked anew.
    queryCache: new QueryCache({
      onError(error, { queryHash }) {
        const dead = error instanceof RequestError && error.status === 401;
        if (dead && queryHash !== meHash) void client.invalidateQueries(queries.me);
      },
    }),
    defaultOptions: {
      queries: {
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
      },
      mutations: { retry: false },
    },
  });
  return client;
}

/** What every page has: the cache of what the server said, the toasts, the offline notice. */
export function AppProviders({ children }: { children: ReactNode }) {
  const [client] = useState(makeClient);
  useOtherTabs(client);
  return (
    <QueryClientProvider client={client}>
      <LanguageSync />
      <OfflineBanner />
      {children}
      <Toaster />
    </QueryClientProvider>
  );
}
