'use client';

import type { Side } from '@/components/shell/session/side';
import { SignedIn } from '@/components/shell/session/signed-in';
import { onDemand } from '@/components/ui/loading/on-demand';
import { PageSpinner } from '@/components/ui/loading/page-spinner';
import { isProfessional } from '@/lib/access/role';
import { useCurrentUser } from '@/lib/client/session/current-user';
import { RefreshPage } from './refresh-page';

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
