import type { ReactNode } from 'react';
import { WizardHeader } from '@/components/claim-wizard/wizard-header';
import { RequireUser } from '@/components/shell/guard/require-user';
import { PageMain } from '@/components/shell/page-main';

export default function NewClaimLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <WizardHeader />
      <PageMain width="reading">
        <RequireUser side="claimant">{children}</RequireUser>
      </PageMain>
    </>
  );
}
