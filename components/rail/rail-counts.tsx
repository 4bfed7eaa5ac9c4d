'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useUser } from '@/components/shell/session/use-user';
import { may } from '@/lib/access/permissions';
import { usePolling } from '@/lib/client/live/live-state';
import { consoleQueries } from '@/lib/client/queries/console';
import { polling, queries } from '@/lib/client/queries/queries';
import type { Mark } from './rail-face';

export type Marks = Partial<Record<'desk' | 'post' | 'team', Mark>>;

/** Draws nothing: counts what calls for work at the places. What cannot be counted is left out. */
export function RailCounts({ onCounted }: { onCounted: (marks: Marks) => void }) {
  const t = useTranslations('rail.counts');
  const { role } = useUser();
  const interval = usePolling(polling.claims);
  const { data: desk } = useQuery({ ...consoleQueries.deskCounts({}), refetchInterval: interval });
  const { data: team } = useQuery({
    ...queries.professionals,
    enabled: may(role, 'professional.manage'),
  });
  useEffect(() => {
    const marks: Marks = {};
    if (desk) {
      const { overdue, to_verify: toVerify, transfers, toTell, tellOverdue } = desk;
      const told = t('desk', { overdue, toVerify, transfers });
      marks.desk = { count: overdue || toVerify, calm: overdue === 0, told };
      if (toTell > 0)
        marks.post = {
          count: toTell,
          calm: tellOverdue === 0,
          told: t('post', { count: toTell, overdue: tellOverdue }),
        };
    }
    const waiting = team?.filter(({ status }) => status === 'pending').length ?? 0;
    if (waiting > 0)
      marks.team = { count: waiting, calm: true, told: t('team', { count: waiting }) };
    onCounted(marks);
  }, [desk, team, t, onCounted]);
  return null;
}
