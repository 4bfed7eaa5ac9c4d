'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useState } from 'react';
import { CallFailure } from '@/components/claims/call-failure';
import { useUser } from '@/components/shell/session/signed-in';
import { type KeptDraft, keptDrafts } from '@/lib/client/kept/drafts';
import { queries } from '@/lib/client/queries';
import { DraftsCard } from './drafts-card';

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

/**
 * The drafts of this person that this device keeps and the server does not have yet. They are sent when the page opens and
 * when the network is back; `onSent` is called when something was.
 */
function useUnsent(userId: string, onSent: () => void) {
  const [unsent, setUnsent] = useState<KeptDraft[]>([]);
  const look = useCallback(async () => {
    const found = (await keptDrafts(userId)).filter(({ unsaved }) => unsaved);
    setUnsent(found);
    return found;
  }, [userId]);

  useEffect(() => {
    let left = false;
    async function send() {
      if ((await look()).length === 0 || left) return;
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

  return unsent;
}
