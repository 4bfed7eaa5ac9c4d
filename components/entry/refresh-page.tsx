'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useState, useTransition } from 'react';
import { Failure } from '@/components/shell/failure';
import { PageSpinner } from '@/components/ui/loading/page-spinner';
import { queries } from '@/lib/client/queries/queries';

/**
 * Asks the server once for the page of the person who has signed in. Asking who they are renews the cookie by which the server
 * draws pages.
 */
export function RefreshPage() {
  const router = useRouter();
  const client = useQueryClient();
  const [asked, setAsked] = useState(false);
  const [refreshing, startRefreshing] = useTransition();

  const refresh = useCallback(async () => {
    await client.refetchQueries({ queryKey: queries.me.queryKey });
    startRefreshing(() => router.refresh());
    setAsked(true);
  }, [client, router]);

  useEffect(() => void refresh(), [refresh]);

  if (!asked || refreshing) return <PageSpinner />;
  return <Failure digest={undefined} onRetry={refresh} />;
}
