'use client';

import { Drafts } from '@/components/drafts/drafts';
import { UnprovenAddress } from '@/components/shell/account/unproven-address';
import { PageMain } from '@/components/shell/page-main';
import { DashboardHeader } from './dashboard-header';
import { MyClaims } from './my-claims';
import { Statistics } from './statistics';

/** A claimant's own claims: how they stand, and the way to each and to a new one. */
export function ClaimantDashboard() {
  return (
    <>
      <DashboardHeader />
      <PageMain>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:gap-6">
          <UnprovenAddress />
          <Statistics />
          <Drafts />
          <MyClaims />
        </div>
      </PageMain>
    </>
  );
}
