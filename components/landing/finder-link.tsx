'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';

type FinderLinkProps = { href: string; className: string; children: ReactNode };

/** Leads to a form. If its card is already on this page, changes the address at once, without a slow network. */
export function FinderLink({ href, ...rest }: FinderLinkProps) {
  return (
    <Link
      href={href}
      prefetch={false}
      onNavigate={(event) => {
        const [, card] = href.split('#');
        if (!card || !document.getElementById(card)) return;
        event.preventDefault();
        window.history.pushState(null, '', href);
      }}
      {...rest}
    />
  );
}
