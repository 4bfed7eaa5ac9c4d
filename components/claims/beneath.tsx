import type { ReactNode } from 'react';

/** The second line of a cell, where the table is too narrow to give it a column of its own. */
export function Beneath({ children }: { children: ReactNode }) {
  return (
    <span className="hidden text-sm leading-5 font-normal text-ink-soft md:max-xl:block">
      {children}
    </span>
  );
}
