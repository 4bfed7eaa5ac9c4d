'use client';

import { useEffect, useRef } from 'react';

/** Gives the ref for the box of a form that opens in place. When the form closes, the box's first button gets the focus. */
export function useFocusBack(open: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (!open && wasOpen.current) box.current?.querySelector('button')?.focus();
    wasOpen.current = open;
  }, [open]);
  return box;
}
