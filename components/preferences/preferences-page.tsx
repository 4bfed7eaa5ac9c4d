'use client';

import { RequireUser } from '@/components/auth/guard/require-user';
import { ClaimantHeader } from '@/components/claim-detail/claimant-header';
import { ProfessionalHeader } from '@/components/claim-detail/professional-header';
import { PageMain } from '@/components/shell/page-main';
import { PreferencesCard } from './preferences-card';

type PreferencesPageProps = { side: 'claimant' | 'ip' };

/** What a person chooses for themselves. */
export function PreferencesPage({ side }: PreferencesPageProps) {
  return (
    <RequireUser side={side}>
      {(user) => (
        <>
          {side === 'ip' ? <ProfessionalHeader user={user} /> : <ClaimantHeader user={user} />}
          <PageMain width="reading">
            <PreferencesCard user={user} />
          </PageMain>
        </>
      )}
    </RequireUser>
  );
}
