'use client';

import Link from 'next/link';
import { type ComponentProps, useState } from 'react';

type RowLinkProps = Omit<ComponentProps<typeof Link>, 'prefetch' | 'onPointerEnter' | 'onFocus'>;

/**
 * A link of which a page has many. Loads its page when somebody is about to follow it, not when it comes into sight: a list of
 * twenty would ask for forty answers that nobody reads.
 */
export function RowLink(props: RowLinkProps) {
  const [wanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  return <Link {...props} prefetch={wanted ? null : false} onPointerEnter={want} onFocus={want} />;
}
