import { useSyncExternalStore } from 'react';

let connected = false;
const listeners = new Set<() => void>();

export function setConnected(now: boolean) {
  if (now === connected) return;
  connected = now;
  for (const listener of listeners) listener();
}

/** Whether the server tells by itself what went stale. */
export const isConnected = () => connected;

function watch(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The interval to ask anew at, in milliseconds: never while the server tells by itself what went stale. */
export function usePolling(interval: number): number | false {
  const live = useSyncExternalStore(watch, isConnected, () => false);
  return live ? false : interval;
}
