'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useOnline } from '@/components/layout/use-online';
import { cn } from '@/components/ui/cn';
import { queries } from '@/lib/client/queries';

/** Whether the portal can be reached: the browser has a network, and the last figures came. */
export function SystemStatus() {
  const t = useTranslations('ip');
  const networked = useOnline();
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
