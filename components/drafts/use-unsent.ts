'use client';

import { useCallback, useEffect, useState } from 'react';
import { type KeptDraft, keptDrafts } from '@/lib/client/kept/drafts';

/**
 * The drafts of this person that this device keeps and the server does not have yet. They are sent when the page opens and
 * when the network is back; `onSent` is called when something was.
 */
export function useUnsent(userId: string, onSent: () => void) {
  const [unsent, setUnsent] = useState<KeptDraft[]>([]);
  const look = useCallback(async () => {
    const found = (await keptDrafts(userId)).filter(({ unsaved }) => unsaved);
    setUnsent(found);
    return found;
  }, [userId]);

  useEffect(() => {
    let left = false;
    async function send() {
      if ((await look()).length === 0 || left) return;
      const sent = await import('./send-unsent')
        .then(({ sendUnsent }) => sendUnsent(userId))
        // Without a network: once it is back.
        .catch(() => 0);
      if (left || sent === 0) return;
      await look();
      onSent();
    }
    void send();
    window.addEventListener('online', send);
    return () => {
      left = true;
      window.removeEventListener('online', send);
    };
  }, [userId, look, onSent]);

  return unsent;
}
