'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { paths } from '@/lib/client/paths/paths';

interface DoorProps {
  finder: ReactNode;
  card: ReactNode;
}

/**
 * The finder of a form beside the card to sign in. A telephone shows the finder first, or the card to a person who chose a form
 * or came to sign in.
 */
export function Door({ finder, card }: DoorProps) {
  const home = usePathname() === paths.home;
  return (
    <>
      {home && finder}
      {card}
      {!home && finder}
    </>
  );
}
