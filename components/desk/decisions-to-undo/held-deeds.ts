'use client';

import { type Deed as AnyDeed, type Held, holdDeeds } from '@/components/claims/undo/hold';
import { useHeld, useSendOnLeaving as useSend } from '@/components/claims/undo/use-held';

export { undoFor } from '@/components/claims/undo/hold';

/** `confirmMany` is about all of `claimIds`, or of a selection; `claimId` then is one of them, and `claimNumber` says how many. */
export interface Deed extends AnyDeed {
  kind: 'propose' | 'confirm' | 'return' | 'confirmMany';
  claimId: string;
  claimNumber: string;
  claimIds?: readonly string[];
  /** Of `confirmMany`. */
  count?: number;
  /** It goes in parts, which the browser would cut off. */
  inParts?: boolean;
}

export type HeldDeed = Held<Deed>;

let many = 0;

/** This tab's decisions at the desk that are not done yet, oldest first. */
export const heldDeeds = holdDeeds<Deed>(({ kind, claimId }) => {
  if (kind !== 'confirmMany') return claimId;
  many += 1;
  return `${kind} ${many}`;
});

export const useHeldDeeds = () => useHeld(heldDeeds);

/** Sends what is held when the person leaves the desk. */
export const useSendOnLeaving = () => useSend(heldDeeds);

/** The claims that a deed is about, as far as the page knows them. */
export const claimsOfDeed = ({ claimId, claimIds, kind }: Deed): readonly string[] =>
  claimIds ?? (kind === 'confirmMany' ? [] : [claimId]);
