'use client';

import { useCallback, useEffect, useRef } from 'react';

/** Moves something at once, or after the press that is under way: a button that moves between press and release is not pressed. */
export function useSettle() {
  const pressed = useRef(false);
  const waiting = useRef<(() => void) | null>(null);
  useEffect(() => {
    const press = () => {
      pressed.current = true;
    };
    // The click comes right after the release, and before any timer.
    const release = () =>
      setTimeout(() => {
        pressed.current = false;
        waiting.current?.();
        waiting.current = null;
      });
    window.addEventListener('mousedown', press, true);
    window.addEventListener('mouseup', release, true);
    return () => {
      window.removeEventListener('mousedown', press, true);
      window.removeEventListener('mouseup', release, true);
    };
  }, []);
  return useCallback((move: () => void) => {
    if (pressed.current) waiting.current = move;
    else move();
  }, []);
}
