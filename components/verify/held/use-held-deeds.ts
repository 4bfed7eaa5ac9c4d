'use client';

import { useHeld, useSendOnLeaving as useSend } from '@/components/claims/held/use-held';
import { heldDeeds } from './held-deeds';

/** The deeds that are not done yet. */
export const useHeldDeeds = () => useHeld(heldDeeds);

/** Sends what is held when the desk is left. */
export const useSendOnLeaving = () => useSend(heldDeeds);
