'use client';

import { useRef } from 'react';

/**
 * Props for the content of a dialog that state opens, and no trigger: when it closes, the focus goes back to where it was, or
 * to the page's <main> when that is gone.
 */
export function useReturnFocus() {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus() {
      before.current = document.activeElement;
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      const { current } = before;
      if (current instanceof HTMLElement && current.isConnected) current.focus();
      else document.getElementById('main')?.focus({ preventScroll: true });
    },
  };
}
