'use client';

import type { ReactNode, Ref } from 'react';

interface ScrollBoxProps {
  ref?: Ref<HTMLDivElement>;
  name: string;
  /** The person can see the document. */
  drawn: boolean;
  className?: string;
  children: ReactNode;
}

/** A document larger than its place scrolls here, not the page. */
export function ScrollBox({ ref, name, drawn, className = '', children }: ScrollBoxProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: no field set
    <div
      ref={ref}
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach what scrolls
      tabIndex={0}
      aria-label={name}
      data-drawn={drawn || undefined}
      className={`absolute inset-0 overflow-auto -outline-offset-2 ${className}`}
    >
      {children}
    </div>
  );
}
