'use client';

import type { RailIcons } from '@/components/rail/rail-icons';
import { SignedIn } from '@/components/shell/guard/signed-in';
import type { Side } from '@/components/shell/session/side';
import { onDemand } from '@/components/ui/loading/on-demand';
import { PageSpinner } from '@/components/ui/loading/page-spinner';
import { isProfessional } from '@/lib/access/role';
import { useCurrentUser } from '@/lib/client/session/current-user';
import type { ListRows } from '@/lib/reference/list-rows';

const ClaimantDashboard = onDemand(
  async () =>
    (await import('@/components/claimant-dashboard/claimant-dashboard')).ClaimantDashboard,
  { loading: PageSpinner },
);
const ProfessionalHome = onDemand(
  async () => (await import('./professional-home')).ProfessionalHome,
  { loading: PageSpinner },
);

const RefreshPage = onDemand(async () => (await import('./refresh-page')).RefreshPage, {
  loading: PageSpinner,
});

interface DashboardProps {
  /** For which the server drew the page, if any. */
  side: Side | undefined;
  /** How many claims a page of a professional's list has. */
  rows: ListRows;
  /** Of a professional's rail. */
  icons?: RailIcons;
}

/** The dashboard of whoever is signed in. */
export function Dashboard({ side, rows, icons }: DashboardProps) {
  const current = useCurrentUser();
  if (current.state !== 'known') return <PageSpinner />;
  const { user } = current;
  if (side !== (isProfessional(user.role) ? 'ip' : 'claimant')) return <RefreshPage />;
  return (
    <SignedIn user={user}>
      {side === 'ip' ? <ProfessionalHome rows={rows} icons={icons} /> : <ClaimantDashboard />}
    </SignedIn>
  );
}
