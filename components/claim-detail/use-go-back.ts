'use client';

import { useRouter } from 'next/navigation';
import { useCallback } from 'react';
import { paths } from '@/lib/client/paths';

const signIns: readonly string[] = [
  paths.login,
  paths.register,
  paths.ipPortal,
  paths.ipLogin,
  paths.ipRegister,
];

/** Whether the page before this one, in this tab, is one of the portal's that is worth going back to. */
function cameFromPortal() {
  if (!('navigation' in window)) return false;
  const { currentEntry } = window.navigation;
  const before = currentEntry && window.navigation.entries()[currentEntry.index - 1];
  return Boolean(before?.url) && !signIns.includes(new URL(before?.url ?? '').pathname);
}

/** Goes back to where the person came from, with its page and filters, or else to `fallback`. */
export function useGoBack(fallback: string) {
  const router = useRouter();
  return useCallback(() => {
    if (cameFromPortal()) router.back();
    else router.push(fallback);
  }, [router, fallback]);
}
