'use client';

import { useQuery } from '@tanstack/react-query';
import Users from 'lucide-react/icons/users';
import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { queries } from '@/lib/client/queries/queries';
import { OpenTeam } from './open-team';
import { showTeam, type TeamOverPage } from './team-address';

/** For those who manage the team: opens it, and says how many wait for approval. */
export function TeamManagement({ claims }: TeamOverPage) {
  const t = useTranslations('ip.team');
  const { data } = useQuery(queries.professionals);
  const waiting = data?.filter(({ status }) => status === 'pending').length ?? 0;
  return (
    <>
      <Button variant="secondary" onClick={() => showTeam('')}>
        <Users aria-hidden="true" />
        {t('open')}
        {waiting > 0 && (
          <Badge tone="yellow">
            <span aria-hidden="true">{waiting}</span>
            <span className="sr-only">{t('waiting', { count: waiting })}</span>
          </Badge>
        )}
      </Button>
      <OpenTeam claims={claims} />
    </>
  );
}
