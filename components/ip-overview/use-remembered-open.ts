'use client';

import { useBrowserState } from '@/components/shell/use-browser-state';

const key = 'ipOverviewOpen';

function remembered() {
  try {
    return localStorage.getItem(key) === 'yes';
  } catch {
    return false;
  }
}

function remember(open: boolean) {
  try {
    localStorage.setItem(key, open ? 'yes' : 'no');
  } catch {
    // A browser that keeps nothing: it starts closed the next time.
  }
}

/** Whether the overview is open: closed at first, then as it was left in this browser. */
export function useRememberedOpen() {
  const [open, setOpen] = useBrowserState(remembered, false);
  return {
    open,
    toggle() {
      remember(!open);
      setOpen(!open);
    },
  };
}
