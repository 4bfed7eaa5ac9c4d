'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { Fragment, type ReactNode, useEffect } from 'react';

/** The first press loads the code that moves the focus from then on. */
function begin(press: Event) {
  const pressed = press.composedPath();
  const { pathname } = window.location;
  import('./keep-focus').then(
    ({ keepFocus }) => keepFocus(pressed, pathname),
    () => undefined,
  );
}

/**
 * While it is mounted, the focus follows from press to press and from page to page. Its children differ from address to
 * address, so that React never moves parts of one page into another.
 */
export function Arrival({ children }: { children?: ReactNode }) {
  const search = useSearchParams();
  useEffect(() => {
    window.addEventListener('click', begin, { once: true, capture: true });
  }, []);
  return <Fragment key={`${usePathname()}?${search}`}>{children}</Fragment>;
}
