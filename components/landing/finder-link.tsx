'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';

type FinderLinkProps = {
  href: string;
  /** Whether the page that it leads to is this one with another address. */
  here: boolean;
  className: string;
  children: ReactNode;
};

/** Leads to a form. On the page that has it already a press changes the address at once, without asking a slow network. */
export function FinderLink({ here, href, ...rest }: FinderLinkProps) {
  return (
    <Link
      href={href}
      prefetch={false}
      onNavigate={(event) => {
        if (!here) return;
        event.preventDefault();
        window.history.pushState(null, '', href);
      }}
      {...rest}
    />
  );
}
