'use client';

import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Brings what a selector names under the eyes, and the focus to it, once the part of the page that it stands in is the
 * `current` one; `panel` is where its content is drawn, and takes the focus where there is nothing of that name.
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
