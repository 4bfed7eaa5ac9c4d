'use client';

import { useCallback, useEffect, useState } from 'react';
import { openContent } from '@/lib/client/open-document/content';
import { RequestError } from '@/lib/client/request/request';

type Opened =
  | { state: 'pending' }
  | { state: 'open'; bytes: Uint8Array<ArrayBuffer> }
  | { state: 'failed'; error: unknown };

/** Opens a document while `wanted`; again on `again`, and when the network is back. */
export function useOpened(id: string, wanted: boolean) {
  const [opened, setOpened] = useState<Opened>({ state: 'pending' });
  const [attempt, setAttempt] = useState(0);
  const again = useCallback(() => {
    setOpened({ state: 'pending' });
    setAttempt((now) => now + 1);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens it again
  useEffect(() => {
    if (!wanted) return;
    const leaving = new AbortController();
    openContent(id, leaving.signal).then(
      (bytes) => !leaving.signal.aborted && setOpened({ state: 'open', bytes }),
      (error) => !leaving.signal.aborted && setOpened({ state: 'failed', error }),
    );
    return () => leaving.abort();
  }, [id, wanted, attempt]);

  const offline =
    opened.state === 'failed' && opened.error instanceof RequestError && opened.error.status === 0;
  useEffect(() => {
    if (!offline) return;
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [offline, again]);
  return { opened, again };
}
