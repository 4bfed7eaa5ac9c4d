'use client';

import { ChatDialog } from '@/components/chat/chat-button';
import { Drafts } from '@/components/drafts/drafts';
import { ImportDialog } from '@/components/import/import-button';
import { UnprovenAddress } from '@/components/shell/account/unproven-address';
import { PageMain } from '@/components/shell/page-main';
import { useAhead, useTouched } from '@/components/ui/loading/use-ahead';
import { DashboardHeader } from './dashboard-header';
import { Deadline } from './deadline';
import { MyClaims } from './my-claims';
import { Statistics } from './statistics';

const partsNext = [ChatDialog, ImportDialog];

/** A claimant's own claims: how they stand, and the way to each and to a new one. */
export function ClaimantDashboard() {
  useAhead(partsNext, useTouched());
  return (
    <>
      <DashboardHeader />
      <PageMain>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:gap-6">
          <UnprovenAddress />
          <Deadline />
          <Statistics />
          <Drafts />
          <MyClaims />
        </div>
      </PageMain>
    </>
  );
}
