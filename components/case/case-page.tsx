'use client';

import { LetIn } from '@/components/auth/guard/let-in';
import { RequireUser } from '@/components/auth/guard/require-user';
import { ProfessionalHeader } from '@/components/claim-detail/professional-header';
import { PageMain } from '@/components/shell/page-main';
import { CaseSettings } from './case-settings';

/** The facts of the case, for those who may change them. */
export function CasePage() {
  return (
    <RequireUser side="ip">
      {(user) => (
        <LetIn user={user}>
          <ProfessionalHeader user={user} />
          <PageMain width="reading">
            <CaseSettings />
          </PageMain>
        </LetIn>
      )}
    </RequireUser>
  );
}
