'use client';

import { useSyncExternalStore } from 'react';

/** Whether passkeys can be used: not in this browser, not at this address of the portal, or at none of its. */
export type PasskeysHere = 'yes' | 'unsupported' | 'elsewhere' | 'nowhere';

const never = () => () => {};

/** Whether this page can use passkeys that are made for `origin`; drawn by the server as if its browser could. */
export const usePasskeysHere = (origin: string | null): PasskeysHere =>
  useSyncExternalStore(
    never,
    () => passkeysHere(origin, window),
    () => (origin ? 'yes' : 'nowhere'),
  );

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
