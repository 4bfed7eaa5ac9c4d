'use client';

import { createContext, useContext } from 'react';
import type { Selection } from '@/components/ip-dashboard/selection/use-selection';
import type { ListedClaim } from '@/lib/claims/records/present';
import type { ListRows } from '@/lib/reference/list-rows';

/** What the rows of the professionals' claims list can do. */
export interface IpClaimsActions {
  selection: Selection;
  /** A claim's page, with this list's place in its address, so that it can lead on to the next one. */
  pathOf(claim: ListedClaim): string;
  setStatus(claim: ListedClaim): void;
  /** Left out for those who may not reassign claims. */
  reassign: ((claim: ListedClaim) => void) | undefined;
  /** How many a page lists. */
  rows: ListRows;
  setRows(rows: ListRows): void;
}

export const IpClaimsContext = createContext<IpClaimsActions | null>(null);

/** What can be done from within the list. Throws outside an IpClaimsContext. */
export function useIpClaims(): IpClaimsActions {
  const actions = useContext(IpClaimsContext);
  if (!actions) throw new Error('useIpClaims is called outside an IpClaimsContext');
  return actions;
}
