import { useEffect } from 'react';
import { revealed } from '@/components/claim-form/field-id';

/** Opens a part of the page, shows it and focuses it; false while it is not rendered. */
function show(id: string) {
  const part = document.getElementById(id);
  if (!part) return false;
  part.dispatchEvent(new Event(revealed, { bubbles: true }));
  part.tabIndex = -1;
  part.scrollIntoView();
  part.focus({ preventScroll: true });
  return true;
}

function partOf({ target }: MouseEvent) {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href*="#"]');
  return link && link.pathname === window.location.pathname ? link.hash.slice(1) : '';
}

/** Shows the part of the page that the address or a pressed link names, as soon as it is rendered; not once the person does something else. */
export function useScrollToPart() {
  useEffect(() => {
    let watch: MutationObserver | undefined;
    function lead(id: string) {
      if (!id) return;
      watch?.disconnect();
      if (show(id)) return;
      watch = new MutationObserver(() => show(id) && watch?.disconnect());
      watch.observe(document.body, { childList: true, subtree: true });
    }
    const arrive = () => lead(window.location.hash.slice(1));
    const follow = (press: MouseEvent) => lead(partOf(press));
    const giveUp = () => watch?.disconnect();
    arrive();
    window.addEventListener('hashchange', arrive);
    document.addEventListener('click', follow);
    for (const began of ['pointerdown', 'keydown']) document.addEventListener(began, giveUp);
    return () => {
      watch?.disconnect();
      window.removeEventListener('hashchange', arrive);
      document.removeEventListener('click', follow);
      for (const began of ['pointerdown', 'keydown']) document.removeEventListener(began, giveUp);
    };
  }, []);
}
