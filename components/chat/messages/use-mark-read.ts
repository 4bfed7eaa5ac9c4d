'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { messagesRead, mutations } from '@/lib/client/mutations';
import { whenSeen } from './when-seen';

/** Marks a claim's messages read while its conversation is open and somebody looks at it. */
export function useMarkRead(claimId: string, newestId: string | undefined) {
  const client = useQueryClient();
  useEffect(() => {
    if (!newestId) return;
    return whenSeen(() => {
      mutations.markMessagesRead(claimId).then(
        () => messagesRead(client),
        // biome-ignore lint/suspicious/noConsole: nothing to do for the reader, something to know for us
        (error: unknown) => console.warn('messages were not marked read', error),
      );
    });
  }, [claimId, newestId, client]);
}
