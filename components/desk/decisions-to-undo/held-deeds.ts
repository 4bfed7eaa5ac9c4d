'use client';

import { type Deed as AnyDeed, type Held, holdDeeds } from '@/components/claims/undo/hold';
import { useHeld, useSendOnLeaving as useSend } from '@/components/claims/undo/use-held';

export { undoFor } from '@/components/claims/undo/hold';

export interface Deed extends AnyDeed {
  kind: 'propose' | 'confirm' | 'return';
  claimId: string;
  claimNumber: string;
}

export type HeldDeed = Held<Deed>;

/** This tab's decisions at the desk that are not done yet, oldest first. */
export const heldDeeds = holdDeeds<Deed>(({ claimId }) => claimId);

export const useHeldDeeds = () => useHeld(heldDeeds);

/** Sends what is held when the person leaves the desk. */
export const useSendOnLeaving = () => useSend(heldDeeds);
