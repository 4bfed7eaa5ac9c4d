'use client';

import { createContext, useContext } from 'react';
import type { Mark } from '@/components/claims/marks/mark-with';
import type { Selection } from '@/components/ip-dashboard/selection/use-selection';
import type { ListedClaim } from '@/lib/claims/records/present';
import type { ListRows } from '@/lib/reference/list-rows';

export interface IpClaimsActions {
  selection: Selection;
  /** The address of a claim with this list's place in it, so that its page can lead to the next one. */
  pathOf(claim: ListedClaim): string;
  setStatus(claim: ListedClaim): void;
  /** Absent for people who may not reassign claims. */
  reassign: ((claim: ListedClaim) => void) | undefined;
  /** Marks what was searched for. */
  mark: Mark;
  /** How many a page lists. */
  rows: ListRows;
  setRows(rows: ListRows): void;
}

export const IpClaimsContext = createContext<IpClaimsActions | null>(null);

/** Throws outside an IpClaimsContext. */
export function useIpClaims(): IpClaimsActions {
  const actions = useContext(IpClaimsContext);
  if (!actions) throw new Error('useIpClaims is called outside an IpClaimsContext');
  return actions;
}
