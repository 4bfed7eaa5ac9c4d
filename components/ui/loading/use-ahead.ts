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
 * Loads parts that the person will probably need next, once `wanted` and while the browser is idle; never if they asked to save
 * data. Pass the same array each time.
 */
export function useAhead(parts: readonly Part[], wanted = true) {
  useEffect(() => {
    if (!wanted || navigator.connection?.saveData) return;
    const fetchAll = () => {
      for (const part of parts) void part.preload();
    };
    // Safari does not offer idle time.
    if (!window.requestIdleCallback) {
      const timer = setTimeout(fetchAll, 1_000);
      return () => clearTimeout(timer);
    }
    const idle = window.requestIdleCallback(fetchAll, { timeout: 5_000 });
    return () => window.cancelIdleCallback(idle);
  }, [parts, wanted]);
}

/** After so long at rest, the page loads what perhaps nobody will look at. */
export const restMs = 5_000;

/** True once the page has been at rest. */
export function useAtRest() {
  const [rested, setRested] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), restMs);
    return () => clearTimeout(timer);
  }, []);
  return rested;
}

/** True once the person has pressed or typed anything on this page. */
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
