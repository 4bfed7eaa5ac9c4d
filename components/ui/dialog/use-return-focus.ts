'use client';

import { useRef } from 'react';

/**
 * Props for the content of a dialog that state opens, and no trigger: when it closes, the focus goes back to where it was, or
 * to the page's <main> when that is gone, or when nothing had it, as where a page opens with its dialog.
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
      if (current instanceof HTMLElement && current !== document.body && current.isConnected)
        current.focus();
      else document.getElementById('main')?.focus({ preventScroll: true });
    },
  };
}
