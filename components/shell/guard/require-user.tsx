'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect } from 'react';
import { Failure } from '@/components/shell/failure';
import type { Side } from '@/components/shell/session/side';
import { SignedIn } from '@/components/shell/session/signed-in';
import { PageSpinner } from '@/components/ui/loading/page-spinner';
import { paths } from '@/lib/client/paths';
import { queries } from '@/lib/client/queries';
import { useCurrentUser, useToken } from '@/lib/client/session/current-user';

interface RequireUserProps {
  /** Whose page it is: decides where an anonymous visitor signs in. */
  side: Side;
  children: ReactNode;
}

/** Draws its children for the signed-in person; sends anybody else to sign in and back here. */
export function RequireUser({ side, children }: RequireUserProps) {
  const current = useCurrentUser();
  const token = useToken();
  // Asked while it is asked who one is: professionals' pages wait for both, see require-active-professional.tsx.
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
    return <SignedIn user={current.user}>{children}</SignedIn>;
  }
  if (current.state === 'failed') return <Failure digest={undefined} onRetry={current.retry} />;
  return <PageSpinner />;
}
