'use client';

import { useState } from 'react';
import type { PresentedVersion } from '@/lib/claims/versions';

/** Which two versions are compared: at first the present one with the one before. The earlier stays earlier. */
export function useComparedPair(present: number, versions: readonly PresentedVersion[]) {
  const [chosen, setChosen] = useState<{ from?: number; to?: number }>({});
  const { to = present, from = to - 1 } = chosen;
  const numbers = versions.map(({ version }) => version);
  return {
    from,
    to,
    earlier: numbers.filter((version) => version < to),
    later: numbers.filter((version) => version > from),
    choose: (one: { from?: number; to?: number }) => setChosen({ from, to, ...one }),
  };
}
