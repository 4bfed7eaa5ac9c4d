'use client';

import dynamic from 'next/dynamic';
import { RequireUser } from '@/components/auth/require-user';
import { ProfessionalHeader } from '@/components/claim-detail/professional-header';
import { PageMain } from '@/components/layout/page-main';
import { PageSpinner } from '@/components/ui/page-spinner';
import { CaseSettings } from './case-settings';

const AwaitingVerification = dynamic(
  async () => (await import('@/components/auth/awaiting-verification')).AwaitingVerification,
  { loading: () => <PageSpinner /> },
);

/** The facts of the case, for those who may change them. */
export function CasePage() {
  return (
    <RequireUser side="ip">
      {(user) =>
        user.status === 'pending' ? (
          <AwaitingVerification user={user} />
        ) : (
          <>
            <ProfessionalHeader user={user} />
            <PageMain width="reading">
              <CaseSettings />
            </PageMain>
          </>
        )
      }
    </RequireUser>
  );
}
