'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { cn } from '@/components/ui/cn';
import { queries } from '@/lib/client/queries';

function subscribe(changed: () => void) {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Whether the portal can be reached: the browser has a network, and the last figures came. */
export function SystemStatus() {
  const t = useTranslations('ip');
  const networked = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const { isError } = useQuery({ ...queries.statistics, enabled: false });
  const online = networked && !isError;
  return (
    <span
      className={cn(
        'inline-flex items-center gap-2 text-sm font-semibold',
        online ? 'text-green' : 'text-red',
      )}
    >
      <span
        aria-hidden="true"
        className={cn('size-2.5 rounded-full', online ? 'bg-green' : 'bg-red')}
      />
      {online ? t('systemOnline') : t('systemOffline')}
    </span>
  );
}
