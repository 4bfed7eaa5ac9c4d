'use client';

import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { conversationMutations } from '@/lib/client/mutations/conversation';
import { whenSeen } from './when-seen';

/** Marks a claim's messages read while its conversation is open and somebody looks at it. */
export function useMarkRead(claimId: string, newestId: string | undefined) {
  const { mutate } = useMutation({
    ...conversationMutations.markRead(claimId),
    // biome-ignore lint/suspicious/noConsole: nothing to do for the reader, something to know for us
    onError: (error) => console.warn('messages were not marked read', error),
  });
  useEffect(() => {
    if (newestId) return whenSeen(() => mutate());
  }, [newestId, mutate]);
}
