'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { Role } from '@/lib/access/role';
import type { PresentedNotification } from '@/lib/notifications/read';
import { NotificationItem } from './notification-item';
import { useEarlierNotifications } from './use-earlier-notifications';

type NotificationListProps = {
  newest: PresentedNotification[];
  role: Role;
  /** Called when one of them is followed. */
  onOpen: () => void;
};

export function NotificationList({ newest, role, onOpen }: NotificationListProps) {
  const t = useTranslations('ui.bell');
  const { notifications, more, loading, showEarlier } = useEarlierNotifications(newest);
  return (
    <div className="min-h-0 overflow-y-auto">
      <ul>
        {notifications.map((notification) => (
          <NotificationItem
            key={notification.id}
            notification={notification}
            role={role}
            onOpen={onOpen}
          />
        ))}
      </ul>
      {more && (
        <div className="p-2 text-center">
          <Button variant="quiet" size="sm" pending={loading} onClick={showEarlier}>
            {t('earlier')}
          </Button>
        </div>
      )}
    </div>
  );
}
