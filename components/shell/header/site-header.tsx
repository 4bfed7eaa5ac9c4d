import Link from 'next/link';
import type { ReactNode } from 'react';
import { Brand } from './brand';

type SiteHeaderProps = {
  /** Where the mark leads. */
  home?: string;
  /** Beside the mark, e.g. a title and a welcome line. */
  children?: ReactNode;
  /** Right end: badge, language, bell, menu. */
  actions?: ReactNode;
};

/** The head of every page, with the woven edge under it. */
export function SiteHeader({ home = '/', children, actions }: SiteHeaderProps) {
  return (
    <header className="bg-sheet print:hidden">
      <div className="mx-auto flex max-w-[90rem] flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-2.5 sm:px-6">
        <div className="flex min-w-0 items-center gap-x-4 sm:gap-x-6">
          <Link href={home} className="shrink-0 rounded-md">
            <Brand />
          </Link>
          {children}
        </div>
        {actions && (
          <div className="flex min-h-11 grow flex-wrap items-center justify-end gap-1 sm:gap-2 md:min-h-9">
            {actions}
          </div>
        )}
      </div>
      <div className="kinari" aria-hidden="true" />
    </header>
  );
}
