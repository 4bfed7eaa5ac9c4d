'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CallFailure } from '@/components/claims/call-failure';
import { Button } from '@/components/ui/button';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/dialog/popover';
import { Spinner } from '@/components/ui/loading/spinner';
import { toast } from '@/components/ui/toast/toast';
import { usePolling } from '@/lib/client/live/live-state';
import { notificationMutations } from '@/lib/client/mutations/notifications';
import { polling, queries } from '@/lib/client/queries/queries';
import { useErrorText } from '@/lib/client/request/use-error-text';
import type { PresentedUser } from '@/lib/identity/accounts/present';
import { BellMark, bellButtonStyles } from './bell-mark';
import { NotificationList } from './notification-list';

type NotificationsPopoverProps = { user: PresentedUser; unread: number };

/** The bell, open at first, and the newest notifications under it. */
export function NotificationsPopover({ user, unread }: NotificationsPopoverProps) {
  const t = useTranslations('ui.bell');
  const errorText = useErrorText();
  const [open, setOpen] = useState(true);
  const interval = usePolling(polling.notifications);
  const list = useQuery({ ...queries.notifications, enabled: open, refetchInterval: interval });
  const markAll = useMutation({
    ...notificationMutations.markAllRead,
    onError: (error) =>
      toast({ variant: 'destructive', title: t('markFailed'), description: errorText(error) }),
  });
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger
        aria-label={unread > 0 ? t('labelUnread', { count: unread }) : t('label')}
        className={bellButtonStyles}
      >
        <BellMark unread={unread} />
      </PopoverTrigger>
      <PopoverContent
        aria-labelledby="notifications-title"
        className="flex max-h-[min(80rem,var(--radix-popover-content-available-height))] w-96 flex-col p-0"
      >
        <div className="flex min-h-13 items-center justify-between gap-3 border-b border-line px-4 py-1">
          <h2 id="notifications-title" className="text-base">
            {t('label')}
          </h2>
          {unread > 0 && (
            <Button
              variant="quiet"
              size="sm"
              pending={markAll.isPending}
              onClick={() => markAll.mutate()}
            >
              {t('markAll')}
            </Button>
          )}
        </div>
        {list.error && (
          <div className="p-4">
            <CallFailure
              title={t('failed')}
              error={list.error}
              retrying={list.isFetching}
              onRetry={() => void list.refetch()}
            />
          </div>
        )}
        {list.isPending && (
          <div className="p-4">
            <Spinner />
          </div>
        )}
        {list.data?.length === 0 && (
          <p className="px-4 py-8 text-center text-ink-soft">{t('empty')}</p>
        )}
        {list.data && list.data.length > 0 && (
          <NotificationList newest={list.data} role={user.role} onOpen={() => setOpen(false)} />
        )}
      </PopoverContent>
    </Popover>
  );
}
