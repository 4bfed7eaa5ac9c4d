'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useState } from 'react';
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
  const path = usePathname();
  const [shown, setShown] = useState(path);
  // The address of the next page comes before that page: until then the order stays.
  if (path !== shown && (path === paths.home || path === paths.login)) setShown(path);
  const home = shown === paths.home;
  return (
    <>
      {home && finder}
      {card}
      {!home && finder}
    </>
  );
}
