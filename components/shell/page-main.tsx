import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

type PageMainProps = {
  children: ReactNode;
  width?: 'narrow' | 'reading' | 'wide' | 'whole';
  /** Where every line counts. */
  compact?: boolean;
};

const widths = { narrow: 'max-w-lg', reading: 'max-w-4xl', wide: 'max-w-[90rem]', whole: '' };

/** The page's <main>, with the id of the skip link. */
export function PageMain({ children, width = 'wide', compact }: PageMainProps) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className={cn(
        'mx-auto w-full outline-none',
        compact ? 'px-4 py-3 md:px-2 md:py-1' : 'px-4 py-6 sm:px-6 sm:py-8',
        widths[width],
      )}
    >
      {children}
    </main>
  );
}
