'use client';

import { useLive } from '@/lib/client/live/use-live';

/** Draws nothing: while it is there, what the page shows follows what others do. */
export function LiveUpdates() {
  useLive();
  return null;
}
