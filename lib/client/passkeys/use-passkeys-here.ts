'use client';

import { useSyncExternalStore } from 'react';

/** Not this browser, not at this address, or not at all because the portal has no address for passkeys. */
export type PasskeysHere = 'yes' | 'unsupported' | 'elsewhere' | 'nowhere';

const never = () => () => {};

/** Tells whether this page can use passkeys made for `origin`. The server draws the page as if its browser could. */
export const usePasskeysHere = (origin: string | null): PasskeysHere =>
  useSyncExternalStore(
    never,
    () => passkeysHere(origin, window),
    () => (origin ? 'yes' : 'nowhere'),
  );

/** Tells whether a window can use passkeys made for `origin`. */
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
