'use client';

import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { loadAnew } from '@/lib/client/load-anew';
import { stayConnected } from './live-connection';
import { setConnected } from './live-state';
import { aboutClaims, everything, type Key, keysOf } from './stale-keys';

// In milliseconds. Many changes at once (an import, a bulk change) make the page load once.
const rest = 400;

/** Polling found a notification, which may be about claims; they load at once, before their own turn. */
export const loadClaimsAnew = (client: QueryClient) => loadKeysAnew(client, aboutClaims);

function loadKeysAnew(client: QueryClient, keys: readonly Key[]) {
  void loadAnew(
    client,
    keys.map((queryKey) => ({ queryKey })),
  );
}

/** Makes queries stale at once, and those of the following changes together a little later. */
function coalesced(client: QueryClient) {
  const waiting = new Map<string, Key>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  function flush() {
    timer = undefined;
    if (waiting.size === 0) return;
    loadKeysAnew(client, [...waiting.values()]);
    waiting.clear();
    timer = setTimeout(flush, rest);
  }
  return {
    add(keys: Key[]) {
      for (const key of keys) waiting.set(JSON.stringify(key), key);
      if (!timer) flush();
    },
    stop: () => clearTimeout(timer),
  };
}

/** In milliseconds, by the clock that shows more: some clocks stop while a device sleeps. */
const age = () => Math.max(performance.now(), Date.now() - performance.timeOrigin);

/** Keeps the page's data fresh by the server's events while the page is visible. */
export function useLive() {
  const client = useQueryClient();
  useEffect(() => {
    let stream: AbortController | undefined;
    const stale = coalesced(client);
    function look() {
      if (document.visibilityState === 'hidden') {
        stream?.abort();
        stream = undefined;
        setConnected(false);
      } else if (!stream) {
        const mine = new AbortController();
        stream = mine;
        const closed = () => {
          if (stream === mine) setConnected(false);
        };
        void stayConnected(
          {
            onOpen: (quietFor) => {
              setConnected(true);
              if (quietFor < age()) stale.add(everything);
            },
            onEvent: (event) => stale.add(keysOf(event)),
            onClosed: closed,
          },
          mine.signal,
        ).finally(closed);
      }
    }
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      stream?.abort();
      stale.stop();
      setConnected(false);
    };
  }, [client]);
}
