import { useSyncExternalStore } from 'react';

let connected = false;
const listeners = new Set<() => void>();

/** Notes whether the event stream is open, and tells the components that poll. */
export function setConnected(now: boolean) {
  if (now === connected) return;
  connected = now;
  for (const listener of listeners) listener();
}

/** Tells whether the event stream is open, so that the server says what went stale. */
export const isConnected = () => connected;

function watch(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Gives the polling interval in milliseconds, or false while the event stream is open. */
export function usePolling(interval: number): number | false {
  const live = useSyncExternalStore(watch, isConnected, () => false);
  return live ? false : interval;
}
