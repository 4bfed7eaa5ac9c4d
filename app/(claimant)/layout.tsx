import type { ReactNode } from 'react';
import { ReadyForNoNetwork } from '@/components/offline/ready-for-no-network';
import { ClaimantFrame } from '@/components/shell/case/claimant-frame';
import { RequireUser } from '@/components/shell/guard/require-user';
import { ClaimantHeader } from '@/components/shell/header/claimant-header';
import { answer, FirstData } from '@/components/shell/session/first-data';
import { queries } from '@/lib/client/queries/queries';
import { firstReads } from '@/lib/http/pages/first-reads';

export default function ClaimantLayout({ children }: { children: ReactNode }) {
  return (
    <FirstData of={[answer(queries.me, firstReads.me())]}>
      <ClaimantFrame>
        <RequireUser side="claimant">
          <ReadyForNoNetwork />
          <ClaimantHeader />
          {children}
        </RequireUser>
      </ClaimantFrame>
    </FirstData>
  );
}
