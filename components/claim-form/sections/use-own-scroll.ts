import { useEffect } from 'react';

/**
 * While it is mounted, the browser does not scroll to where the person left an entry of the history, which it would do after a heading
 * took the focus.
 */
export function useOwnScroll(when: () => boolean = () => true) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once
  useEffect(() => {
    if (!when()) return;
    const { scrollRestoration } = window.history;
    window.history.scrollRestoration = 'manual';
    return () => {
      window.history.scrollRestoration = scrollRestoration;
    };
  }, []);
}
