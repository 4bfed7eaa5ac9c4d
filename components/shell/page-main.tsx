import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

type PageMainProps = { children: ReactNode; width?: 'narrow' | 'reading' | 'wide' };

const widths = { narrow: 'max-w-lg', reading: 'max-w-4xl', wide: 'max-w-[90rem]' };

/** The page's <main>, with the id that the skip link leads to. */
export function PageMain({ children, width = 'wide' }: PageMainProps) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className={cn('mx-auto w-full px-4 py-6 outline-none sm:px-6 sm:py-8', widths[width])}
    >
      {children}
    </main>
  );
}
