'use client';

import { RequireActiveProfessional } from '@/components/shell/guard/require-active-professional';
import { PageMain } from '@/components/shell/page-main';
import { DashboardHeader } from './dashboard-header';
import { IpClaims } from './ip-claims';
import { SecondFactorPrompt } from './second-factor-prompt';

/** Where an insolvency professional works: the claims they may see, and what is to be done. */
export function IpDashboard() {
  return (
    <RequireActiveProfessional>
      <DashboardHeader />
      <PageMain width="whole" compact>
        <SecondFactorPrompt />
        <IpClaims />
      </PageMain>
    </RequireActiveProfessional>
  );
}
