'use client';

import dynamic from 'next/dynamic';
import { nothing } from '@/components/ui/nothing';
import { PageSpinner } from '@/components/ui/page-spinner';
import { isProfessional } from '@/lib/access/permissions';
import { useCurrentUser } from '@/lib/client/session/current-user';
import { Redraw } from './redraw';

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
const LiveUpdates = dynamic(
  async () => (await import('@/components/shell/live-updates')).LiveUpdates,
  { loading: nothing },
);

/** The dashboard of whoever is signed in. `side` is the one the server drew the page for, if any. */
export function Dashboard({ side }: { side: 'claimant' | 'ip' | undefined }) {
  const current = useCurrentUser();
  if (current.state !== 'known') return <PageSpinner />;
  const { user } = current;
  if (side !== (isProfessional(user.role) ? 'ip' : 'claimant')) return <Redraw />;
  return (
    <>
      {side === 'ip' ? <IpDashboard user={user} /> : <ClaimantDashboard user={user} />}
      {user.status === 'active' && <LiveUpdates />}
    </>
  );
}
