'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { Fragment, type ReactNode, useEffect } from 'react';

/** With the first press comes what keeps the focus from then on; before there is none. */
function begin(press: Event) {
  const pressed = press.composedPath();
  const { pathname } = window.location;
  import('./keep-focus').then(
    ({ keepFocus }) => keepFocus(pressed, pathname),
    () => undefined,
  );
}

/**
 * Where it is, the focus follows from press to press and from page to page. Its children are others at each address: what stands
 * below a page that takes the place of another has not moved there.
 */
export function Arrival({ children }: { children?: ReactNode }) {
  const search = useSearchParams();
  useEffect(() => {
    window.addEventListener('click', begin, { once: true, capture: true });
  }, []);
  return <Fragment key={`${usePathname()}?${search}`}>{children}</Fragment>;
}
