import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';

/** A title that opens what is below it, also without scripts. */
export function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group">
      <summary className="flex min-h-11 list-none items-center justify-between gap-3 py-2.5 font-semibold hover:text-peacock">
        {title}
        <ChevronDown
          className="size-5 shrink-0 text-peacock group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}
