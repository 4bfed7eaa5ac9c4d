'use client';

import dynamic from 'next/dynamic';
import { PageMain } from '@/components/layout/page-main';
import { nothing } from '@/components/ui/nothing';
import { PageSpinner } from '@/components/ui/page-spinner';
import type { PresentedUser } from '@/lib/users/present';
import { Console } from './console';
import { IpHeader } from './ip-header';

const AwaitingVerification = dynamic(
  async () => (await import('@/components/auth/awaiting-verification')).AwaitingVerification,
  { loading: () => <PageSpinner /> },
);

// In the browser alone: it asks what this browser session has put off.
const SecondFactorPrompt = dynamic(
  async () => (await import('./second-factor-prompt')).SecondFactorPrompt,
  { ssr: false, loading: nothing },
);

/** The desk of an insolvency professional: the claims they may see, and what is to be done. */
export function IpDashboard({ user }: { user: PresentedUser }) {
  if (user.status === 'pending') return <AwaitingVerification user={user} />;
  return (
    <>
      <IpHeader user={user} />
      <PageMain>
        <SecondFactorPrompt userId={user.id} />
        <Console user={user} />
      </PageMain>
    </>
  );
}
