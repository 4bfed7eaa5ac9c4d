'use client';

import { type RefObject, useLayoutEffect, useState } from 'react';
import { freePlace, type Spot } from './free-place';

const pressed =
  'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=option], [role=combobox]';

/** The visible controls of the window that people can press, except the toast's own. */
function controlsBeside(own: Element) {
  const all = [...document.querySelectorAll<HTMLElement>(pressed)];
  return (
    all
      .filter((control) => !own.contains(control) && control.checkVisibility())
      // Nobody can press what lies under a dialog.
      .filter((control) => !control.closest('[aria-hidden=true], [inert]'))
      .map((control) => control.getBoundingClientRect())
      .filter(({ bottom, top, width }) => width > 0 && bottom > 0 && top < window.innerHeight)
  );
}

/** Finds a place where the toast covers no control, again for each toast and as the page moves or changes under it. */
export function useFreePlace(box: RefObject<HTMLElement | null>, toast: unknown): Spot {
  const [spot, setSpot] = useState<Spot>({ place: 'bottom-right' });
  useLayoutEffect(() => {
    if (!toast) return;
    let frame = 0;
    function look(stay: boolean) {
      const own = box.current;
      if (!own) return;
      const { width, height } = own.getBoundingClientRect();
      const room = { width: document.documentElement.clientWidth, height: window.innerHeight };
      const controls = controlsBeside(own);
      setSpot((now) => freePlace({ width, height }, room, controls, stay ? now : undefined));
    }
    const again = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => look(true));
    };
    look(false);
    // A bar may appear under it.
    const appears = new MutationObserver(again);
    appears.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('scroll', again, { passive: true, capture: true });
    window.addEventListener('resize', again);
    return () => {
      cancelAnimationFrame(frame);
      appears.disconnect();
      window.removeEventListener('scroll', again, { capture: true });
      window.removeEventListener('resize', again);
    };
  }, [toast, box]);
  return spot;
}
