'use client';

import { useQuery } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import Files from 'lucide-react/icons/files';
import Hourglass from 'lucide-react/icons/hourglass';
import Mail from 'lucide-react/icons/mail';
import { useTranslations } from 'next-intl';
import { CallFailure } from '@/components/claims/call-failure';
import { Stat } from '@/components/claims/stat';
import { StatGrid } from '@/components/claims/stat-grid';
import { queries } from '@/lib/client/queries';

export function Statistics() {
  const t = useTranslations('dashboard.statistics');
  const { data, error, isPending, isFetching, refetch } = useQuery(queries.statistics);
  if (error) {
    return (
      <CallFailure
        title={t('failed')}
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <StatGrid label={t('label')} loading={isPending} columns={4}>
      <Stat
        label={t('total')}
        value={data?.total}
        note={data?.withdrawn ? t('withdrawn', { count: data.withdrawn }) : undefined}
        Icon={Files}
      />
      <Stat label={t('pending')} value={data?.pending} Icon={Hourglass} />
      <Stat label={t('approved')} value={data?.approved} Icon={CircleCheck} />
      <Stat
        label={t('messages')}
        value={data && (data.unreadMessages ?? 0)}
        note={t('unread')}
        Icon={Mail}
      />
    </StatGrid>
  );
}
