'use client';

import { RequireUser } from '@/components/auth/guard/require-user';
import { ClaimantHeader } from '@/components/claim-detail/claimant-header';
import { ProfessionalHeader } from '@/components/claim-detail/professional-header';
import { PageMain } from '@/components/shell/page-main';
import { SecurityCards } from './security-cards';

type SecurityPageProps = { side: 'claimant' | 'ip' };

/** What guards a person's account: second factor, devices, password, address. */
export function SecurityPage({ side }: SecurityPageProps) {
  return (
    <RequireUser side={side}>
      {(user) => (
        <>
          {side === 'ip' ? <ProfessionalHeader user={user} /> : <ClaimantHeader user={user} />}
          <PageMain width="reading">
            <SecurityCards user={user} />
          </PageMain>
        </>
      )}
    </RequireUser>
  );
}
