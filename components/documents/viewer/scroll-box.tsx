'use client';

import type { ReactNode, Ref } from 'react';

interface ScrollBoxProps {
  ref?: Ref<HTMLDivElement>;
  name: string;
  /** The document can be seen. */
  drawn: boolean;
  className?: string;
  children: ReactNode;
}

/** Where a document is larger than its place, it moves in there and not the page. */
export function ScrollBox({ ref, name, drawn, className = '', children }: ScrollBoxProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: no field set
    <div
      ref={ref}
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
      tabIndex={0}
      aria-label={name}
      data-drawn={drawn || undefined}
      className={`absolute inset-0 overflow-auto -outline-offset-2 ${className}`}
    >
      {children}
    </div>
  );
}
