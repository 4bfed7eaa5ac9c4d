'use client';

import { useEffect, useState } from 'react';
import { onDemand } from '@/components/ui/loading/on-demand';
import { useAtRest } from '@/components/ui/loading/use-ahead';
import type { ListDeeds } from './use-list-keys';

const Listening = onDemand(async () => (await import('./listening')).Listening, { quiet: true });

/** The keys of the list; their code comes with the first of them, or once the page is at rest. */
export function KeysOfList(deeds: ListDeeds) {
  const rested = useAtRest();
  const [first, setFirst] = useState<KeyboardEvent>();
  useEffect(() => {
    window.addEventListener('keydown', setFirst, { once: true });
    return () => window.removeEventListener('keydown', setFirst);
  }, []);
  return rested || first ? <Listening {...deeds} first={first} /> : null;
}
