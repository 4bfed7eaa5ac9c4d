'use client';

import { useSyncExternalStore } from 'react';

/**
 * Whether passkeys can be used; if not, because of this browser, of this address, or because the portal has no address for
 * them.
 */
export type PasskeysHere = 'yes' | 'unsupported' | 'elsewhere' | 'nowhere';

const never = () => () => {};

/** Whether this page can use passkeys that are made for `origin`. The server draws the page as if its browser could. */
export const usePasskeysHere = (origin: string | null): PasskeysHere =>
  useSyncExternalStore(
    never,
    () => passkeysHere(origin, window),
    () => (origin ? 'yes' : 'nowhere'),
  );

/** Whether a window can use passkeys that are made for `origin`. */
export function passkeysHere(
  origin: string | null,
  {
    location,
    PublicKeyCredential,
  }: { location: { origin: string }; PublicKeyCredential?: unknown },
): PasskeysHere {
  if (!origin) return 'nowhere';
  if (location.origin !== origin) return 'elsewhere';
  return PublicKeyCredential ? 'yes' : 'unsupported';
}
