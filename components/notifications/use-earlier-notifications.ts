'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { toast } from '@/components/ui/toast/toast';
import { queries } from '@/lib/client/queries/queries';
import { useErrorText } from '@/lib/client/request/use-error-text';
import type { PresentedNotification } from '@/lib/notifications/read';

/** A page with fewer notifications is the last. */
const pageSize = 20;

/** The newest notifications, and as many earlier ones as the person asked for. */
export function useEarlierNotifications(newest: PresentedNotification[]) {
  const t = useTranslations('ui.bell');
  const errorText = useErrorText();
  const client = useQueryClient();
  const [earlier, setEarlier] = useState<PresentedNotification[]>([]);
  const [loading, setLoading] = useState(false);
  const [ended, setEnded] = useState(newest.length < pageSize);

  const shown = new Set(newest.map(({ id }) => id));
  const notifications = [...newest, ...earlier.filter(({ id }) => !shown.has(id))];

  async function showEarlier() {
    const last = notifications.at(-1);
    if (!last || loading) return;
    setLoading(true);
    try {
      const page = await client.fetchQuery({
        ...queries.notificationsBefore(last.id),
        staleTime: 0,
      });
      setEarlier((before) => [...before, ...page]);
      setEnded(page.length < pageSize);
    } catch (error) {
      toast({ variant: 'destructive', title: t('failed'), description: errorText(error) });
    } finally {
      setLoading(false);
    }
  }

  return { notifications, more: !ended, loading, showEarlier };
}
