'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { toastStore } from './toast';

const ToastView = lazy(async () => ({ default: (await import('./toast-view')).ToastView }));

/**
 * The place where toasts appear; once, in the root layout. Its code comes with the first key or
 * touch, before anything could need it, so that the first paint does not pay for it.
 */
export function Toaster() {
  const [wanted, setWanted] = useState(false);

  useEffect(() => {
    const want = () => setWanted(true);
    if (toastStore.current()) want();
    const once = { once: true, capture: true };
    window.addEventListener('pointerdown', want, once);
    window.addEventListener('keydown', want, once);
    const stop = toastStore.subscribe(want);
    return () => {
      window.removeEventListener('pointerdown', want, once);
      window.removeEventListener('keydown', want, once);
      stop();
    };
  }, []);

  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <ToastView />
    </Suspense>
  );
}
