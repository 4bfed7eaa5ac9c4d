'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Toaster } from '@/components/ui/toaster';
import { LanguageSync } from './language-sync';
import { OfflineBanner } from './offline-banner';

function makeClient() {
  return new QueryClient({
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
}

/** What every page has: the cache of what the server said, the toasts, the offline notice. */
export function AppProviders({ children }: { children: ReactNode }) {
  const [client] = useState(makeClient);
  return (
    <QueryClientProvider client={client}>
      <LanguageSync />
      <OfflineBanner />
      {children}
      <Toaster />
    </QueryClientProvider>
  );
}
