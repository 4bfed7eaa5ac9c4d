'use client';

import { useEffect } from 'react';
import { restMs } from '@/components/ui/loading/use-ahead';
import { keepFiles, keepPages } from '@/lib/client/offline-pages/pages';
import { paths } from '@/lib/client/paths/paths';

/** Prepares this side's pages to open without a network. */
async function makeReady() {
  const worker = await navigator.serviceWorker
    .register('/sw.js', { updateViaCache: 'none' })
    .catch(() => undefined);
  if (!worker || !navigator.onLine || navigator.connection?.saveData) return;
  await navigator.serviceWorker.ready;
  // Stores what loaded before the service worker; it stores the rest itself.
  await keepFiles();
  await keepPages([paths.home, paths.newClaim]);
}

/** Renders nothing; prepares this side's pages while it is mounted. */
export function Shell() {
  useEffect(() => {
    // Pages without TLS have none.
    if (!navigator.serviceWorker) return;
    // Waits, so that it never delays what the person looks at.
    const timer = setTimeout(makeReady, restMs);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
