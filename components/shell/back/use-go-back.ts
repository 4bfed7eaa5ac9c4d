'use client';

import { useRouter } from 'next/navigation';
import { useCallback } from 'react';
import { paths } from '@/lib/client/paths/paths';

const signIns: readonly string[] = [
  paths.login,
  paths.register,
  paths.ipPortal,
  paths.ipLogin,
  paths.ipRegister,
];

/** True if this tab came from a page of the portal that is worth going back to. */
function cameFromPortal(only: readonly string[] | undefined) {
  if (!('navigation' in window)) return false;
  const { currentEntry } = window.navigation;
  const before = currentEntry && window.navigation.entries()[currentEntry.index - 1];
  if (!before?.url) return false;
  const { pathname } = new URL(before.url);
  return only ? only.includes(pathname) : !signIns.includes(pathname);
}

/**
 * Goes back to where the person came from, with its page and filters, or else to `fallback`. With `only` (pass the same list
 * each time), only those pages count.
 */
export function useGoBack(fallback: string, only?: readonly string[]) {
  const router = useRouter();
  return useCallback(() => {
    if (cameFromPortal(only)) router.back();
    else router.push(fallback);
  }, [router, fallback, only]);
}
