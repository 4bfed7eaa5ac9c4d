'use client';

import { RequireUser } from '@/components/auth/require-user';
import { PageMain } from '@/components/layout/page-main';
import { StartWizard } from './start-wizard';

/** Files a new claim in four steps. */
export function ClaimWizard() {
  return (
    <PageMain width="reading">
      <RequireUser side="claimant">{(user) => <StartWizard user={user} />}</RequireUser>
    </PageMain>
  );
}
