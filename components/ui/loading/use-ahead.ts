'use client';

import { useEffect, useState } from 'react';

declare global {
  interface Navigator {
    /** Not in every browser. */
    connection?: { saveData?: boolean };
  }
}

interface Part {
  preload(): Promise<void>;
}

/**
 * Fetches parts that are likely to be needed next, once `wanted` and while nothing else is to do. Not for who asked the
 * browser to save data. Give the same array each time.
 */
export function useAhead(parts: readonly Part[], wanted = true) {
  useEffect(() => {
    if (!wanted || navigator.connection?.saveData) return;
    const fetchAll = () => {
      for (const part of parts) void part.preload();
    };
    // Safari has no idle time to ask for.
    if (!window.requestIdleCallback) {
      const timer = setTimeout(fetchAll, 1_000);
      return () => clearTimeout(timer);
    }
    const idle = window.requestIdleCallback(fetchAll, { timeout: 5_000 });
    return () => window.cancelIdleCallback(idle);
  }, [parts, wanted]);
}

/** How long a page is at rest before what nobody may ever look at is fetched, in milliseconds. */
export const restMs = 5_000;

/** Whether a page has been there for long enough to be at rest. */
export function useAtRest() {
  const [rested, setRested] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), restMs);
    return () => clearTimeout(timer);
  }, []);
  return rested;
}

/** Whether somebody has pressed or typed anything on this page yet. */
export function useTouched() {
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    const touch = () => setTouched(true);
    window.addEventListener('pointerdown', touch, { once: true, capture: true });
    window.addEventListener('keydown', touch, { once: true, capture: true });
    return () => {
      window.removeEventListener('pointerdown', touch, { capture: true });
      window.removeEventListener('keydown', touch, { capture: true });
    };
  }, []);
  return touched;
}
