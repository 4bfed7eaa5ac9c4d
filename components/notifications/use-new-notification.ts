'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { toast } from '@/components/ui/toast/toast';
import { isConnected } from '@/lib/client/live/live-state';
import { loadClaimsAnew } from '@/lib/client/live/use-live';
import { queries } from '@/lib/client/queries';

/** Shows the newest notification for a moment when there are more unread ones than before. */
export function useNewNotification(unread: number | undefined) {
  const client = useQueryClient();
  const before = useRef(unread);
  useEffect(() => {
    const more = before.current !== undefined && unread !== undefined && unread > before.current;
    before.current = unread;
    if (!more) return;
    if (!isConnected()) loadClaimsAnew(client);
    client.fetchQuery({ ...queries.notifications, staleTime: 0 }).then(
      ([newest]) => {
        if (newest && !newest.isRead) toast({ title: newest.title, description: newest.message });
      },
      // The badge has told already.
      () => undefined,
    );
  }, [unread, client]);
}
