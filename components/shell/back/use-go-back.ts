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

/** Whether the page before this one, in this tab, is one of the portal's that is worth going back to. */
function cameFromPortal(only: readonly string[] | undefined) {
  if (!('navigation' in window)) return false;
  const { currentEntry } = window.navigation;
  const before = currentEntry && window.navigation.entries()[currentEntry.index - 1];
  if (!before?.url) return false;
  const { pathname } = new URL(before.url);
  return only ? only.includes(pathname) : !signIns.includes(pathname);
}

/**
 * Goes back to where the person came from, with its page and filters, or else to `fallback`. With `only`
 * (a list that stays the same) nowhere else counts as where they came from.
 */
export function useGoBack(fallback: string, only?: readonly string[]) {
  const router = useRouter();
  return useCallback(() => {
    if (cameFromPortal(only)) router.back();
    else router.push(fallback);
  }, [router, fallback, only]);
}
