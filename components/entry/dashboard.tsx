'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useState, useTransition } from 'react';
import { Failure } from '@/components/shell/failure';
import { SignedIn } from '@/components/shell/guard/signed-in';
import type { Side } from '@/components/shell/session/side';
import { onDemand } from '@/components/ui/loading/on-demand';
import { PageSpinner } from '@/components/ui/loading/page-spinner';
import { isProfessional } from '@/lib/access/role';
import { queries } from '@/lib/client/queries/queries';
import { useCurrentUser } from '@/lib/client/session/current-user';

const ClaimantDashboard = onDemand(
  async () =>
    (await import('@/components/claimant-dashboard/claimant-dashboard')).ClaimantDashboard,
  { loading: PageSpinner },
);
const IpDashboard = onDemand(
  async () => (await import('@/components/ip-dashboard/ip-dashboard')).IpDashboard,
  { loading: PageSpinner },
);

/** The dashboard of whoever is signed in. `side` is the one the server drew the page for, if any. */
export function Dashboard({ side }: { side: Side | undefined }) {
  const current = useCurrentUser();
  if (current.state !== 'known') return <PageSpinner />;
  const { user } = current;
  if (side !== (isProfessional(user.role) ? 'ip' : 'claimant')) return <RefreshPage />;
  return <SignedIn user={user}>{side === 'ip' ? <IpDashboard /> : <ClaimantDashboard />}</SignedIn>;
}

/**
 * Has the page drawn again, once, for the person who is signed in by now. Asking who they are
 * renews the cookie that the server draws pages by.
 */
function RefreshPage() {
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
