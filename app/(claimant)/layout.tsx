import type { ReactNode } from 'react';
import { RequireUser } from '@/components/shell/guard/require-user';
import { ClaimantHeader } from '@/components/shell/header/claimant-header';

export default function ClaimantLayout({ children }: { children: ReactNode }) {
  return (
    <RequireUser side="claimant">
      <ClaimantHeader />
      {children}
    </RequireUser>
  );
}
