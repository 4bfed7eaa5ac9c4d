'use client';

import { type ReactNode, useEffect, useRef } from 'react';

type StepHeadingProps = { children: ReactNode; hint?: ReactNode };

let seen = false;

/** A step's heading. Takes the focus when its step comes up, so that it is read and seen. */
export function StepHeading({ children, hint }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (seen) {
      heading.current?.focus({ preventScroll: true });
      window.scrollTo({ top: 0 });
    }
    seen = true;
  }, []);
  return (
    <div className="mb-5">
      <h2 ref={heading} tabIndex={-1} className="text-2xl text-peacock-deep outline-none">
        {children}
      </h2>
      {hint && <p className="text-ink-soft">{hint}</p>}
    </div>
  );
}
