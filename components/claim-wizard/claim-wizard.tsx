'use client';

import { RequireUser } from '@/components/auth/guard/require-user';
import { PageMain } from '@/components/shell/page-main';
import { StartWizard } from './start-wizard';

/** Files a new claim in four steps. */
export function ClaimWizard() {
  return (
    <PageMain width="reading">
      <RequireUser side="claimant">{(user) => <StartWizard user={user} />}</RequireUser>
    </PageMain>
  );
}
