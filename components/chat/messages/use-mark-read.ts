'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { messagesRead, mutations } from '@/lib/client/mutations';

/** Marks a claim's messages read while its conversation is open and somebody looks at it. */
export function useMarkRead(claimId: string, newestId: string | undefined) {
  const client = useQueryClient();
  useEffect(() => {
    if (!newestId) return;
    const mark = () => {
      if (document.visibilityState === 'hidden') return;
      document.removeEventListener('visibilitychange', mark);
      mutations.markMessagesRead(claimId).then(
        () => messagesRead(client),
        // biome-ignore lint/suspicious/noConsole: nothing to do for the reader, something to know for us
        (error: unknown) => console.warn('messages were not marked read', error),
      );
    };
    document.addEventListener('visibilitychange', mark);
    mark();
    return () => document.removeEventListener('visibilitychange', mark);
  }, [claimId, newestId, client]);
}
