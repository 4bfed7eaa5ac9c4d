'use client';

import { type ReactNode, useEffect, useRef } from 'react';

const property = '--claim-head';

/** The head of a claim's page: it stays when the page is scrolled, on a telephone its most telling line alone, and says how high it is to what stands beside and below it. */
export function StayingHead({ children }: { children: ReactNode }) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const { documentElement } = document;
    const seen = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      documentElement.style.setProperty(property, `${Math.ceil(height)}px`);
    });
    if (box.current) seen.observe(box.current);
    return () => {
      seen.disconnect();
      documentElement.style.removeProperty(property);
    };
  }, []);
  return (
    <header
      ref={box}
      data-claim-head=""
      className="max-md:contents md:sticky md:top-0 md:z-20 md:-mx-6 md:-mt-7 md:mb-3 md:border-b md:border-line md:bg-paper md:px-6 md:pt-1 md:pb-2 short:static print:static"
    >
      {children}
    </header>
  );
}
