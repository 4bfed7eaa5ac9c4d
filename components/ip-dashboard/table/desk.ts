'use client';

import { createContext, useContext } from 'react';
import type { Selection } from '@/components/ip-dashboard/selection/use-selection';
import type { ListedClaim } from '@/lib/claims/present';

/** What the rows of the console can do. */
export interface Desk {
  selection: Selection;
  /** A claim's page, with this list's place in its address, so that it can lead on to the next one. */
  pathOf(claim: ListedClaim): string;
  setStatus(claim: ListedClaim): void;
  /** Left out for those who may not reassign claims. */
  reassign: ((claim: ListedClaim) => void) | undefined;
}

export const DeskContext = createContext<Desk | null>(null);

/** The desk a row lies on. Throws outside a DeskContext. */
export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('A row of the console stands outside its DeskContext');
  return desk;
}
