'use client';

import { useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { Fragment, type ReactNode, useEffect } from 'react';
import { Failure } from '@/components/shell/failure';
import { nothing } from '@/components/ui/nothing';
import { PageSpinner } from '@/components/ui/page-spinner';
import { paths } from '@/lib/client/paths';
import { queries } from '@/lib/client/queries';
import { useCurrentUser, useToken } from '@/lib/client/session/current-user';
import type { PresentedUser } from '@/lib/identity/accounts/present';

const LiveUpdates = dynamic(
  async () => (await import('@/components/shell/live-updates')).LiveUpdates,
  { loading: nothing },
);

interface RequireUserProps {
  /** Whose page it is: decides where an anonymous visitor signs in. */
  side: 'claimant' | 'ip';
  children: (user: PresentedUser) => ReactNode;
}

/** Draws its children for the signed-in person; sends anybody else to sign in and back here. */
export function RequireUser({ side, children }: RequireUserProps) {
  const current = useCurrentUser();
  const token = useToken();
  // Asked while it is asked who one is: professionals' pages wait for both, see let-in.tsx.
  useQuery({ ...queries.security, enabled: side === 'ip' && Boolean(token) });
  const router = useRouter();
  const anonymous = current.state === 'anonymous';
  useEffect(() => {
    if (!anonymous) return;
    const here = `${window.location.pathname}${window.location.search}`;
    const login = side === 'ip' ? paths.ipLogin : paths.login;
    router.replace(`${login}?next=${encodeURIComponent(here)}`);
  }, [anonymous, router, side]);
  if (current.state === 'known') {
    const { user } = current;
    return (
      <Fragment key={user.id}>
        {children(user)}
        {user.status === 'active' && <LiveUpdates />}
      </Fragment>
    );
  }
  if (current.state === 'failed') return <Failure digest={undefined} onRetry={current.retry} />;
  return <PageSpinner />;
}
