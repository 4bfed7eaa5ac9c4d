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
        'mx-auto w-full px-4 outline-none sm:px-6',
        compact ? 'py-4' : 'py-6 sm:py-8',
        widths[width],
      )}
    >
      {children}
    </main>
  );
}
