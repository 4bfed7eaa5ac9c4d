'use client';

import { useMutation } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { RowLink } from '@/components/ui/table/row-link';
import type { Role } from '@/lib/access/role';
import { notificationMutations } from '@/lib/client/mutations/notifications';
import { notificationPath } from '@/lib/client/paths/notification';
import { formatDateTime } from '@/lib/format/date';
import type { PresentedNotification } from '@/lib/notifications/read';
import { useEarlierNotifications } from './use-earlier-notifications';

type NotificationListProps = {
  newest: PresentedNotification[];
  role: Role;
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

type NotificationItemProps = {
  notification: PresentedNotification;
  role: Role;
  onOpen: () => void;
};

/** A notification; following it marks it as read and leads to its claim. */
function NotificationItem({ notification, role, onOpen }: NotificationItemProps) {
  const t = useTranslations('ui.bell');
  const language = useLocale();
  const read = useMutation(notificationMutations.markRead);
  const { id, title, message, isRead, createdAt } = notification;
  return (
    <li className="border-b border-line last:border-b-0">
      <RowLink
        href={notificationPath(role, notification)}
        onClick={() => {
          if (!isRead) read.mutate(id);
          onOpen();
        }}
        className={cn(
          'grid grid-cols-[0.625rem_minmax(0,1fr)] gap-x-3 px-4 py-3 hover:bg-peacock-tint',
          !isRead && 'bg-paper',
        )}
      >
        <span
          aria-hidden="true"
          className={cn('mt-2 size-2.5 rounded-full', !isRead && 'bg-peacock')}
        />
        <span className="grid gap-0.5">
          <span className={cn('wrap-anywhere', !isRead && 'font-semibold')}>
            {!isRead && <span className="sr-only">{t('unread')}: </span>}
            {title}
          </span>
          <span className="line-clamp-3 text-sm wrap-anywhere text-ink-soft">{message}</span>
          <time dateTime={createdAt} className="figures text-sm text-ink-soft">
            {formatDateTime(createdAt, language)}
          </time>
        </span>
      </RowLink>
    </li>
  );
}
