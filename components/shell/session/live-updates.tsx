'use client';

import { useLive } from '@/lib/client/live/use-live';

/** Renders nothing; keeps the page up to date with what others do. */
export function LiveUpdates() {
  useLive();
  return null;
}
