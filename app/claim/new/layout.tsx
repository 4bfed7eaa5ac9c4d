import type { ReactNode } from 'react';
import { WizardHeader } from '@/components/claim-wizard/wizard-header';
import { ReadyForNoNetwork } from '@/components/offline/ready-for-no-network';
import { ClaimantFrame } from '@/components/shell/case/claimant-frame';
import { RequireUser } from '@/components/shell/guard/require-user';
import { PageMain } from '@/components/shell/page-main';
import { answer, FirstData } from '@/components/shell/session/first-data';
import { queries } from '@/lib/client/queries/queries';
import { firstReads } from '@/lib/http/pages/first-reads';

export default function NewClaimLayout({ children }: { children: ReactNode }) {
  return (
    <FirstData of={[answer(queries.me, firstReads.me())]}>
      <ClaimantFrame>
        <ReadyForNoNetwork />
        <WizardHeader />
        <PageMain width="reading">
          <RequireUser side="claimant">{children}</RequireUser>
        </PageMain>
      </ClaimantFrame>
    </FirstData>
  );
}
