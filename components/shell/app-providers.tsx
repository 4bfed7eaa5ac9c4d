'use client';

import { notifyManager, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import '@/components/ui/style-nonce';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import {
  cookieLanguage,
  keepLanguage,
  storedLanguage,
} from '@/components/shell/language/language-choice';
import { Toaster } from '@/components/ui/toast/toaster';
import { makeQueryClient } from '@/lib/client/queries/query-client';
import { useOnePerson } from '@/lib/client/session/use-one-person';
import { useOnline } from './offline/use-online';

// Before the person can press again, so that a button knows at once that its work has begun.
notifyManager.setScheduler(queueMicrotask);

/** What every page has: the cache of the server's answers, the toasts, the offline notice. */
export function AppProviders({ children }: { children: ReactNode }) {
  const [client] = useState(makeQueryClient);
  useOnePerson(client);
  return (
    <QueryClientProvider client={client}>
      <LanguageSync />
      <OfflineBanner />
      {children}
      <Toaster />
    </QueryClientProvider>
  );
}

/** When the cookie is lost or another's, local storage wins and the page renders again. */
function LanguageSync() {
  const router = useRouter();
  useEffect(() => {
    const stored = storedLanguage();
    if (stored === null || stored === cookieLanguage()) return;
    keepLanguage(stored);
    router.refresh();
  }, [router]);
  return null;
}

/** Says so when the browser has lost its network: over the lower edge of the page, which stays where it is. */
function OfflineBanner() {
  const t = useTranslations('ui');
  const online = useOnline();
  return (
    <div aria-live="polite" className="offline-line">
      {!online && (
        <p data-offline>
          <TriangleAlert className="size-4 shrink-0" aria-hidden="true" />
          {t('offline')}
        </p>
      )}
    </div>
  );
}
