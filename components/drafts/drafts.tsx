'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { CallFailure } from '@/components/claims/call-failure';
import { useUser } from '@/components/shell/session/signed-in';
import { queries } from '@/lib/client/queries';
import { DraftsCard } from './drafts-card';
import { useUnsent } from './use-unsent';

/** The claims that this person has begun; nothing when there are none. */
export function Drafts() {
  const t = useTranslations('drafts');
  const client = useQueryClient();
  const drafts = useQuery(queries.drafts);
  const unsent = useUnsent(
    useUser().id,
    useCallback(() => void client.invalidateQueries(queries.drafts), [client]),
  );
  const saved = drafts.data ?? [];
  if (saved.length + unsent.length > 0) return <DraftsCard drafts={saved} unsent={unsent} />;
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
