'use client';

import dynamic from 'next/dynamic';
import { PageMain } from '@/components/layout/page-main';
import { PageSpinner } from '@/components/ui/page-spinner';
import type { PresentedUser } from '@/lib/users/present';
import { Console } from './console';
import { IpHeader } from './ip-header';
import { SecondFactorPrompt } from './second-factor-prompt';

const AwaitingVerification = dynamic(
  async () => (await import('@/components/auth/awaiting-verification')).AwaitingVerification,
  { loading: () => <PageSpinner /> },
);

/** The desk of an insolvency professional: the claims they may see, and what is to be done. */
export function IpDashboard({ user }: { user: PresentedUser }) {
  if (user.status === 'pending') return <AwaitingVerification user={user} />;
  return (
    <>
      <IpHeader user={user} />
      <PageMain>
        <SecondFactorPrompt user={user} />
        <Console user={user} />
      </PageMain>
    </>
  );
}
