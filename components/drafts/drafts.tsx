'use client';

import { useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { CallFailure } from '@/components/claims/call-failure';
import { renderNothing } from '@/components/ui/loading/render-nothing';
import { queries } from '@/lib/client/queries';

const DraftsCard = dynamic(async () => (await import('./drafts-card')).DraftsCard, {
  loading: renderNothing,
});

/** The claims that this person has begun; nothing when there are none. */
export function Drafts() {
  const t = useTranslations('drafts');
  const drafts = useQuery(queries.drafts);
  if (drafts.data && drafts.data.length > 0) return <DraftsCard drafts={drafts.data} />;
  if (!drafts.error || drafts.data) return null;
  return (
    <CallFailure
      title={t('failed')}
      error={drafts.error}
      retrying={drafts.isFetching}
      onRetry={() => void drafts.refetch()}
    />
  );
}
