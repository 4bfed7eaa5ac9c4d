'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { toastStore } from './toast';

const restMs = 5_000;

/**
 * The place where toasts appear; once, in the root layout. So that the first paint does not pay for it, its code loads with the
 * first key or touch, before anything could need it, or once the page is at rest. Not React's lazy: a first touch without a
 * network would take the page down.
 */
export function Toaster() {
  const [View, setView] = useState<ComponentType>();

  useEffect(() => {
    let asked = false;
    function want() {
      if (asked) return;
      asked = true;
      import('./toast-view').then(
        ({ ToastView }) => setView(() => ToastView),
        () => {
          // Offline: the next key or touch tries again.
          asked = false;
        },
      );
    }
    if (toastStore.current()) want();
    // The network may be gone by the first touch.
    const timer = setTimeout(want, restMs);
    window.addEventListener('pointerdown', want, true);
    window.addEventListener('keydown', want, true);
    const stop = toastStore.subscribe(want);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', want, true);
      window.removeEventListener('keydown', want, true);
      stop();
    };
  }, []);

  return View ? <View /> : null;
}
