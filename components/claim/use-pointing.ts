'use client';

import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Shows and focuses what a selector names, once its part of the page is the `current` one. `panel` holds that part, and takes
 * the focus when nothing has the name.
 */
export function usePointing<Part extends string>(current: Part) {
  const panel = useRef<HTMLDivElement>(null);
  const wanted = useRef<{ part: Part; selector: string } | null>(null);
  const [, look] = useState(0);

  const point = useCallback((part: Part, selector = '') => {
    wanted.current = { part, selector };
    look((times) => times + 1);
  }, []);

  useEffect(() => {
    if (wanted.current?.part !== current) return;
    const { selector } = wanted.current;
    wanted.current = null;
    const found = selector ? panel.current?.querySelector<HTMLElement>(selector) : null;
    const target = found ?? panel.current;
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: found ? 'center' : 'nearest' });
  });

  return { panel, point };
}
