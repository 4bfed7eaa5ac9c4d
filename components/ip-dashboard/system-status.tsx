'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useOnline } from '@/components/shell/offline/use-online';
import { cn } from '@/components/ui/cn';
import { queries } from '@/lib/client/queries';

/** Whether the portal can do its work: the browser has a network, and database and store answer. */
export function SystemStatus() {
  const t = useTranslations('ip');
  const networked = useOnline();
  const { isPending, isError } = useQuery(queries.ready);
  const online = networked && !isError;
  return (
    <span
      role="status"
      className={cn(
        'inline-flex items-center gap-2 text-sm font-semibold',
        online ? 'text-green' : 'text-red',
        // Nothing is claimed before the first answer; the place is kept.
        networked && isPending && 'invisible',
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
