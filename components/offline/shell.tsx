'use client';

import { useEffect } from 'react';
import { restMs } from '@/components/ui/loading/use-ahead';
import { keepFiles, keepPages } from '@/lib/client/offline-pages/pages';
import { paths } from '@/lib/client/paths/paths';

/** Makes this side's pages ready to open without a network. */
async function makeReady() {
  const worker = await navigator.serviceWorker
    .register('/sw.js', { updateViaCache: 'none' })
    .catch(() => undefined);
  if (!worker || !navigator.onLine || navigator.connection?.saveData) return;
  await navigator.serviceWorker.ready;
  // What was fetched before the worker was there; what comes after, it keeps by itself.
  await keepFiles();
  await keepPages([paths.home, paths.newClaim]);
}

/** Draws nothing: while it is there, this side's pages are made ready to open without a network. */
export function Shell() {
  useEffect(() => {
    // Not on pages without TLS.
    if (!navigator.serviceWorker) return;
    // Nothing here is worth a moment of what somebody looks at.
    const timer = setTimeout(makeReady, restMs);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
