'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useOnPress } from '@/components/ui/loading/use-on-press';
import { toast } from '@/components/ui/toast/toast';
import { isConnected, usePolling } from '@/lib/client/live/live-state';
import { loadClaimsAnew } from '@/lib/client/live/use-live';
import { polling, queries } from '@/lib/client/queries/queries';
import type { PresentedUser } from '@/lib/identity/accounts/present';
import { BellMark, bellButtonStyles } from './bell-mark';

/** The bell with the number of unread notifications. The list loads with the first press. */
export function NotificationBell({ user }: { user: PresentedUser }) {
  const t = useTranslations('ui.bell');
  const interval = usePolling(polling.notifications);
  const { data } = useQuery({
    ...queries.unreadNotifications,
    // Half-way between the polls of an open conversation, so that each finds news for both.
    refetchInterval: ({ state }) =>
      interval && (state.dataUpdateCount > 1 ? interval : interval / 2),
  });
  const unread = data?.count ?? 0;
  useNewNotification(data?.count);
  const [Opened, open] = useOnPress<{ user: PresentedUser; unread: number }>(
    async () => (await import('./notifications-popover')).NotificationsPopover,
  );
  if (Opened) return <Opened user={user} unread={unread} />;
  return (
    <button
      type="button"
      aria-label={unread > 0 ? t('labelUnread', { count: unread }) : t('label')}
      aria-haspopup="dialog"
      aria-expanded={false}
      className={bellButtonStyles}
      onClick={open}
    >
      <BellMark unread={unread} />
    </button>
  );
}

/** Shows the newest notification for a moment when the number of unread ones rises. */
function useNewNotification(unread: number | undefined) {
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
      // The badge already shows the number.
      () => undefined,
    );
  }, [unread, client]);
}
