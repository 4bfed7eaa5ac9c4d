'use client';

import { useEffect, useState } from 'react';
import type { PlaceAtDesk } from '@/components/verify/place/desk-place';
import type { GoTo } from '@/components/verify/place/use-desk-place';
import type { DeskList } from './use-desk-list';

/** Goes on to the next claim once one is done with; while another list is on its way, as soon as that is there. */
export function useGoingOn({ after, loading }: DeskList, { claim }: PlaceAtDesk, goTo: GoTo) {
  const [waiting, setWaiting] = useState(false);
  const { claimInstead } = goTo;
  useEffect(() => {
    if (!waiting || loading) return;
    setWaiting(false);
    if (!claim && after) claimInstead(after);
  }, [waiting, loading, claim, after, claimInstead]);
  return () => {
    goTo.claim(after);
    setWaiting(!after && loading);
  };
}
