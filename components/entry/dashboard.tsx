'use client';

import dynamic from 'next/dynamic';
import type { Side } from '@/components/shell/session/side';
import { SignedIn } from '@/components/shell/session/signed-in';
import { PageSpinner } from '@/components/ui/loading/page-spinner';
import { isProfessional } from '@/lib/access/permissions';
import { useCurrentUser } from '@/lib/client/session/current-user';
import { RefreshPage } from './refresh-page';

const loading = () => <PageSpinner />;

const ClaimantDashboard = dynamic(
  async () =>
    (await import('@/components/claimant-dashboard/claimant-dashboard')).ClaimantDashboard,
  { loading },
);
const IpDashboard = dynamic(
  async () => (await import('@/components/ip-dashboard/ip-dashboard')).IpDashboard,
  { loading },
);

/** The dashboard of whoever is signed in. `side` is the one the server drew the page for, if any. */
export function Dashboard({ side }: { side: Side | undefined }) {
  const current = useCurrentUser();
  if (current.state !== 'known') return <PageSpinner />;
  const { user } = current;
  if (side !== (isProfessional(user.role) ? 'ip' : 'claimant')) return <RefreshPage />;
  return <SignedIn user={user}>{side === 'ip' ? <IpDashboard /> : <ClaimantDashboard />}</SignedIn>;
}
