'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useState } from 'react';
import { CallFailure } from '@/components/claims/call-failure';
import { useUser } from '@/components/shell/session/use-user';
import { type KeptDraft, keptDrafts } from '@/lib/client/on-device/drafts';
import { queries } from '@/lib/client/queries/queries';
import { DraftsCard } from './drafts-card';
import { withKept } from './kept-list';

/** The claims that this person has begun; nothing when there are none. */
export function Drafts() {
  const t = useTranslations('drafts');
  const client = useQueryClient();
  const drafts = useQuery(queries.drafts);
  const kept = useKept(
    useUser().id,
    useCallback(() => void client.invalidateQueries(queries.drafts), [client]),
  );
  const begun = withKept(drafts.data ?? [], kept, isUnsent);
  if (begun.length > 0) return <DraftsCard drafts={begun} unsent={kept.some(isUnsent)} />;
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

const isUnsent = ({ unsaved }: KeptDraft) => unsaved;

/**
 * This person's drafts on this device. Sends what the server does not have when the page opens and when the network is back,
 * and then calls `onSent`.
 */
function useKept(userId: string, onSent: () => void) {
  const [kept, setKept] = useState<KeptDraft[]>([]);
  const look = useCallback(async () => {
    const found = await keptDrafts(userId);
    setKept(found);
    return found.some(isUnsent);
  }, [userId]);

  useEffect(() => {
    let left = false;
    async function send() {
      if (!(await look()) || left) return;
      const sent = await import('./send-unsent')
        .then(({ sendUnsent }) => sendUnsent(userId))
        // Without a network: once it is back.
        .catch(() => 0);
      if (left || sent === 0) return;
      await look();
      onSent();
    }
    void send();
    window.addEventListener('online', send);
    return () => {
      left = true;
      window.removeEventListener('online', send);
    };
  }, [userId, look, onSent]);

  return kept;
}
