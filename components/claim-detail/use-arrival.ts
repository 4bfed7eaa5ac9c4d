import { useEffect } from 'react';

/** Shows the part of the page that the address names and puts the focus there, as soon as that part is drawn. */
export function useArrival() {
  useEffect(() => {
    const id = window.location.hash.slice(1);
    if (!id) return;
    const show = () => {
      const part = document.getElementById(id);
      if (!part) return false;
      part.tabIndex = -1;
      part.scrollIntoView();
      part.focus({ preventScroll: true });
      return true;
    };
    if (show()) return;
    const watch = new MutationObserver(() => show() && watch.disconnect());
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, []);
}
