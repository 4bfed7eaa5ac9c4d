'use client';

import { useQuery } from '@tanstack/react-query';
import Users from 'lucide-react/icons/users';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { onDemand } from '@/components/ui/loading/on-demand';
import { queries } from '@/lib/client/queries/queries';

const TeamDialog = onDemand(async () => (await import('./team-dialog')).TeamDialog, {
  close: ({ onClose }) => onClose(),
});

type TeamManagementProps = {
  /** How many of the listed claims each professional handles, by id. */
  assignedOnPage: Record<string, number>;
};

/** For those who manage the team: opens it, and says how many wait for approval. */
export function TeamManagement({ assignedOnPage }: TeamManagementProps) {
  const t = useTranslations('ip.team');
  const [open, setOpen] = useState(false);
  const { data } = useQuery(queries.professionals);
  const waiting = data?.filter(({ status }) => status === 'pending').length ?? 0;
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <Users aria-hidden="true" />
        {t('open')}
        {waiting > 0 && (
          <Badge tone="yellow">
            <span aria-hidden="true">{waiting}</span>
            <span className="sr-only">{t('waiting', { count: waiting })}</span>
          </Badge>
        )}
      </Button>
      {open && <TeamDialog assignedOnPage={assignedOnPage} onClose={() => setOpen(false)} />}
    </>
  );
}
