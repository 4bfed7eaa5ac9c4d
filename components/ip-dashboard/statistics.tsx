'use client';

import { useQuery } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Files from 'lucide-react/icons/files';
import Hourglass from 'lucide-react/icons/hourglass';
import UserRoundCheck from 'lucide-react/icons/user-round-check';
import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { CallFailure } from '@/components/claims/call-failure';
import { Stat } from '@/components/claims/stat';
import { StatGrid } from '@/components/claims/stat-grid';
import { reachOf } from '@/lib/access/permissions';
import type { Role } from '@/lib/access/role';
import { queries } from '@/lib/client/queries/queries';

type StatisticsProps = {
  role: Role;
  mine: ComponentProps<typeof Stat>['value'];
};

export function Statistics({ role, mine }: StatisticsProps) {
  const t = useTranslations('ip.statistics');
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
  const all = reachOf(role, 'statistics.read') === 'any' ? t('total') : t('assigned');
  return (
    <StatGrid label={t('label')} loading={isPending} columns={5}>
      <Stat
        label={all}
        value={data?.total}
        note={data?.withdrawn ? t('withdrawn', { count: data.withdrawn }) : undefined}
        Icon={Files}
      />
      <Stat label={t('pending')} value={data?.pending} Icon={Hourglass} />
      <Stat label={t('approved')} value={data?.approved} Icon={CircleCheck} />
      <Stat label={t('rejected')} value={data && (data.rejected ?? 0)} Icon={CircleX} />
      <Stat label={t('assigned')} value={mine} note={t('onThisPage')} Icon={UserRoundCheck} />
    </StatGrid>
  );
}
