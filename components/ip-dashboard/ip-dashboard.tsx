'use client';

import { LetIn } from '@/components/auth/guard/let-in';
import { PageMain } from '@/components/shell/page-main';
import type { PresentedUser } from '@/lib/identity/accounts/present';
import { Console } from './console';
import { IpHeader } from './ip-header';
import { SecondFactorPrompt } from './second-factor-prompt';

/** The desk of an insolvency professional: the claims they may see, and what is to be done. */
export function IpDashboard({ user }: { user: PresentedUser }) {
  return (
    <LetIn user={user}>
      <IpHeader user={user} />
      <PageMain>
        <SecondFactorPrompt userId={user.id} />
        <Console user={user} />
      </PageMain>
    </LetIn>
  );
}
