'use client';

import { PageMain } from '@/components/layout/page-main';
import type { PresentedUser } from '@/lib/users/present';
import { Console } from './console';
import { IpHeader } from './ip-header';

/** The desk of an insolvency professional: the claims they may see, and what is to be done. */
export function IpDashboard({ user }: { user: PresentedUser }) {
  return (
    <>
      <IpHeader user={user} />
      <PageMain>
        <Console user={user} />
      </PageMain>
    </>
  );
}
