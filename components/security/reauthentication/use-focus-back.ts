'use client';

import { useEffect, useRef } from 'react';

/** The box of a form that opens in place: once it is closed, the first button there takes the focus back. */
export function useFocusBack(open: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (!open && wasOpen.current) box.current?.querySelector('button')?.focus();
    wasOpen.current = open;
  }, [open]);
  return box;
}
