'use client';

import { type Deed as AnyDeed, type Held, holdDeeds } from '@/components/claims/undo/hold';
import { useHeld, useSendOnLeaving as useSend } from '@/components/claims/undo/use-held';

export { undoFor } from '@/components/claims/undo/hold';

/** What somebody decided at the desk. */
export interface Deed extends AnyDeed {
  kind: 'propose' | 'confirm' | 'return';
  claimId: string;
  claimNumber: string;
}

export type HeldDeed = Held<Deed>;

/** Deeds at the desk of this tab that are not done yet, the oldest first. */
export const heldDeeds = holdDeeds<Deed>(({ claimId }) => claimId);

/** The deeds that are not done yet. */
export const useHeldDeeds = () => useHeld(heldDeeds);

/** Sends what is held when the desk is left. */
export const useSendOnLeaving = () => useSend(heldDeeds);
