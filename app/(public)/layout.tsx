import type { ReactNode } from 'react';
import { ClaimantFrame } from '@/components/shell/case/claimant-frame';
import { PublicHeader } from '@/components/shell/header/public-header';
import { Words } from '@/components/shell/language/words';
import { PageMain } from '@/components/shell/page-main';

/** Letters lead to these pages; they open with or without a sign-in. */
export default function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <ClaimantFrame>
      <PublicHeader />
      <PageMain width="narrow">
        <Words of={['auth', 'errors.judged']}>{children}</Words>
      </PageMain>
    </ClaimantFrame>
  );
}
