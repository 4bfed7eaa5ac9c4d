'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { paths } from '@/lib/client/paths/paths';

interface DoorProps {
  finder: ReactNode;
  card: ReactNode;
}

/**
 * The finder of a form and the card to sign in, beside each other where there is room. On a telephone whoever arrives finds
 * their form first; whoever chose one, or came to sign in, has the card first.
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
