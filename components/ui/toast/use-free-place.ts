'use client';

import { type RefObject, useLayoutEffect, useState } from 'react';
import { freePlace, type Spot } from './free-place';

const pressed =
  'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=option], [role=combobox]';

/** The controls that can be seen and pressed in the window at this moment, but for the toast's own. */
function controlsBeside(own: Element) {
  const all = [...document.querySelectorAll<HTMLElement>(pressed)];
  return (
    all
      .filter((control) => !own.contains(control) && control.checkVisibility())
      // What a dialog lies over cannot be pressed.
      .filter((control) => !control.closest('[aria-hidden=true], [inert]'))
      .map((control) => control.getBoundingClientRect())
      .filter(({ bottom, top, width }) => width > 0 && bottom > 0 && top < window.innerHeight)
  );
}

/** Where a toast covers nothing that can be pressed; looked for anew when another one appears, and as the page moves or changes under it. */
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
