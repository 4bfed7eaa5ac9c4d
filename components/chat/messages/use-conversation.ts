'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { olderThan } from '@/components/chat/messages/older-than';
import { usePolling } from '@/lib/client/live/live-state';
import { polling, queries } from '@/lib/client/queries/queries';
import type { PresentedMessage } from '@/lib/conversation/present';

/** A page with fewer messages is the first of the conversation. */
const pageSize = 50;

/** The messages of a claim, oldest first: the newest, and as many earlier ones as the person asked for. */
export function useConversation(claimId: string) {
  const client = useQueryClient();
  const interval = usePolling(polling.messages);
  const [movedAt, setMovedAt] = useState(0);
  const newest = useQuery({
    ...queries.messages(claimId),
    // Twice as often after a new message: people write several in a row.
    refetchInterval: ({ state }) =>
      interval && (state.dataUpdatedAt > movedAt ? interval : interval / 2),
    refetchOnMount: 'always',
  });
  const [seen, setSeen] = useState(newest.data);
  const [earlier, setEarlier] = useState<readonly PresentedMessage[]>([]);
  const [reaching, setReaching] = useState<'no' | 'loading' | 'failed'>('no');
  const [begun, setBegun] = useState(false);

  // The newest page moves on as messages come; messages that fall out of it stay here.
  if (newest.data && newest.data !== seen) {
    const kept = olderThan([...earlier, ...(seen ?? [])], newest.data);
    setSeen(newest.data);
    setMovedAt(newest.dataUpdatedAt);
    setEarlier(kept);
    if (kept.length === 0) setBegun(newest.data.length < pageSize);
  }

  const messages = useMemo(() => [...earlier, ...(newest.data ?? [])], [earlier, newest.data]);

  async function showEarlier() {
    const first = messages[0];
    if (!first || reaching === 'loading' || begun) return;
    setReaching('loading');
    try {
      const page = await client.fetchQuery(queries.messagesBefore(claimId, first.id));
      setEarlier((known) => [...page, ...known]);
      setBegun(page.length < pageSize);
      setReaching('no');
    } catch {
      setReaching('failed');
    }
  }

  return {
    messages,
    /** No message comes before the first of them. */
    begun,
    reaching,
    showEarlier,
    loading: newest.isPending,
    error: newest.error,
    retrying: newest.isFetching,
    retry: () => void newest.refetch(),
  };
}
